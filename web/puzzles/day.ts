/** The puzzle of the day: by the date alone, so that everybody has the same, with or without a network. */

import type { Puzzle } from '@windward/analysis/book.ts'
import { BOOKED } from '@windward/analysis/books.ts'
import type { GameId } from '@windward/games/catalogue.ts'

const DAY = 86_400_000

/** Days are counted by the calendar on the wall, whatever the hour and wherever it hangs. */
export function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY
}

/** The games take turns. */
export function gameOfDay(day: number, games: readonly GameId[] = BOOKED): GameId {
  return games[day % games.length]
}

export function puzzleOfDay(day: number, puzzles: readonly Puzzle[], games: readonly GameId[] = BOOKED): Puzzle {
  return walk(puzzles)[Math.floor(day / games.length) % puzzles.length]
}

/** All of them, each far from its neighbours in the book: those may be of one game. */
export function walk(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const stride = strideOf(puzzles.length)
  return puzzles.map((_, i) => puzzles[(i * stride) % puzzles.length])
}

/** By the golden ratio; without a common divisor, none is left out. */
function strideOf(n: number): number {
  let stride = Math.max(1, Math.round(n * 0.618))
  while (divisor(stride, n) > 1) stride += 1
  return stride
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}
