/** The four who sail in Merchants & Marauders. */

import type { State } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Ask as Topic } from '@windward/games/marauders/vocabulary.ts'
import type { Ask, Minds } from '../contract.ts'
import { type Foresight, lookAhead } from './ahead.ts'
import { choose } from './policy.ts'
import { BY_HAND, type Weights } from './weights.ts'

/** One decision of a Deckhand in so many is any. */
const SLIP = 4
export const MINDS: Minds = {
  deckhand: (ask) => (ask.rng.int(SLIP) === 0 ? anyOf(ask) : byRule(ask)),
  mate: byRule,
  captain: (ask) => bySearch(ask, { playouts: 120, rounds: 2, breadth: 5, caution: 1 }),
}

function anyOf(ask: Ask<unknown>): Action {
  const actions = ask.choices as readonly Action[]
  return actions[ask.rng.int(actions.length)]
}

/** A view is a table on which some cards lie face down: the rule looks at none of those. */
function byRule(ask: Ask<unknown>): Action {
  const actions = ask.choices as readonly Action[]
  if (actions.length === 1) return actions[0]
  return choose(ask.view as State, ask.seat, actions, BY_HAND)
}

/** Questions on which it pays to think. */
const DEEP: ReadonlySet<string> = new Set<Topic>([
  'chooseShip',
  'turn',
  'merchant',
  'raid',
  'buy',
  'shipyard',
  'declare',
])

export function bySearch(ask: Ask<unknown>, foresight: Foresight, w: Weights = BY_HAND): Action {
  const actions = ask.choices as readonly Action[]
  if (actions.length === 1) return actions[0]
  if (!DEEP.has(ask.question.ask)) return choose(ask.view as State, ask.seat, actions, w)
  return lookAhead(ask.view as View, ask.seat, actions, foresight, w, ask.rng, ask.expired)
}
