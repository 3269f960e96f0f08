/** The active player's turn with a ship: sail, and act in any order before, between and after. */

import type { Emit } from '@windward/core/contract.ts'
import { NEIGHBOURS } from '../board.ts'
import { isByItself, type Moving, type State, shipAt, shipNamed } from '../state.ts'
import type { Action, Event, Space } from '../vocabulary.ts'
import { CAPTURE, mayCapture, offerExchange } from './chests.ts'
import { mayDeliver, offerDeliveries } from './delivering.ts'
import { nextShip } from './revealing.ts'

export function offerMoves(s: State, step: Moving): readonly Action[] {
  const mine = shipNamed(s.ships, step.ship)
  const [captures, delivers] = [mayCapture(s, mine), mayDeliver(s, mine)]
  // A ship by herself has the same offers each time: made once, a random game takes an eighth less time.
  if (!captures && !delivers && isByItself(s.ships, mine.at)) {
    return step.left > 0 ? SAIL_OR_FINISH[mine.at] : JUST_FINISH
  }
  const actions: Action[] = []
  for (const space of NEIGHBOURS[mine.at]) {
    const other = shipAt(s.ships, space)
    if (other !== undefined) offerExchange(s, step, other, actions)
    else if (step.left > 0) actions.push(SAIL[space])
  }
  if (captures) actions.push(CAPTURE)
  if (delivers) offerDeliveries(s, mine.at, actions)
  actions.push(FINISH)
  return actions
}

export function sail(s: State, step: Moving, to: Space, emit?: Emit<Event>): void {
  const { ship, seat } = step
  const mine = shipNamed(s.ships, ship)
  const from = mine.at
  mine.at = to
  step.left -= 1
  if (step.past.length > 0) step.past = []
  emit?.({ type: 'sailed', seat, ship, from, to })
}

/** Movement that is left over is lost. */
export function finish(s: State, step: Moving, emit?: Emit<Event>): void {
  emit?.({ type: 'finished', seat: step.seat, ship: step.ship })
  nextShip(s, step.ship, emit)
}

const SAIL: readonly Action[] = NEIGHBOURS.map((_, space) => ({ type: 'sail', to: space }))
const FINISH: Action = { type: 'finish' }
const JUST_FINISH: readonly Action[] = [FINISH]
const SAIL_OR_FINISH = NEIGHBOURS.map((near): readonly Action[] => [...near.map((space) => SAIL[space]), FINISH])
