/** Everything the terminal needs of a game; each game is one line. */

import type { Action, AnyGame, Event, Game, Question } from '@windward/core/contract.ts'
import type { Language, Speech } from '@windward/core/words.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { speech as haendlerSpeech } from '@windward/games/haendler/words/index.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import { speech as karibikSpeech } from '@windward/games/karibik/words/index.ts'
import { Refused } from './refusal.ts'
import type { AnySpeech, Table } from './table.ts'
import { haendlerTable } from './tables/haendler.ts'
import { karibikTable } from './tables/karibik.ts'

export const ROOMS: readonly Room[] = [
  room(haendler, haendlerSpeech, haendlerTable),
  room(karibik, karibikSpeech, karibikTable),
]

export interface Room {
  readonly game: AnyGame
  speech(language: Language): AnySpeech
  readonly table: Table<unknown, AnySpeech>
}

export function roomOf(name: string): Room {
  const found = ROOMS.find(({ game }) => game.id === name)
  if (found) return found
  throw new Refused(`There is no game “${name}”. The games are: ${ROOMS.map(({ game }) => game.id).join(', ')}.`)
}

/** Types agree inside a room and are forgotten outside it. */
function room<S, A extends Action, V, E extends Event, O, Q extends Question, P extends Speech<A, V, E, Q>>(
  game: Game<S, A, V, E, O, Q>,
  speech: (language: Language) => P,
  table: Table<V, P>,
): Room {
  return { game, speech, table } as Room
}
