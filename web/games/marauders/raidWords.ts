/** Why a raid fails, in words. */

import type { Say } from '@windward/core/words.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import type { RaidVerdict } from './verdict.ts'
import type { BoardKey } from './words.ts'

/** The hull is the worst of it; of other locations the first one. */
export function causeWords(verdict: RaidVerdict, { say }: MaraudersSpeech, words: Say<BoardKey>): string {
  if (verdict.result === 'escaped') return words('cause.escapes', { n: verdict.escapes })
  const location = verdict.destroyed.includes('hull') ? 'hull' : verdict.destroyed[0]
  return location === undefined
    ? ''
    : words('cause.destroyed', { part: location, location: say(`location.${location}`) })
}
