/** The game's own words, made once for each language. */

import type { Language } from '@windward/core/words.ts'
import { type MaraudersSpeech, speech } from '@windward/games/marauders/words/index.ts'

export function speechIn(language: Language): MaraudersSpeech {
  spoken[language] ??= speech(language)
  return spoken[language]
}

/** A sentence begins with a capital, whoever it begins with. */
export function begun(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

const spoken: Partial<Record<Language, MaraudersSpeech>> = {}
