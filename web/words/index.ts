/** The shell’s words. */

import type { Catalogue, Language } from '@windward/core/words.ts'
import { de } from './de.ts'
import { en, type PageKey } from './en.ts'
import { it } from './it.ts'

export const WORDS: Readonly<Record<Language, Catalogue<PageKey>>> = { en, it, de }

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano', de: 'Deutsch' }

/** What a bot's strength is called; one that has no name here goes by its own. */
export function sayLevel(language: Language, level: string): string {
  const key = `level.${level}`
  return Object.hasOwn(WORDS[language], key) ? WORDS[language][key as PageKey] : level
}
