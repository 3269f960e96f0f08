/** Karibik, by Michail Antonow and Jens-Peter Schliemann: secret bribes for pirate ships that belong to nobody. */

import type { Emit, Game } from '@windward/core/contract.ts'
import { cover } from './cover.ts'
import { owing, questions } from './questions.ts'
import { ALLOCATIONS, allocate } from './rules/bribing.ts'
import { capture, handOver, steal, swap } from './rules/chests.ts'
import { bringHome } from './rules/delivering.ts'
import { finish, offerMoves, sail } from './rules/moving.ts'
import { whyNot } from './rules/refusals.ts'
import { answerCall, CALL_ANSWERS } from './rules/rounds.ts'
import { answerTie, TIE_ANSWERS } from './rules/ties.ts'
import { outcome } from './score.ts'
import { clone, type Moving, type State, setup } from './state.ts'
import { imagine, type View, view } from './view.ts'
import type { Action, Event, Options, Question } from './vocabulary.ts'

export type Karibik = Game<State, Action, View, Event, Options, Question>

const NONE: readonly never[] = []

export const karibik: Karibik = {
  id: 'karibik',
  rev: 1,
  stage: cover.stage,
  options: cover.options,
  seats: cover.seats,
  setup,

  questions,

  actions(s, seat) {
    const { step } = s
    switch (step.at) {
      case 'moving':
        return seat === step.seat ? offerMoves(s, step) : NONE
      case 'bribing':
        return ALLOCATIONS
      case 'tie':
        return owing(step.asked) & (1 << seat) ? TIE_ANSWERS : NONE
      case 'call':
        return owing(step.asked) & (1 << seat) ? CALL_ANSWERS : NONE
      case 'over':
        return NONE
    }
  },

  apply(s, seat, a, _rng, emit) {
    if (s.step.at === 'moving') return act(s, s.step, a, emit)
    switch (a.type) {
      case 'allocate':
        return allocate(s, seat, a.bribes, emit)
      case 'commit':
      case 'withhold':
        return answerTie(s, seat, a.type, emit)
      case 'endNow':
      case 'playOn':
        return answerCall(s, seat, a.type, emit)
      default:
        throw new Error('no ship is being moved')
    }
  },

  whyNot,
  clone,
  view,
  imagine,
  outcome,
}

/** With the ship that is being moved. */
function act(s: State, step: Moving, a: Action, emit?: Emit<Event>): void {
  switch (a.type) {
    case 'sail':
      return sail(s, step, a.to, emit)
    case 'capture':
      return capture(s, step, emit)
    case 'steal':
      return steal(s, step, a.from, emit)
    case 'swap':
      return swap(s, step, a.with, emit)
    case 'handOver':
      return handOver(s, step, a.to, emit)
    case 'deliver':
      return bringHome(s, step, step.ship, a.to, emit)
    case 'finish':
      return finish(s, step, emit)
    default:
      throw new Error('a ship is being moved')
  }
}
