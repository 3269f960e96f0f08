/** The books of puzzles that come with the games, fetched when somebody wants a puzzle. */

import { GAME_IDS, type GameId } from '@windward/games/catalogue.ts'
import type { PuzzleBook } from './book.ts'

const BOOKS: Readonly<Partial<Record<GameId, () => Promise<{ readonly default: unknown }>>>> = {
  haendler: () => import('./books/haendler.json', { with: { type: 'json' } }),
  karibik: () => import('./books/karibik.json', { with: { type: 'json' } }),
  marauders: () => import('./books/marauders.json', { with: { type: 'json' } }),
}

/** The games that have one. */
export const BOOKED: readonly GameId[] = GAME_IDS.filter((id) => BOOKS[id] !== undefined)

export async function bookOf(id: GameId): Promise<PuzzleBook> {
  const fetched = await BOOKS[id]?.()
  if (fetched === undefined) throw new Error(`${id} has no book of puzzles`)
  return fetched.default as PuzzleBook
}
