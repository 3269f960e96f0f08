/** The words that only the drawn table needs; all others are the game's own. */

import { type Catalogue, type Language, type Say, sayer } from '@windward/core/words.ts'
import { de } from './words.de.ts'
import { en, type Key } from './words.en.ts'
import { it } from './words.it.ts'

export type { Key }

export const TABLE_WORDS: Readonly<Record<Language, Catalogue<Key>>> = { en, it, de }

export function tableWords(language: Language): Say<Key> {
  spoken[language] ??= sayer<Key>(language, TABLE_WORDS[language])
  return spoken[language]
}

const spoken: Partial<Record<Language, Say<Key>>> = {}
