/** What is asked once before an answer that costs the captain's life. */

import type { Language } from '@windward/core/words.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import { isLastHit } from './fightPlates.ts'
import { peril } from './means.ts'
import { under } from './reading.ts'
import { speechIn } from './speech.ts'
import { verdictOf } from './verdict.ts'
import { boardWords } from './words.ts'

/** The game's own words, and a doubt about passing or stopping where that is the end. */
export function doubting(language: Language): MaraudersSpeech {
  return {
    ...speechIn(language),
    doubt: (action, view) => (isDeadly(action, view) ? boardWords(language)('doubt') : undefined),
  }
}

const LETTING: readonly Action['type'][] = ['pass', 'alwaysPass', 'takeBackGlory']

export function isDeadly(action: Action, view: View): boolean {
  if (view.seat === undefined) return false
  if (LETTING.includes(action.type)) return peril(view, view.seat).isFatal
  if (isLastHit(action, view, view.seat)) return true
  const raid = action.type === 'done' ? under(view, 'raid') : undefined
  return raid?.at === 'use' && (verdictOf(view, raid)?.destroyed.includes('hull') ?? false)
}
