/** A run of puzzles: those of a game that somebody wants, one after the other. */

import { DIFFICULTIES, type Difficulty, type Puzzle } from '@windward/analysis/book.ts'
import type { GameId } from '@windward/games/catalogue.ts'
import { walk } from './day.ts'
import { attemptOf, type Solving } from './solving.ts'

/** As in an address: `any`, or nothing, is all of them. */
export interface RunWish {
  readonly theme?: string | undefined
  readonly difficulty?: Difficulty | undefined
}

export const ANY = 'any'

export function wishOf([theme, difficulty]: readonly string[]): RunWish {
  return {
    theme: theme === ANY ? undefined : theme,
    difficulty: DIFFICULTIES.find((each) => each === difficulty),
  }
}

export function partsOf({ theme, difficulty }: RunWish): readonly string[] {
  return theme === undefined && difficulty === undefined ? [] : [theme ?? ANY, difficulty ?? ANY]
}

export function wanted(puzzles: readonly Puzzle[], { theme, difficulty }: RunWish): readonly Puzzle[] {
  return walk(puzzles).filter(
    (puzzle) =>
      (theme === undefined || puzzle.theme === theme) && (difficulty === undefined || puzzle.difficulty === difficulty),
  )
}

/** One that was not tried yet, else one that was missed; none where all are solved. */
export function nextOf(puzzles: readonly Puzzle[], game: GameId, solving: Solving, last?: Puzzle): Puzzle | undefined {
  const others = puzzles.filter((puzzle) => puzzle !== last)
  const are = (attempt: 'missed' | undefined) => others.find((puzzle) => attemptOf(solving, game, puzzle) === attempt)
  return are(undefined) ?? are('missed')
}

export function isSolved(solving: Solving, game: GameId, puzzle: Puzzle): boolean {
  const attempt = attemptOf(solving, game, puzzle)
  return attempt === 'first' || attempt === 'later'
}

/** The themes of a book, those with the most puzzles first. */
export function themesOf(puzzles: readonly Puzzle[]): readonly string[] {
  const themes = [...new Set(puzzles.map(({ theme }) => theme))]
  const count = (theme: string) => puzzles.filter((puzzle) => puzzle.theme === theme).length
  return themes.sort((a, b) => count(b) - count(a))
}
