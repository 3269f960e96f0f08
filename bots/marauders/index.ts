/** The four who sail in Merchants & Marauders. */

import type { State } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Ask as Topic } from '@windward/games/marauders/vocabulary.ts'
import type { Ask, Minds } from '../contract.ts'
import { search } from '../search.ts'
import { candidates, knowledge } from './ahead.ts'
import { Light } from './light.ts'
import { choose } from './policy.ts'
import { BY_HAND } from './weights.ts'

/** One decision of a Deckhand in so many is any. */
const SLIP = 4
/** Steps of a playout, should a round never end. */
const HORIZON = 400

export interface Foresight {
  readonly playouts: number
  /** Rounds played on, the current one included. */
  readonly rounds: number
  /** Answers compared. */
  readonly breadth: number
}

export const MINDS: Minds = {
  deckhand: (ask) => (ask.rng.int(SLIP) === 0 ? anyOf(ask) : byRule(ask)),
  mate: byRule,
  captain: (ask) => bySearch(ask, { playouts: 120, rounds: 2, breadth: 5 }),
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

export function bySearch(ask: Ask<unknown>, { playouts, rounds, breadth }: Foresight): Action {
  const actions = ask.choices as readonly Action[]
  if (actions.length === 1) return actions[0]
  if (!DEEP.has(ask.question.ask)) return byRule(ask)
  const view = ask.view as View
  const few = candidates(view, ask.seat, actions, breadth, BY_HAND)
  const know = knowledge(view.round + rounds, BY_HAND, light)
  return search(know, view, ask.seat, few, { playouts, horizon: HORIZON }, ask.rng, ask.expired)
}

const light = new Light()
