/** Getting treasure chests: capture, steal, swap, hand over. One chest on a ship, and none goes overboard. */

import type { Emit } from '@windward/core/contract.ts'
import { CITY_AT } from '../board.ts'
import { CAPTURE_REWARD } from '../components.ts'
import { type Moving, type ShipState, type State, shipNamed } from '../state.ts'
import { type Action, type ByShip, type Chest, type Event, SHIPS, type Ship } from '../vocabulary.ts'
import { bringHome, isHavenInPlay } from './delivering.ts'

export function mayCapture(s: State, { at, cargo }: ShipState): boolean {
  const city = CITY_AT[at]
  return city !== undefined && cargo === undefined && s.ashore.includes(city)
}

export function capture(s: State, step: Moving, emit?: Emit<Event>): void {
  const { ship, seat } = step
  const chest = chestOf(CITY_AT[s.ships[ship].at])
  s.ashore.splice(s.ashore.indexOf(chest), 1)
  s.ships[ship].cargo = chest
  s.seats[seat].captured += CAPTURE_REWARD
  s.latestBooty = s.round
  emit?.({ type: 'captured', seat, ship, chest, doubloons: CAPTURE_REWARD })
}

/** What can be done with a ship on a neighbouring space, havens or not. */
export function offerExchange(s: State, step: Moving, other: Ship, actions: Action[]): void {
  const mine = shipNamed(s.ships, step.ship).cargo
  const theirs = shipNamed(s.ships, other).cargo
  if (theirs === undefined && (mine === undefined || !s.options.handOver)) return
  if (isRepetition(s, step, other)) return
  if (mine === undefined) actions.push(STEAL[other])
  else actions.push(theirs === undefined ? HAND_OVER[other] : SWAP[other])
}

export function steal(s: State, step: Moving, from: Ship, emit?: Emit<Event>): void {
  const { ship, seat } = step
  exchange(s, step, from)
  emit?.({ type: 'stolen', seat, ship, from, chest: chestOf(s.ships[ship].cargo) })
}

export function swap(s: State, step: Moving, other: Ship, emit?: Emit<Event>): void {
  const { ship, seat } = step
  exchange(s, step, other)
  const gave = chestOf(s.ships[other].cargo)
  emit?.({ type: 'swapped', seat, ship, with: other, gave, took: chestOf(s.ships[ship].cargo) })
}

export function handOver(s: State, step: Moving, to: Ship, emit?: Emit<Event>): void {
  const { ship, seat } = step
  const delivers = handingDelivers(s, ship, to)
  exchange(s, step, to)
  emit?.({ type: 'handedOver', seat, ship, to, chest: chestOf(s.ships[to].cargo) })
  if (delivers) bringHome(s, step, to, s.ships[to].at, emit)
}

/**
 * A ruling of ours: while a ship stays on a space it may not bring back an arrangement of chests that it has
 * changed there. Every arrangement that can be reached can be reached without, and no move goes round in circles.
 * A capture or a delivery changes which chests are aboard: nothing that comes after it is a repetition.
 */
export function isRepetition(s: State, step: Moving, other: Ship): boolean {
  if (step.past.length === 0 || handingDelivers(s, step.ship, other)) return false
  return step.past.includes(arrangement(s.ships, step.ship, other))
}

export const CAPTURE: Action = { type: 'capture' }
const STEAL = byShip((from) => ({ type: 'steal', from }))
const SWAP = byShip((other) => ({ type: 'swap', with: other }))
const HAND_OVER = byShip((to) => ({ type: 'handOver', to }))

function byShip(make: (ship: Ship) => Action): Readonly<ByShip<Action>> {
  const made = {} as ByShip<Action>
  for (const ship of SHIPS) made[ship] = make(ship)
  return made
}

/** Stealing, swapping and handing over are one: two ships exchange what they carry, be it nothing. */
function exchange(s: State, step: Moving, other: Ship): void {
  const mine = shipNamed(s.ships, step.ship)
  const theirs = shipNamed(s.ships, other)
  step.past.push(arrangement(s.ships, other, other))
  const chest = mine.cargo
  mine.cargo = theirs.cargo
  theirs.cargo = chest
}

/** Which ship carries what, with the cargoes of these two exchanged. */
function arrangement(ships: ByShip<ShipState>, one: Ship, other: Ship): string {
  let text = ''
  for (const ship of SHIPS) {
    const from = ship === one ? other : ship === other ? one : ship
    text += `${shipNamed(ships, from).cargo ?? ''},`
  }
  return text
}

function handingDelivers(s: State, ship: Ship, to: Ship): boolean {
  const isHanding = s.ships[ship].cargo !== undefined && s.ships[to].cargo === undefined
  return isHanding && s.options.handOverDelivers && isHavenInPlay(s, s.ships[to].at)
}

function chestOf(cargo: Chest | undefined): Chest {
  if (cargo === undefined) throw new Error('no chest is there')
  return cargo
}
