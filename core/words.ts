/** Words for people: typed catalogues of ICU messages, formatted where they are read. */

import { IntlMessageFormat } from 'intl-messageformat'
import type { OptionValue, Refusal, Seat, SeatRange, Stage } from './contract.ts'

export const LANGUAGES = ['en', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** English defines the keys; the other languages must have them all. */
export type Catalogue<K extends string> = Readonly<Record<K, string>>

/** What a game is chosen by, told without its rules: how many play, how far it has come, and what awaits them. */
export interface Cover {
  readonly title: string
  readonly stage: Stage
  readonly seats: SeatRange
  readonly pitch: Readonly<Record<Language, string>>
}

export type Params = Readonly<Record<string, string | number | undefined>>
export type Say<K extends string> = (key: K, params?: Params) => string

/** What a message has that is more than its own words: parameters, or letters that are quoted. */
const MARKS = /[{']/

/** Puts keys and parameters into words; each message that has more than words is compiled once. */
export function sayer<K extends string>(language: Language, catalogue: Catalogue<K>): Say<K> {
  const compiled = new Map<K, IntlMessageFormat>()
  return (key, params) => {
    let message = compiled.get(key)
    if (message === undefined) {
      const text = catalogue[key]
      if (!MARKS.test(text)) return text
      message = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
      compiled.set(key, message)
    }
    return String(message.format(params as Record<string, string | number>))
  }
}

/** A sayer for each language, made where it is first needed and then kept. */
export function sayers<K extends string>(
  words: Readonly<Record<Language, Catalogue<K>>>,
): (language: Language) => Say<K> {
  const made: Partial<Record<Language, Say<K>>> = {}
  return (language) => {
    made[language] ??= sayer(language, words[language])
    return made[language]
  }
}

/** Everything about a game that is said to a person, in one language. `names` are the seats' names. */
export interface Speech<A, V, E, Q> {
  readonly title: string
  /** One sentence: what kind of game it is. */
  readonly pitch: string
  /** What is known and what is reconstructed, in a sentence or two. */
  readonly provenance: string
  question(question: Q, view: V, names: Names): string
  action(action: A, view: V, names: Names): string
  event(event: E, view: V, names: Names): string
  refusal(refusal: Refusal, view: V, names: Names): string
  /** Where points came from (`Standing.sources`). */
  source(why: string): string
  option(key: string): string
  optionValue(key: string, value: OptionValue): string
}

export type Names = (seat: Seat) => string
