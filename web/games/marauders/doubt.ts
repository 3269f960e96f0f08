/** What is asked once before an answer that costs the captain's life. */

import type { Language } from '@windward/core/words.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import { isDeadly } from './deadly.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

/** The game's own words, and a doubt about passing or stopping where that is the end. */
export function doubting(language: Language): MaraudersSpeech {
  return {
    ...speechIn(language),
    doubt: (action, view) => (isDeadly(action, view) ? boardWords(language)('doubt') : undefined),
  }
}
