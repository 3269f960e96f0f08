/** The game's own words, made once for each language; without the numbers of sea spaces, which the drawn chart has not. */

import type { Language } from '@windward/core/words.ts'
import { type KaribikSpeech, speech } from '@windward/games/karibik/words/index.ts'

export function speechIn(language: Language): KaribikSpeech {
  spoken[language] ??= speech(language, false)
  return spoken[language]
}

const spoken: Partial<Record<Language, KaribikSpeech>> = {}
