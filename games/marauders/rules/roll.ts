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

/** A skill check (`rules/check.ts`): the frame that asks for it gets the dice. */
export function checkSkill(p: Play, seat: Seat, skill: Skill, why: RollReason): void {
  push(p, { type: 'check', asks: [], seat, skill, why, at: 'roll', again: false, dice: [] })
}
