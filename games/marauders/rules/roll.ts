/** Ten dice with 1 to 4 and two skulls (p. 4). */

import { die } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { announce, type Play, push } from '../flow.ts'
import type { RollReason } from '../news.ts'
import { type Die, SKULL, type Skill, type Who } from '../vocabulary.ts'

export function roll(p: Play, count: number): Die[] {
  const rng = p.rng.stream('dice')
  const dice: Die[] = []
  for (let i = 0; i < count; i++) dice.push(Math.min(die(rng), SKULL))
  return dice
}

export function rollFor(p: Play, who: Who, why: RollReason, count: number): Die[] {
  const dice = roll(p, count)
  if (p.emit !== undefined) announce(p, { type: 'rolled', who, why, dice: [...dice] })
  return dice
}

/** In place. */
export function rollAgain(p: Play, dice: Die[], which: readonly number[]): void {
  const again = roll(p, which.length)
  for (const [i, n] of which.entries()) dice[n] = again[i]
}

export function successes(dice: readonly Die[]): number {
  let count = 0
  for (const d of dice) if (d === SKULL) count++
  return count
}

/** What decides between equal successes: the sum of the dice that failed. */
export function pips(dice: readonly Die[]): number {
  let sum = 0
  for (const d of dice) if (d !== SKULL) sum += d
  return sum
}

export function succeeded(dice: readonly Die[]): boolean {
  return dice.includes(SKULL)
}

/** Every choice of dice that differs by what they show, as places in the roll. */
export function subsets(dice: readonly Die[]): number[][] {
  let chosen = [0]
  for (let face = 1; face <= SKULL; face++) {
    const more: number[] = []
    for (let some of chosen) {
      more.push(some)
      for (let i = 0; i < dice.length; i++) {
        if (dice[i] !== face) continue
        some |= 1 << i
        more.push(some)
      }
    }
    chosen = more
  }
  return chosen.slice(1).map(placesIn)
}

/** A bit for each place that is chosen. */
function placesIn(chosen: number): number[] {
  const places: number[] = []
  for (let i = 0; chosen >> i > 0; i++) if (((chosen >> i) & 1) === 1) places.push(i)
  return places
}

/** A skill check (`rules/check.ts`): the frame that asks for it gets the dice. */
export function checkSkill(p: Play, seat: Seat, skill: Skill, why: RollReason): void {
  push(p, { type: 'check', asks: [], seat, skill, why, at: 'roll', again: false, dice: [] })
}
