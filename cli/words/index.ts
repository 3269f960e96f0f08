/** What the terminal itself says; the games bring their own words. */

import { LANGUAGES, type Language, type Say, sayer } from '@windward/core/words.ts'
import { de } from './de.ts'
import { en, type TerminalKey, type Words } from './en.ts'
import { it } from './it.ts'

export type { TerminalKey }
export const WORDS: Readonly<Record<Language, Words>> = { en, it, de }

export function wordsIn(language: Language): Say<TerminalKey> {
  return sayer(language, WORDS[language])
}

/** The language of the user's environment, where it is one of ours. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en'
}
