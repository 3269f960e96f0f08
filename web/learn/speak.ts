/** The learning pages' words, spoken. */

import { type Params, sayers } from '@windward/core/words.ts'
import { settings } from '../shell.svelte.ts'
import { type Key, LEARN_WORDS } from './words.ts'

const wordsIn = sayers(LEARN_WORDS)

/** In the chosen language; reads it anew wherever it is used in a template. */
export function learnWords(key: Key, params?: Params): string {
  return wordsIn(settings.language)(key, params)
}
