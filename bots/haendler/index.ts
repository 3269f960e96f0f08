/** The four who play Händler, from the one who carries the chests to the one who reads the sea. */

import type { Rng } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import type { State } from '@windward/games/haendler/state.ts'
import { bustChance, type View } from '@windward/games/haendler/view.ts'
import type { Action } from '@windward/games/haendler/vocabulary.ts'
import type { Ask, Minds } from '../contract.ts'
import { type Budget, type Knowledge, search } from '../search.ts'
import { NET } from './net.ts'
import { choose } from './policy.ts'
import { valueBy } from './value.ts'
import { BY_HAND } from './weights.ts'

/** One decision of a Deckhand in so many is any. */
const SLIP = 4
/** Whole turns that a search looks ahead, the current one included. */
const TURNS = 2
const HORIZON = 200

const value = valueBy(NET)

export const MINDS = {
  deckhand: (ask) => (ask.rng.int(SLIP) === 0 ? anyOf(ask) : byRule(ask)),
  mate: byRule,
  captain: (ask) => bySearch(ask, { playouts: 48, horizon: HORIZON }),
  admiral: (ask) => bySearch(ask, { playouts: 2500, horizon: HORIZON }),
} satisfies Minds

function anyOf(ask: Ask<unknown>): Action {
  const actions = ask.choices as readonly Action[]
  return actions[ask.rng.int(actions.length)]
}

/** The rule knows the exact chance of a bust, from all that is visible. */
function byRule(ask: Ask<unknown>): Action {
  const actions = ask.choices as readonly Action[]
  if (actions.length === 1) return actions[0]
  const view = ask.view as View
  const { busts, cards } = bustChance(view)
  const risk = cards === 0 ? 0 : busts / cards
  return choose(haendler.imagine(view, ask.rng), ask.seat, actions, BY_HAND, () => risk)
}

function bySearch(ask: Ask<unknown>, budget: Budget): Action {
  const actions = ask.choices as readonly Action[]
  if (actions.length === 1) return actions[0]
  const view = ask.view as View
  return search(knowledge(view.turn), view, ask.seat, actions, budget, ask.rng, ask.expired)
}

/** Everybody plays on by rule for some turns after this one; there the net says how things stand. */
export function knowledge(turn: number): Knowledge<State, Action, View> {
  const until = turn + TURNS
  return {
    imagine: haendler.imagine,
    clone: haendler.clone,
    apply: haendler.apply,
    step: (s, rng) => s.turn < until && stepByRule(s, rng),
    value,
  }
}

/** False where the game is over. */
export function stepByRule(s: State, rng: Rng): boolean {
  const [question] = haendler.questions(s)
  if (question === undefined) return false
  const seat: Seat = question.seat
  const actions = haendler.actions(s, seat) as readonly Action[]
  haendler.apply(s, seat, actions.length === 1 ? actions[0] : choose(s, seat, actions, BY_HAND), rng)
  return true
}
