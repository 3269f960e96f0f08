/** The words of the game. Titles follow the rulebook; each thing has one name everywhere. */

import type { Question as AnyQuestion, Seat } from '@windward/core/contract.ts'

export const SHIP_TYPES = ['pinnace', 'flute', 'skiff', 'frigate', 'galleon'] as const
export type ShipType = (typeof SHIP_TYPES)[number]

export const ROLES = [
  'trader',
  'settler',
  'captain',
  'priest',
  'jack',
  'sailor',
  'pirate',
  'mademoiselle',
  'jester',
  'admiral',
  'governor',
] as const
export type Role = (typeof ROLES)[number]

/** What an expedition asks for, and who brings it. The Jack of all Trades brings any. */
export const SYMBOLS = ['cross', 'anchor', 'house'] as const
export type ExpeditionSymbol = (typeof SYMBOLS)[number]

export const DECK_IDS = ['reconstructionA', 'reconstructionB', 'portRoyal'] as const
export type DeckId = (typeof DECK_IDS)[number]

/** Who a tax increase favours once the rich have paid. */
export type TaxBonus = 'mostStrength' | 'leastInfluence'

/** A card of the deck in play, by its place in the deck's list. */
export type CardId = number

export interface Ship {
  readonly kind: 'ship'
  readonly ship: ShipType
  readonly coins: number
  /** What it takes to repel it; a ship with a skull is never repelled. */
  readonly strength: number | 'skull'
}

export interface Person {
  readonly kind: 'person'
  readonly role: Role
  readonly cost: number
  readonly influence: number
  /** The type of ship on which a Trader earns. */
  readonly ship?: ShipType
}

export interface Expedition {
  readonly kind: 'expedition'
  readonly needs: readonly ExpeditionSymbol[]
  readonly influence: number
  readonly coins: number
  /** Has no coin on its back: lies open from the start, with five players only. */
  readonly special?: true
}

export interface Tax {
  readonly kind: 'tax'
  readonly bonus: TaxBonus
}

export type Card = Ship | Person | Expedition | Tax

/**
 * discover: reveal a card or stop. repel: the ship just revealed can be repelled. take: loot and hire.
 * aftermath: a window for expeditions after a bust, where the table plays with one.
 */
export const PHASES = ['discover', 'repel', 'take', 'aftermath', 'over'] as const
export type Phase = (typeof PHASES)[number]

export type Action =
  | { readonly type: 'reveal' }
  | { readonly type: 'stop' }
  | { readonly type: 'repel' }
  | { readonly type: 'admit' }
  | { readonly type: 'loot'; readonly card: CardId }
  | { readonly type: 'hire'; readonly card: CardId }
  | { readonly type: 'complete'; readonly card: CardId; readonly persons: readonly CardId[] }
  | { readonly type: 'pass' }

export interface Question extends AnyQuestion {
  readonly ask: Exclude<Phase, 'over'>
}

export const COIN_REASONS = ['loot', 'expedition', 'admiral', 'jester', 'tax'] as const
export type CoinReason = (typeof COIN_REASONS)[number]

export type Event =
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'repelled'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'admitted'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'bust'; readonly seat: Seat; readonly card: CardId; readonly lost: readonly CardId[] }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly shipTypes: number; readonly takes: number }
  | { readonly type: 'looted'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'hired'; readonly seat: Seat; readonly card: CardId; readonly price: number }
  | { readonly type: 'completed'; readonly seat: Seat; readonly card: CardId; readonly persons: readonly CardId[] }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'coinsGained'; readonly seat: Seat; readonly coins: number; readonly why: CoinReason }
  | { readonly type: 'feePaid'; readonly seat: Seat; readonly to: Seat }
  | { readonly type: 'coinsSpent'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly tokens: number }
  | { readonly type: 'taxed'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly tokens: number }
  | { readonly type: 'harborCleared'; readonly cards: readonly CardId[] }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'coinsSwapped'; readonly cards: number }
  | { readonly type: 'endNears'; readonly seat: Seat }
  | { readonly type: 'gameOver'; readonly winners: readonly Seat[] }

export interface Options {
  readonly deck: DeckId
  /** Who is paid by Jesters when a step begins at an empty harbor; `deck`: as the deck's own rules say. */
  readonly jester: 'deck' | 'everyone' | 'others'
  /** Whether the active player may still complete expeditions after a bust. */
  readonly expeditionAfterBust: boolean
}
