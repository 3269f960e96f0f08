/** Who judges which game, fetched when it is needed. */

import type { GameId } from '@windward/games/catalogue.ts'
import type { AnyJudge, AnyYardstick } from './contract.ts'

const JUDGES: Readonly<Record<GameId, () => Promise<AnyJudge>>> = {
  haendler: async () => (await import('./haendler.ts')).JUDGE,
  karibik: async () => (await import('./karibik.ts')).JUDGE,
  marauders: async () => (await import('./marauders.ts')).JUDGE,
}

const YARDSTICKS: Readonly<Record<GameId, () => Promise<AnyYardstick>>> = {
  haendler: async () => (await import('./haendler.ts')).YARDSTICK,
  karibik: async () => (await import('./karibik.ts')).YARDSTICK,
  marauders: async () => (await import('./marauders.ts')).YARDSTICK,
}

export function judgeOf(game: GameId): Promise<AnyJudge> {
  return JUDGES[game]()
}

export function yardstickOf(game: GameId): Promise<AnyYardstick> {
  return YARDSTICKS[game]()
}
