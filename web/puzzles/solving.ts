/** Which puzzles somebody has solved, kept in the browser. */

import type { Puzzle } from '@windward/analysis/book.ts'
import type { GameId } from '@windward/games/catalogue.ts'

/** Solved at the first try, at a later one, or not yet. */
export const ATTEMPTS = ['first', 'later', 'missed'] as const
export type Attempt = (typeof ATTEMPTS)[number]

export interface Solving {
  /** By game and name of the puzzle, in the order in which they were first tried. */
  readonly attempts: Readonly<Record<string, Attempt>>
  /** By day: whether its puzzle was solved at the first try. */
  readonly days: Readonly<Record<string, boolean>>
}

const KEY = 'windward.puzzles'

export function keptSolving(): Solving {
  try {
    const { attempts, days }: Partial<Solving> = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return {
      attempts: only(attempts, (attempt) => ATTEMPTS.includes(attempt as Attempt)),
      days: only(days, (isSolved) => typeof isSolved === 'boolean'),
    }
  } catch {
    return { attempts: {}, days: {} }
  }
}

export function keepSolving(solving: Solving): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(solving))
  } catch {
    // A browser that keeps nothing begins anew next time.
  }
}

export function attemptOf({ attempts }: Solving, game: GameId, puzzle: Puzzle): Attempt | undefined {
  return attempts[keyOf(game, puzzle)]
}

/** The first try counts, of a puzzle and of a day. */
export function tried(solving: Solving, game: GameId, puzzle: Puzzle, isSolved: boolean, day?: number): Solving {
  const { attempts, days } = solving
  const before = attemptOf(solving, game, puzzle)
  const attempt =
    before === undefined ? (isSolved ? 'first' : 'missed') : before === 'missed' && isSolved ? 'later' : before
  return {
    attempts: { ...attempts, [keyOf(game, puzzle)]: attempt },
    days: day === undefined ? days : { [day]: isSolved, ...days },
  }
}

/** Days in a row whose puzzle was solved, up to today or, while today's is open, to yesterday. */
export function streakOf({ days }: Solving, today: number): number {
  let day = days[today] === undefined ? today - 1 : today
  let streak = 0
  while (days[day--]) streak += 1
  return streak
}

/** How many of the puzzles first tried last were solved at once. */
export function rowOf({ attempts }: Solving): number {
  const all = Object.values(attempts)
  return all.length - 1 - all.findLastIndex((attempt) => attempt !== 'first')
}

/** The same whatever else comes into its book. */
function keyOf(game: GameId, { seed, moves }: Puzzle): string {
  return `${game} ${seed}:${moves.length}`
}

function only<T>(
  kept: Readonly<Record<string, T>> | undefined,
  isKnown: (value: unknown) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => isKnown(value)))
}
