/** The game's own words, made once for each language. */

import type { Language } from '@windward/core/words.ts'
import { type MaraudersSpeech, speech } from '@windward/games/marauders/words/index.ts'

export function speechIn(language: Language): MaraudersSpeech {
  spoken[language] ??= speech(language)
  return spoken[language]
}

const spoken: Partial<Record<Language, MaraudersSpeech>> = {}
