/** What each game teaches, fetched when somebody wants to learn it. */

import type { GameId } from '../games/rules.ts'
import type { Primer } from './primer.ts'

const PRIMERS: Readonly<Record<GameId, () => Promise<Primer>>> = {
  haendler: async () => (await import('../games/haendler/learn/index.ts')).primer,
  karibik: async () => (await import('../games/karibik/learn/index.ts')).primer,
  marauders: async () => (await import('../games/marauders/learn/index.ts')).primer,
}

export function primerOf(id: GameId): Promise<Primer> {
  return PRIMERS[id]()
}
