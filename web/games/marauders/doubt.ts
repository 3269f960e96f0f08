/** What is asked once before an answer that costs the captain's life, or ends their career. */

import type { Language } from '@windward/core/words.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import { isDeadly } from './deadly.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

/** The game's own words, and a doubt about retiring, and about passing or stopping where that is the end. */
export function doubting(language: Language): MaraudersSpeech {
  return {
    ...speechIn(language),
    doubt(action, view) {
      if (action.type === 'retire') return boardWords(language)('doubt.retire')
      return isDeadly(action, view) ? boardWords(language)('doubt') : undefined
    },
  }
}
