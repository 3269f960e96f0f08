/** The rules of each game, fetched when they are needed. */

import type { AnyGame } from '@windward/core/contract.ts'

export const GAME_IDS = ['haendler', 'karibik', 'marauders'] as const
export type GameId = (typeof GAME_IDS)[number]

const RULES: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
  haendler: async () => (await import('@windward/games/haendler/index.ts')).haendler,
  karibik: async () => (await import('@windward/games/karibik/index.ts')).karibik,
  marauders: async () => (await import('@windward/games/marauders/index.ts')).marauders,
}

export function isGameId(id: string): id is GameId {
  return (GAME_IDS as readonly string[]).includes(id)
}

export async function gameNamed(id: string): Promise<AnyGame> {
  if (!isGameId(id)) throw new Error(`no game is called ${id}`)
  return RULES[id]()
}
