/** Who judges which game, fetched when it is needed. */

import type { GameId } from '@windward/games/catalogue.ts'
import type { AnyJudge } from './contract.ts'

const JUDGES: Readonly<Record<GameId, () => Promise<AnyJudge>>> = {
  haendler: async () => (await import('./haendler.ts')).JUDGE,
  karibik: async () => (await import('./karibik.ts')).JUDGE,
  marauders: async () => (await import('./marauders.ts')).JUDGE,
}

export function judgeOf(game: GameId): Promise<AnyJudge> {
  return JUDGES[game]()
}
