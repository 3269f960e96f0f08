/** The four who sail in Merchants & Marauders. */

import type { State } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Topic } from '@windward/games/marauders/vocabulary.ts'
import type { Ask, Minds } from '../contract.ts'
import { type Foresight, lookAhead } from './ahead.ts'
import { judgement } from './judgement.ts'
import { choose } from './policy.ts'
import { standing } from './standing.ts'
import { BY_HAND, TUNED, type Weights } from './weights.ts'

/** One decision of a Deckhand in so many is any. */
const SLIP = 4

/** Thinks ahead by the Mate's own lights. */
export const CAPTAIN: Foresight = {
  playouts: 40,
  rounds: 2,
  breadth: 3,
  caution: 1,
  weights: BY_HAND,
  value: (s, seat) => standing(s, seat, BY_HAND),
}
/** Goes by what was tuned and learned, and looks at more. */
const ADMIRAL: Foresight = { playouts: 160, rounds: 2, breadth: 5, caution: 0.8, weights: TUNED, value: judgement }

export const MINDS = {
  deckhand: (ask) => (ask.rng.int(SLIP) === 0 ? anyOf(ask) : byRule(ask, BY_HAND)),
  mate: (ask) => byRule(ask, BY_HAND),
  captain: (ask) => bySearch(ask, CAPTAIN),
  admiral: (ask) => bySearch(ask, ADMIRAL),
} satisfies Minds

function anyOf(ask: Ask<unknown>): Action {
  const actions = ask.choices as readonly Action[]
  return actions[ask.rng.int(actions.length)]
}

/** A view is a table on which some cards lie face down: the rule looks at none of those. */
function byRule(ask: Ask<unknown>, w: Weights): Action {
  const actions = ask.choices as readonly Action[]
  return onlyAnswer(actions) ?? choose(ask.view as State, ask.seat, actions, w)
}

/** Questions on which it pays to think. */
const DEEP: ReadonlySet<string> = new Set<Topic>([
  'chooseShip',
  'turn',
  'merchant',
  'raid',
  'sell',
  'buy',
  'shipyard',
  'mission',
  'declare',
  'hit',
])

function bySearch(ask: Ask<unknown>, foresight: Foresight): Action {
  if (!DEEP.has(ask.question.ask)) return byRule(ask, foresight.weights)
  const actions = ask.choices as readonly Action[]
  const only = onlyAnswer(actions)
  return only ?? lookAhead(ask.view as View, ask.seat, actions, foresight, ask.rng, ask.expired)
}

/** The only answer there is, or a pass where nothing can be done but pass: no look at the table is needed. */
function onlyAnswer(actions: readonly Action[]): Action | undefined {
  if (actions.length === 1) return actions[0]
  return actions[0].type === 'pass' ? actions[0] : undefined
}
