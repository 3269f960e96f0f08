/** What each game shows and teaches, fetched when somebody wants to see it. */

import type { GameId } from '@windward/games/catalogue.ts'
import { speechOfRevision } from '@windward/games/revisions.ts'
import type { Primer } from '../learn/primer.ts'
import { withWords } from '../words/fetched.ts'
import type { AnyFace } from './face.ts'

const FACES: Readonly<Record<GameId, () => Promise<AnyFace>>> = {
  haendler: async () => (await import('./haendler/index.ts')).face,
  karibik: async () => (await import('./karibik/index.ts')).face,
  marauders: async () => (await import('./marauders/index.ts')).face,
}

const PRIMERS: Readonly<Record<GameId, () => Promise<Primer>>> = {
  haendler: async () => (await import('./haendler/learn/index.ts')).primer,
  karibik: async () => (await import('./karibik/learn/index.ts')).primer,
  marauders: async () => (await import('./marauders/learn/index.ts')).primer,
}

export function faceOf(id: GameId): Promise<AnyFace> {
  return FACES[id]().then(withWords)
}

/** As today, with the words of the revision that is played. */
export async function faceOfRevision(id: GameId, rev: number): Promise<AnyFace> {
  const face = await faceOf(id)
  return withWords({ ...face, speech: await speechOfRevision(id, rev, face.speech) })
}

export function primerOf(id: GameId): Promise<Primer> {
  return PRIMERS[id]().then(withWords)
}
