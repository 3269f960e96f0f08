/** The learning pages' words, spoken. */

import { type Params, sayers } from '@windward/core/words.ts'
import { settings } from '../shell.svelte.ts'
import { LEARN_WORDS, type LearnKey } from './words.ts'

const wordsIn = sayers(LEARN_WORDS)

/** In the chosen language; reads it anew wherever it is used in a template. */
export function learnWords(key: LearnKey, params?: Params): string {
  return wordsIn(settings.language)(key, params)
}
