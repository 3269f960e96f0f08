/** The chapters and their pictures. Numbers in them are the components’ own. */

import {
  ADMIRAL_CARDS,
  ADMIRAL_COINS,
  DECKS,
  STARTING_COINS,
  TAX_THRESHOLD,
} from '@windward/games/haendler/components.ts'
import type { Card } from '@windward/games/haendler/vocabulary.ts'
import { rulesOf } from '../../../learn/writing.ts'
import { RULES_WORDS } from './words.ts'

const CHAPTERS = {
  idea: ['kinds'],
  coins: ['coins'],
  discover: [],
  bust: ['bust'],
  repel: ['repel'],
  take: ['four'],
  others: [],
  expedition: ['expedition'],
  tax: [],
  persons: [],
  end: [],
  variants: [],
} as const satisfies Record<string, readonly FigureName[]>
export type ChapterId = keyof typeof CHAPTERS

const FACTS = {
  coins: STARTING_COINS,
  threshold: TAX_THRESHOLD,
  target: DECKS.reconstructionA.target,
  portRoyal: DECKS.portRoyal.target,
  admiralCards: ADMIRAL_CARDS,
  admiralCoins: ADMIRAL_COINS,
} as const

export const rules = rulesOf(CHAPTERS, FACTS, RULES_WORDS)

/** A picture is a row of cards, coins and signs. */
export type FigurePiece = Card | '+' | '→' | '✕' | 'coin'

export const FIGURES = {
  kinds: [flute(2), priest(), expedition(), { kind: 'tax', bonus: 'mostStrength' }],
  coins: ['coin', 'coin', 'coin'],
  bust: [flute(2), { kind: 'ship', ship: 'galleon', coins: 3, strength: 7 }, sailor(), flute(1), '→', '✕'],
  repel: [sailor(), '+', { kind: 'person', role: 'pirate', cost: 5, influence: 1 }, '→', flute(2), '✕'],
  four: [
    { kind: 'ship', ship: 'pinnace', coins: 1, strength: 1 },
    flute(2),
    { kind: 'ship', ship: 'skiff', coins: 2, strength: 3 },
    { kind: 'ship', ship: 'frigate', coins: 3, strength: 'skull' },
  ],
  expedition: [priest(), '+', { kind: 'person', role: 'jack', cost: 6, influence: 1 }, '→', expedition(), 'coin'],
} as const satisfies Record<string, readonly FigurePiece[]>
type FigureName = keyof typeof FIGURES

function flute(strength: number): Card {
  return { kind: 'ship', ship: 'flute', coins: strength, strength }
}

function priest(): Card {
  return { kind: 'person', role: 'priest', cost: 4, influence: 1 }
}

function sailor(): Card {
  return { kind: 'person', role: 'sailor', cost: 3, influence: 1 }
}

function expedition(): Card {
  return { kind: 'expedition', needs: ['cross', 'cross'], influence: 2, coins: 3 }
}
