/** Looking ahead: the rule's best answers, tried in worlds that the view allows and played on for some rounds. */

import type { Rng } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import type { State } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'
import type { Knowledge } from '../search.ts'
import type { Light } from './light.ts'
import { choiceFor, choose } from './policy.ts'
import { standing } from './standing.ts'
import type { Weights } from './weights.ts'

/** Everybody plays on by rule until the given round; worlds and dice are the same for all actions compared. */
export function knowledge(until: number, w: Weights, light: Light): Knowledge<State, Action, View> {
  let seed = 0
  return {
    imagine(view, rng) {
      seed = rng.int(2 ** 21)
      return marauders.imagine(view, rng)
    },
    clone(s) {
      light.reset(seed)
      return marauders.clone(s)
    },
    apply: (s, seat, action) => marauders.apply(s, seat, action, light),
    step: (s) => s.round < until && stepByRule(s, w, light),
    value: (s, seat) => standing(s, seat, w),
  }
}

function stepByRule(s: State, w: Weights, rng: Rng): boolean {
  const [question] = marauders.questions(s)
  if (question === undefined) return false
  const { seat } = question
  marauders.apply(s, seat, choose(s, seat, marauders.actions(s, seat) as readonly Action[], w), rng)
  return true
}

/** The answers that the rule likes best, best first. */
export function candidates(s: State, seat: Seat, actions: readonly Action[], count: number, w: Weights): Action[] {
  const worthOf = choiceFor(s)(s, seat, w)
  const ranked = actions.map((action) => ({ action, worth: worthOf(action) }))
  ranked.sort((a, b) => b.worth - a.worth)
  return ranked.slice(0, count).map(({ action }) => action)
}
