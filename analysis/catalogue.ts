/** Who judges which game, fetched when it is needed. */

import { type GameId, rulesOf } from '@windward/games/catalogue.ts'
import { frozenJudgeOf } from '@windward/games/revisions.ts'
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

/** Who judges by the rules that a record began with; nobody, where they are from before there was an analysis. */
export async function judgeOfRevision(game: GameId, rev: number): Promise<AnyJudge | undefined> {
  const { rev: today } = await rulesOf(game)
  return rev === today ? judgeOf(game) : ((await frozenJudgeOf(game, rev)) as AnyJudge | undefined)
}

export function yardstickOf(game: GameId): Promise<AnyYardstick> {
  return YARDSTICKS[game]()
}
