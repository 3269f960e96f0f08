/** Plays a round to its end as everybody would who looks one ship ahead, and says how things stand then. */

import type { Seat } from '@windward/core/contract.ts'
import { THRESHOLDS } from '@windward/games/karibik/components.ts'
import { tieBreakerOf } from '@windward/games/karibik/rules/bribing.ts'
import { type Card, SHIPS, THIEF } from '@windward/games/karibik/vocabulary.ts'
import { bestRoute, sailRoute } from './routes.ts'
import { NONE, type Sea, worth } from './sea.ts'

export type Bribes = readonly Card[]

/** Bribes of all seats, and who has spent the tie-breaker. */
export interface Hands {
  readonly bribes: readonly Bribes[]
  readonly spent: readonly boolean[]
}

/** From this ship on. */
export function playOn(sea: Sea, hands: Hands, from: number): void {
  const spent = [...hands.spent]
  for (let ship = from; ship < SHIPS.length; ship++) sailNext(sea, hands.bribes, spent, ship)
}

/** This ship alone; notes who spends the tie-breaker on it. */
export function sailNext(sea: Sea, bribes: readonly Bribes[], spent: boolean[], ship: number): void {
  const won = winnerOf(bribes, spent, ship)
  if (won !== undefined) sailRoute(sea, won.seat, ship, bestRoute(sea, won.seat, ship, won.movement))
}

/** After a round: doubloons had and hoped for; if the game is over, whoever has won has won. */
export function standing(sea: Sea, seat: Seat, supply: number): number {
  const value = worth(sea, seat)
  if (!isOver(sea, supply)) return value
  const mine = sea.money[seat]
  const rival = Math.max(...sea.money.filter((_, other) => other !== seat))
  return value + Math.sign(mine - rival) * VICTORY
}

/** More than any chest. */
const VICTORY = 20_000

/** By the end of a round. */
export function isOver(sea: Sea, supply: number): boolean {
  if (sea.money.some((money) => money >= THRESHOLDS[sea.seats])) return true
  return supply === 0 && sea.ashore === 0 && sea.cargo.every((chest) => chest === NONE)
}

/** Whoever is tied and can shows the tie-breaker. */
function winnerOf(
  bribes: readonly Bribes[],
  spent: boolean[],
  ship: number,
): { readonly seat: Seat; readonly movement: number } | undefined {
  let high: Card = THIEF
  let thieves = 0
  for (const { [ship]: bid } of bribes) {
    if (bid > high) high = bid
    if (bid === THIEF) thieves += 1
  }
  const tied = bribes.flatMap((own, seat) => (own[ship] === high ? [seat] : []))
  let [winner] = tied
  if (tied.length > 1) {
    const able = tied.filter((seat) => !spent[seat])
    let best: number = Number.NEGATIVE_INFINITY
    winner = NONE
    for (const seat of able) {
      const card = tieBreakerOf(bribes[seat])
      spent[seat] = true
      if (card === THIEF) thieves += 1
      if (card === best) winner = NONE
      else if (card > best) {
        best = card
        winner = seat
      }
    }
    if (winner === NONE) return undefined
  }
  const own = high === THIEF ? 1 : 0
  return { seat: winner, movement: Math.max(0, high - (thieves - own)) }
}
