/** What a game's first game and its rules are written with, bound to the game's own actions, events and words. */

import type { Action, Event, Seat } from '@windward/core/contract.ts'
import { type Catalogue, type Language, type Params, sayer } from '@windward/core/words.ts'
import type { LearnerActs, OtherActs, RulesChapter, TeacherTells } from './primer.ts'

/** What is said of another legal answer, by its type; `any`: of whatever other. */
export type Otherwise<A extends Action, Key extends string> = Readonly<Partial<Record<A['type'] | 'any', Key>>>

/** A new part of the lesson, and things on the board to point at. */
interface More<Key extends string> {
  readonly part?: Key
  readonly point?: readonly string[]
  /** Where the learner decides: answers of these types will do as well. */
  readonly decides?: readonly string[]
}

interface Scribe<A extends Action, E extends Event, Key extends string> {
  /** The teacher explains. */
  tell(key: Key, more?: More<Key>): TeacherTells
  /** The learner acts, and these events must come of it. */
  act(key: Key, act: A, causes: readonly E['type'][], otherwise?: Otherwise<A, Key>, more?: More<Key>): LearnerActs
  /** The seat of another, who acts. */
  other(seat: Seat): (does: A, causes?: readonly E['type'][]) => OtherActs
}

/** Writes the steps of a game's first game. */
export function scribe<A extends Action, E extends Event, Key extends string>(): Scribe<A, E, Key> {
  return { tell, act, other }
}

/** A game's rules: its chapters in their order, each with its figures; the facts are what the texts speak of. */
export function rulesOf<Id extends string, Figure extends string>(
  chapters: Readonly<Record<Id, readonly Figure[]>>,
  facts: Params,
  words: Readonly<Record<Language, Catalogue<NoInfer<Id | `${Id}.title` | `figure.${Figure}`>>>>,
): (language: Language) => readonly RulesChapter[] {
  return (language) => {
    const say = sayer(language, words[language])
    return (Object.keys(chapters) as Id[]).map((id) => ({
      id,
      title: say(`${id}.title`),
      text: say(id, facts),
      figures: chapters[id].map((name) => ({ name, caption: say(`figure.${name}`) })),
    }))
  }
}

function tell(key: string, more: More<string> = {}): TeacherTells {
  return { tell: key, ...more }
}

function act(
  key: string,
  act: Action,
  causes: readonly string[],
  otherwise: Otherwise<Action, string> = {},
  more: More<string> = {},
): LearnerActs {
  return { tell: key, act, causes, otherwise, ...more }
}

function other(seat: Seat) {
  return (does: Action, causes: readonly string[] = []): OtherActs => ({ seat, does, causes })
}
