/** Who will win, at the beginning of a round: what everybody has and may hope for counts the more, the nearer the end. */

import { THRESHOLDS } from '@windward/games/karibik/components.ts'
import { type Sea, worth } from './sea.ts'

/** By number of seats: what a thousand doubloons more are worth at the beginning, and how much more at the goal. */
export type Slopes = readonly [first: number, more: number]

export const SLOPES: Readonly<Record<number, Slopes>> = { 2: [0.025, 0.1], 3: [0.035, 0.1], 4: [0.075, 0.085] }

/** By seat; they add up to 1. */
export function sharesOf(sea: Sea, [first, more]: Slopes = SLOPES[sea.seats]): number[] {
  const slope = (first + more * nearnessOf(sea) ** 2) / 1000
  const chances = Array.from({ length: sea.seats }, (_, seat) => Math.exp(slope * worth(sea, seat)))
  const all = chances.reduce((a, b) => a + b)
  return chances.map((chance) => chance / all)
}

/** How near the richest is to the goal: from 0 to 1. */
function nearnessOf({ money, seats }: Sea): number {
  return Math.min(1, Math.max(...money) / THRESHOLDS[seats])
}
