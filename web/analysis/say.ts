/** What is said of an analysis, in the chosen language. */

import { type Params, sayers } from '@windward/core/words.ts'
import { settings } from '../shell.svelte.ts'
import { ANALYSIS_WORDS, type AnalysisKey } from './words.ts'

export function sayAnalysis(key: AnalysisKey, params?: Params): string {
  return say(settings.language)(key, params)
}

const say = sayers(ANALYSIS_WORDS)
