/** What stands on the screens in each language, called by its key: what a test presses where it plays in all of them. */

import { type Language, type Say, sayer } from '@windward/core/words.ts'
import { ROOM_WORDS } from '../web/online/roomWords.ts'
import { WORDS } from '../web/words/index.ts'

export type ScreenWords = Say<keyof (typeof WORDS)['en'] | keyof (typeof ROOM_WORDS)['en']>

export function wordsIn(language: Language): ScreenWords {
  return sayer(language, { ...WORDS[language], ...ROOM_WORDS[language] })
}
