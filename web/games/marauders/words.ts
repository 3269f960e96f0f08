/** The words that only the drawn table needs; all others are the game's own. */

import { type Catalogue, type Language, sayers } from '@windward/core/words.ts'
import { de } from './words.de.ts'
import { en, type Key } from './words.en.ts'
import { it } from './words.it.ts'

export type { Key }

export const TABLE_WORDS: Readonly<Record<Language, Catalogue<Key>>> = { en, it, de }

export const tableWords = sayers(TABLE_WORDS)
