/** The words that only the drawn table needs; all others are the game's own. */

import { type Catalogue, type Language, sayers } from '@windward/core/words.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'
import { it } from './words.it.ts'
import { stageDe } from './words.stage.de.ts'
import { stageEn } from './words.stage.en.ts'
import { stageIt } from './words.stage.it.ts'

export type BoardKey = keyof typeof en | keyof typeof stageEn

/** Put together when they are read: those of a language may be fetched only then. */
export const BOARD_WORDS: Readonly<Record<Language, Catalogue<BoardKey>>> = {
  get en() {
    return { ...en, ...stageEn }
  },
  get it() {
    return { ...it, ...stageIt }
  },
  get de() {
    return { ...de, ...stageDe }
  },
}

export const boardWords = sayers(BOARD_WORDS)
