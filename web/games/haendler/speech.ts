/** The game's own words, made once for each language. */

import type { Language } from '@windward/core/words.ts'
import { type HaendlerSpeech, speech } from '@windward/games/haendler/words/index.ts'

export function speechIn(language: Language): HaendlerSpeech {
  spoken[language] ??= speech(language)
  return spoken[language]
}

const spoken: Partial<Record<Language, HaendlerSpeech>> = {}
