/** What is said of puzzles, in the chosen language. */

import { type Params, sayers } from '@windward/core/words.ts'
import type { GameId } from '@windward/games/catalogue.ts'
import { settings } from '../shell.svelte.ts'
import { type Solving, streakOf } from './solving.ts'
import { PUZZLE_WORDS, type PuzzleKey } from './words.ts'

export function sayPuzzle(key: PuzzleKey, params?: Params): string {
  return say(settings.language)(key, params)
}

/** What a theme is called; every one in the books has its words. */
export function sayTheme(game: GameId, theme: string): string {
  return sayPuzzle(`theme.${game}.${theme}` as PuzzleKey)
}

/** How many days in a row, or when that can begin. */
export function sayStreak(solving: Solving, today: number): string {
  const n = streakOf(solving, today)
  if (n > 0) return sayPuzzle('streak', { n })
  return sayPuzzle(solving.days[today] === undefined ? 'streak.none' : 'streak.over')
}

const say = sayers(PUZZLE_WORDS)
