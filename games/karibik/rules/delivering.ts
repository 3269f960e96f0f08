/** Delivering treasure chests to safety: whoever owns the haven is paid. */

import type { Emit } from '@windward/core/contract.ts'
import { chestValue, HAVEN_AT, NEIGHBOURS } from '../board.ts'
import { type Moving, playerOf, type ShipState, type State } from '../state.ts'
import type { Action, Event, Ship, Space } from '../vocabulary.ts'

export function mayDeliver(s: State, { at, cargo }: ShipState): boolean {
  return cargo !== undefined && (isHavenInPlay(s, at) || s.options.delivery !== 'in')
}

export function offerDeliveries(s: State, at: Space, actions: Action[]): void {
  if (isHavenInPlay(s, at)) actions.push(DELIVER[at])
  if (s.options.delivery === 'in') return
  for (const space of NEIGHBOURS[at]) if (isHavenInPlay(s, space)) actions.push(DELIVER[space])
}

/** The chest of this ship leaves the game for this haven. */
export function bringHome(s: State, { seat }: Moving, ship: Ship, haven: Space, emit?: Emit<Event>): void {
  const chest = s.ships[ship].cargo
  const colour = HAVEN_AT[haven]
  const owner = colour && playerOf(s.seats, colour)
  if (chest === undefined || owner === undefined) throw new Error('nothing to deliver, or nobody to deliver it to')
  const doubloons = chestValue(chest)
  s.ships[ship].cargo = undefined
  s.delivered.push(chest)
  if (owner === seat) s.seats[owner].delivered += doubloons
  else s.seats[owner].received += doubloons
  s.latestBooty = s.round
  emit?.({ type: 'delivered', seat, ship, haven, owner, chest, doubloons })
}

/** Havens of colours that nobody plays are plain sea. */
export function isHavenInPlay(s: State, space: Space): boolean {
  const colour = HAVEN_AT[space]
  return colour !== undefined && playerOf(s.seats, colour) !== undefined
}

const DELIVER: readonly Action[] = NEIGHBOURS.map((_, space) => ({ type: 'deliver', to: space }))
