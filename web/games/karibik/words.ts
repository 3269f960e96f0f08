/** The few words that only the drawn chart needs; all others are the game's own. */

import { type Catalogue, type Language, sayers } from '@windward/core/words.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'
import { it } from './words.it.ts'

export type BoardKey = keyof typeof en

export const BOARD_WORDS: Readonly<Record<Language, Catalogue<BoardKey>>> = { en, it, de }

export const boardWords = sayers(BOARD_WORDS)
