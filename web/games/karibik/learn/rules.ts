/** The chapters and their pictures. Numbers in them are the components’ own. */

import { CAPTURE_REWARD, LAST_ROUND, QUIET_ROUNDS, THRESHOLDS } from '@windward/games/karibik/components.ts'
import { CARDS, type Card, THIEF } from '@windward/games/karibik/vocabulary.ts'
import type { Letter } from '../../../art/ships/vocabulary.ts'
import { rulesOf } from '../../../learn/writing.ts'
import { RULES_WORDS } from './words.ts'

const CHAPTERS = {
  idea: [],
  bribing: ['cards'],
  moving: [],
  thief: ['thief'],
  ties: ['tie'],
  chests: ['steal'],
  delivering: [],
  rounds: [],
  end: [],
  variants: [],
} as const satisfies Record<string, readonly FigureName[]>
export type ChapterId = keyof typeof CHAPTERS

const FACTS = {
  reward: CAPTURE_REWARD,
  two: THRESHOLDS[2],
  three: THRESHOLDS[3],
  four: THRESHOLDS[4],
  quiet: QUIET_ROUNDS,
  last: LAST_ROUND,
} as const

export const rules = rulesOf(CHAPTERS, FACTS, RULES_WORDS)

/** A picture is a row of cards, ships and signs; a ship is named by its letter and carries thousands. */
export type FigurePiece = Card | string | { readonly letter: Letter; readonly cargo?: number }

export const FIGURES = {
  cards: [...CARDS].reverse(),
  thief: [5, '−', THIEF, '=', '4'],
  tie: [4, '=', 4, '→', 5, '>', THIEF],
  steal: [{ letter: 'B' }, '←', { letter: 'A', cargo: 8 }],
} as const satisfies Record<string, readonly FigurePiece[]>
type FigureName = keyof typeof FIGURES
