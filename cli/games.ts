/** Everything the terminal needs of a game; each game is one line. */

import type { Action, AnyGame, Event, Game, Question } from '@windward/core/contract.ts'
import type { Language, Names, Speech } from '@windward/core/words.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { speech as haendlerSpeech } from '@windward/games/haendler/words/index.ts'
import { Refused } from './refusal.ts'
import { haendlerTable } from './tables/haendler.ts'

export const ROOMS: readonly Room[] = [room(haendler, haendlerSpeech, haendlerTable)]

/** How a game is laid out in text. `V` is its view, `P` its speech. */
export interface Table<V, P> {
  draw(view: V, speech: P, names: Names, width: number): string
  /** The rules on one screen, a line each. */
  rules(view: V, speech: P): readonly string[]
  /** A figure that helps with the decision at hand, where there is one. */
  hint?(view: V, speech: P): string | undefined
  /** What a person may want to do now, allowed or not: those that are not are explained. */
  wishes?(view: V): readonly Action[]
}

export interface Room {
  readonly game: AnyGame
  speech(language: Language): AnySpeech
  readonly table: Table<unknown, AnySpeech>
}

export type AnySpeech = Speech<unknown, unknown, unknown, unknown>

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
