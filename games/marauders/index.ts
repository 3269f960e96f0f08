/** Merchants & Marauders. */

import type { Game } from '@windward/core/contract.ts'
import { cover } from './cover.ts'
import type { Event } from './news.ts'
import { actions, answer, questions } from './rules/chapters.ts'
import { whyNot } from './rules/refusals.ts'
import { setUp } from './rules/setup.ts'
import { outcome } from './score.ts'
import { clone, type State } from './state.ts'
import { imagine, type View, view } from './view.ts'
import type { Action, Options, Question } from './vocabulary.ts'

export type Marauders = Game<State, Action, View, Event, Options, Question>

export const marauders: Marauders = {
  id: 'marauders',
  rev: 3,
  stage: cover.stage,
  options: cover.options,
  seats: cover.seats,
  setup: setUp,
  questions,
  actions,
  apply: (s, seat, action, rng, emit) => answer({ s, rng, emit }, seat, action),
  whyNot,
  clone,
  view,
  imagine,
  outcome,
}
