/** All games: what stands on each box, and what is fetched when one is played. */

import type { AnyGame } from '@windward/core/contract.ts'
import type { AnyCover, Language, Speech } from '@windward/core/words.ts'
import { cover as haendler } from './haendler/cover.ts'
import { cover as karibik } from './karibik/cover.ts'
import { cover as marauders } from './marauders/cover.ts'

const COVERS = { haendler, karibik, marauders } satisfies Readonly<Record<string, AnyCover>>

export type GameId = keyof typeof COVERS
export const GAME_IDS = Object.keys(COVERS) as readonly GameId[]

// Three lists, and not one: whoever needs no words has none in their bundle.
const RULES = {
  haendler: async () => (await import('./haendler/index.ts')).haendler,
  karibik: async () => (await import('./karibik/index.ts')).karibik,
  marauders: async () => (await import('./marauders/index.ts')).marauders,
} satisfies Readonly<Record<GameId, () => Promise<AnyGame>>>

const SPEECH = {
  haendler: async () => (await import('./haendler/words/index.ts')).speech,
  karibik: async () => (await import('./karibik/words/index.ts')).speech,
  marauders: async () => (await import('./marauders/words/index.ts')).speech,
} satisfies Readonly<Record<GameId, () => Promise<(language: Language) => Speech<never, never, never, never>>>>

/** A game's own types, for what must fit it. */
export type RulesOf<G extends GameId> = Awaited<ReturnType<(typeof RULES)[G]>>
export type ViewOf<G extends GameId> = ReturnType<RulesOf<G>['view']>
export type SpeechOf<G extends GameId> = ReturnType<Awaited<ReturnType<(typeof SPEECH)[G]>>>

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(COVERS, id)
}

export function coverOf(id: GameId): AnyCover {
  return COVERS[id]
}

/** What people call it; of a game that is not known here, the name that was given. */
export function titleOf(game: string): string {
  return isGameId(game) ? coverOf(game).title : game
}

export function rulesOf(id: GameId): Promise<AnyGame> {
  return RULES[id]()
}

/** What a game says to people while it is played. */
export function speechOf<G extends GameId>(id: G): Promise<(language: Language) => SpeechOf<G>> {
  return SPEECH[id]() as Promise<(language: Language) => SpeechOf<G>>
}

export function allRules(): Promise<readonly AnyGame[]> {
  return Promise.all(GAME_IDS.map(rulesOf))
}
