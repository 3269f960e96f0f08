/** What there is to fight for in a round: what each ship brings to whom, if somebody sails it so far. */

import type { Seat } from '@windward/core/contract.ts'
import { SHIPS } from '@windward/games/karibik/vocabulary.ts'
import { type Bribes, playOn, sailNext } from './round.ts'
import { routesFor, sailRoute } from './routes.ts'
import { cloneSea, type Sea, worth } from './sea.ts'

/** Gains by ship, mover and movement, and seat: what each seat gets if the mover sails this ship so far. */
export interface Stakes {
  readonly seats: number
  readonly gains: Float64Array
}

const FARTHEST = 5
const MOVEMENTS = FARTHEST + 1

export function stakeAt(seats: number, ship: number, mover: Seat, movement: number): number {
  return ((ship * seats + mover) * MOVEMENTS + movement) * seats
}

/** As if each ship moved alone from where all lie now. */
export function stakesOf(sea: Sea): Stakes {
  const stakes = newStakes(sea.seats)
  const now = worths(sea)
  for (let ship = 0; ship < SHIPS.length; ship++) addGains(stakes, sea, ship, now, 1, worths)
  return stakes
}

/** On average over rounds with these hands: each ship moves where the ones before it have left things, and those after it follow. */
export function stakesInPlay(sea: Sea, hands: readonly (readonly Bribes[])[]): Stakes {
  const stakes = newStakes(sea.seats)
  for (const bribes of hands) {
    const now = cloneSea(sea)
    const spent = bribes.map(() => false)
    for (let ship = 0; ship < SHIPS.length; ship++) {
      const ends = (then: Sea) => {
        playOn(then, { bribes, spent }, ship + 1)
        return worths(then)
      }
      addGains(stakes, now, ship, ends(cloneSea(now)), 1 / hands.length, ends)
      sailNext(now, bribes, spent, ship)
    }
  }
  return stakes
}

/** What the ships could bring to whoever sails them farthest, all together. */
export function roundValue({ seats, gains }: Stakes): number {
  let sum = 0
  for (let ship = 0; ship < SHIPS.length; ship++) {
    for (let mover = 0; mover < seats; mover++) sum += gains[stakeAt(seats, ship, mover, FARTHEST) + mover] / seats
  }
  return sum
}

function newStakes(seats: number): Stakes {
  return { seats, gains: new Float64Array(SHIPS.length * seats * MOVEMENTS * seats) }
}

/** What each seat has at the end by each movement of the ship, more than if it stays. */
function addGains(
  { seats, gains }: Stakes,
  sea: Sea,
  ship: number,
  staying: readonly number[],
  weight: number,
  ends: (then: Sea) => readonly number[],
): void {
  for (let mover = 0; mover < seats; mover++) {
    const routes = routesFor(sea, mover, ship, FARTHEST)
    let then = staying
    for (const [movement, route] of routes.entries()) {
      if (route !== routes[movement - 1]) {
        const after = cloneSea(sea)
        sailRoute(after, mover, ship, route)
        then = ends(after)
      }
      const at = stakeAt(seats, ship, mover, movement)
      for (let seat = 0; seat < seats; seat++) gains[at + seat] += weight * (then[seat] - staying[seat])
    }
  }
}

function worths(sea: Sea): readonly number[] {
  return Array.from({ length: sea.seats }, (_, seat) => worth(sea, seat))
}
