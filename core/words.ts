/** Words for people: typed catalogues of ICU messages, formatted where they are read. */

import type { OptionSpecs, OptionValue, Refusal, Seat, SeatRange, Stage } from './contract.ts'
import { joined } from './italian.ts'
import { type Counting, compiled, type Message, type Params } from './message.ts'

export const LANGUAGES = ['en', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** English defines the keys; the other languages must have them all. */
export type Catalogue<K extends string> = Readonly<Record<K, string>>

/** What stands on a game's box: all that is needed to choose it and to set up a table, told without its rules. */
export interface Cover<O> {
  readonly title: string
  readonly stage: Stage
  readonly options: OptionSpecs<O>
  seats(options: O): SeatRange
  /** How long a game takes, and how much there is to think about: from 1, light, to 3, heavy. */
  readonly minutes: readonly [least: number, most: number]
  readonly weight: 1 | 2 | 3
  /** One sentence: what kind of game it is. */
  readonly pitch: Readonly<Record<Language, string>>
  /** What is known and what is reconstructed, in a sentence or two. */
  readonly provenance: Readonly<Record<Language, string>>
  readonly optionWords: Readonly<Record<Language, Catalogue<OptionKey<O>>>>
}

/** Names of options, and of those of their values that are words. */
export type OptionKey<O> = {
  [K in keyof O & string]: K | (O[K] extends string ? `${K}.${O[K]}` : never)
}[keyof O & string]

// biome-ignore lint/suspicious/noExplicitAny: the cover of whatever game
export type AnyCover = Cover<any>

export function sayOption({ optionWords }: AnyCover, language: Language, key: string): string {
  return optionWords[language][key]
}

export function sayOptionValue(cover: AnyCover, language: Language, key: string, value: OptionValue): string {
  if (typeof value === 'boolean') return YES_OR_NO[language][value ? 0 : 1]
  return typeof value === 'number' ? String(value) : sayOption(cover, language, `${key}.${value}`)
}

const YES_OR_NO: Readonly<Record<Language, readonly [yes: string, no: string]>> = {
  en: ['yes', 'no'],
  it: ['sì', 'no'],
  de: ['ja', 'nein'],
}

export type { Params } from './message.ts'
export type Say<K extends string> = (key: K, params?: Params) => string

/** What a message has that is more than its own words: parameters, or letters that are quoted. */
const MARKS = /[{']/

/** Puts keys and parameters into words; each message that has more than words is compiled once. */
export function sayer<K extends string>(language: Language, catalogue: Catalogue<K>): Say<K> {
  const messages = new Map<K, Message>()
  const counting = countingIn(language)
  return (key, params) => {
    let message = messages.get(key)
    if (message === undefined) {
      const text = catalogue[key]
      if (!MARKS.test(text)) return text
      message = compiled(text, counting)
      messages.set(key, message)
    }
    const said = message(params)
    return language === 'it' ? joined(said) : said
  }
}

/** Thousands are set apart in every language; left to itself, Italian keeps four digits together. */
export function numberFormat(language: Language, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { useGrouping: 'always', ...options })
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The sign stays with its number; English sets it close. */
export function percentage(figure: number | string, language: Language): string {
  return language === 'en' ? `${figure}%` : `${figure}\u00a0%`
}

/** What knows a language's numbers is made when one is first said: the first takes a browser 10 ms. */
export function countingIn(language: Language): Counting {
  const numbers = once(() => numberFormat(language))
  const plurals = once(() => new Intl.PluralRules(language))
  const ordinals = once(() => new Intl.PluralRules(language, { type: 'ordinal' }))
  return {
    number: (value) => numbers().format(value),
    plural: (value) => plurals().select(value),
    ordinal: (value) => ordinals().select(value),
  }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
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

/** Everything that is said to a person while a game is played, in one language. `names` are the seats' names. */
export interface Speech<A, V, E, Q> {
  question(question: Q, view: V, names: Names): string
  action(action: A, view: V, names: Names): string
  /** Asked once before an answer that is seldom meant. */
  doubt?(action: A, view: V, names: Names): string | undefined
  event(event: E, view: V, names: Names): string
  refusal(refusal: Refusal, view: V, names: Names): string
  /** Where points came from (`Standing.sources`). */
  source(why: string): string
}

export type AnySpeech = Speech<unknown, unknown, unknown, unknown>

export type Names = (seat: Seat) => string
