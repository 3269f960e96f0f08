/** What the terminal needs of a game, fetched when it is played. */

import type { AnyGame } from '@windward/core/contract.ts'
import type { AnySpeech, Language } from '@windward/core/words.ts'
import {
  coverOf,
  GAME_IDS,
  type GameId,
  isGameId,
  rulesOf,
  type SpeechOf,
  type ViewOf,
} from '@windward/games/catalogue.ts'
import { speechOfRevision } from '@windward/games/revisions.ts'
import { ExitError } from './exitError.ts'
import type { Layout } from './layout.ts'

const LAYOUTS: { readonly [G in GameId]: () => Promise<Layout<ViewOf<G>, SpeechOf<G>>> } = {
  haendler: async () => (await import('./layouts/haendler.ts')).haendlerLayout,
  karibik: async () => (await import('./layouts/karibik.ts')).karibikLayout,
  marauders: async () => (await import('./layouts/marauders.ts')).maraudersLayout,
}

export interface TextFace {
  readonly game: AnyGame
  readonly title: string
  speech(language: Language): AnySpeech
  readonly layout: Layout<unknown, AnySpeech>
}

export function gameNamed(name: string): GameId {
  if (isGameId(name)) return name
  throw new ExitError('refuse.noGame', { given: name, known: GAME_IDS.join(', ') })
}

/** Types agree inside a face and are forgotten outside it. Its words are those of the revision that is played. */
export async function textFaceOf(id: GameId, rev?: number): Promise<TextFace> {
  const [game, layout] = await Promise.all([rulesOf(id), LAYOUTS[id]()])
  const speech = await speechOfRevision(id, rev ?? game.rev)
  return { game, title: coverOf(id).title, speech, layout } as TextFace
}

/** What is said of a game that others play. */
export async function wordsOf(id: GameId, rev: number, language: Language): Promise<AnySpeech> {
  return (await speechOfRevision(id, rev))(language)
}
