/** The faces of all games, each in a chunk of its own. */

import type { AnyFace } from './face.ts'
import type { GameId } from './rules.ts'

const FACES: Readonly<Record<GameId, () => Promise<AnyFace>>> = {
  haendler: async () => (await import('./haendler/index.ts')).face,
  karibik: async () => (await import('./karibik/index.ts')).face,
  marauders: async () => (await import('./marauders/index.ts')).face,
}

export function faceOf(id: GameId): Promise<AnyFace> {
  return FACES[id]()
}
