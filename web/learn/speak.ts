/** The learning pages' words, spoken. */

import { type Language, type Params, type Say, sayer } from '@windward/core/words.ts'
import { settings } from '../shell.svelte.ts'
import { type Key, LEARN_WORDS } from './words.ts'

/** In the chosen language; reads it anew wherever it is used in a template. */
export function learnWords(key: Key, params?: Params): string {
  const { language } = settings
  spoken[language] ??= sayer<Key>(language, LEARN_WORDS[language])
  return spoken[language](key, params)
}

const spoken: Partial<Record<Language, Say<Key>>> = {}
