/** The active player's turn with a ship: sail, and act in any order before, between and after. */

import type { Emit } from '@windward/core/contract.ts'
import { NEIGHBOURS } from '../board.ts'
import { FINISH, SAIL, sailAlone } from '../offers.ts'
import { isByItself, type Moving, type State, shipAt, shipNamed } from '../state.ts'
import type { Action, Event, Space } from '../vocabulary.ts'
import { CAPTURE, mayCapture, offerExchange } from './chests.ts'
import { mayDeliver, offerDeliveries } from './delivering.ts'
import { nextShip } from './revealing.ts'

export function offerMoves(s: State, step: Moving): readonly Action[] {
  const mine = shipNamed(s.ships, step.ship)
  const [captures, delivers] = [mayCapture(s, mine), mayDeliver(s, mine)]
  if (!captures && !delivers && isByItself(s.ships, mine.at)) return sailAlone(mine.at, step.left)
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
  const mine = shipNamed(s.ships, step.ship)
  const from = mine.at
  mine.at = to
  step.left -= 1
  if (step.past.length > 0) step.past = []
  emit?.({ type: 'sailed', seat: step.seat, ship: step.ship, from, to })
}

/** Movement that is left over is lost. */
export function finish(s: State, step: Moving, emit?: Emit<Event>): void {
  emit?.({ type: 'finished', seat: step.seat, ship: step.ship })
  nextShip(s, step.ship, emit)
}
