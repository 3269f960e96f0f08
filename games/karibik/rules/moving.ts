/** The active player's turn with a ship: sail, and act in any order before, between and after. */

import type { Emit } from '@windward/core/contract.ts'
import { NEIGHBOURS } from '../board.ts'
import { type Moving, type State, shipAt } from '../state.ts'
import type { Action, Event, Space } from '../vocabulary.ts'
import { offerCapture, offerExchange } from './chests.ts'
import { offerDeliveries } from './delivering.ts'
import { nextShip } from './revealing.ts'

export function offerMoves(s: State, step: Moving): readonly Action[] {
  const actions: Action[] = []
  for (const space of NEIGHBOURS[s.ships[step.ship].at]) {
    const other = shipAt(s.ships, space)
    if (other !== undefined) offerExchange(s, step, other, actions)
    else if (step.left > 0) actions.push(SAIL[space])
  }
  offerCapture(s, step, actions)
  offerDeliveries(s, step, actions)
  actions.push(FINISH)
  return actions
}

export function sail(s: State, step: Moving, to: Space, emit?: Emit<Event>): void {
  const { ship, seat } = step
  const from = s.ships[ship].at
  s.ships[ship].at = to
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
