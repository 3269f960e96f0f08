/**
 * The decks, as data. Port Royal's 120 cards are known. The 110 of Händler der Karibik are not: A and B are
 * reconstructions from that list and from what the 2013 rulebook lets one see.
 */

import { MOST_SEATS } from './cover.ts'
import {
  type Card,
  type CardId,
  DECK_IDS,
  type DeckId,
  type ExpeditionSymbol,
  type Role,
  SHIP_TYPES,
  type ShipType,
  type TaxBonus,
} from './vocabulary.ts'

/** Coins each player begins with, as cards from the deck. */
export const STARTING_COINS = 3
/** With this many coins or more, a tax increase takes half of them, rounded down. */
export const TAX_THRESHOLD = 12
export const TAX_BONUS = 1
/** Paid to the active player for each card that another takes. */
export const FEE = 1
/** Cards the active player may take, by ship types in the harbor: 0–3, 4, 5. */
export const TAKES_BY_SHIP_TYPES = [1, 1, 1, 1, 2, 3] as const
/** Cards that must lie in the harbor for an Admiral to pay. */
export const ADMIRAL_CARDS = 5
export const ADMIRAL_COINS = 2
/** Less than any cost: whoever has no coin at all can still take a ship. */
export const FREE = -1
/** Less than that: whoever has no card left to take. */
export const NOTHING = -2
/** More than any strength: a ship with a skull is never repelled. */
const UNBEATEN = 255
export const JESTER_COINS = 1
export const TRADER_COINS = 1
export const STRENGTH: Readonly<Partial<Record<Role, number>>> = { sailor: 1, pirate: 2 }
const DISCOUNT: Readonly<Partial<Record<Role, number>>> = { mademoiselle: 1 }

/**
 * What persons bring and expeditions need, counted in hexadecimal digits so that a whole display is one sum:
 * 0x2011 is two Jacks, one anchor and one cross.
 */
export const TALLY: Readonly<Record<ExpeditionSymbol | 'joker', number>> = {
  cross: 0x1,
  anchor: 0x10,
  house: 0x100,
  joker: 0x1000,
}
const BRINGS: Readonly<Partial<Record<Role, keyof typeof TALLY>>> = {
  priest: 'cross',
  captain: 'anchor',
  settler: 'house',
  jack: 'joker',
}

export interface Deck {
  readonly id: DeckId
  readonly provenance: 'known' | 'reconstruction'
  readonly cards: readonly Card[]
  /** What is shuffled, and what lies open from the start with all seats taken. */
  readonly pile: readonly CardId[]
  readonly special: readonly CardId[]
  /**
   * By card: its kind; the role of a person, and the ships on which a Trader earns; what a person costs, FREE for a
   * ship; influence; combat strength of a person, and what he saves in hiring others; tally of what a person brings or an
   * expedition needs; the type of a ship as a bit of its own, and what it takes to repel her.
   */
  readonly kinds: readonly Card['kind'][]
  readonly roles: readonly (Role | '')[]
  readonly trades: readonly (ShipType | '')[]
  readonly cost: Int8Array
  readonly influence: Uint8Array
  readonly strength: Uint8Array
  readonly discount: Uint8Array
  readonly type: Uint8Array
  readonly resistance: Uint8Array
  readonly tally: Uint16Array
  /** By expedition: the tallies of all crews that meet it, one for each number of Jacks per symbol, Jacks spared first. */
  readonly crews: readonly (readonly number[])[]
  readonly maxSeats: number
  /** Influence at which the last round begins, and whether an expedition is needed to end and to win. */
  readonly target: number
  readonly needsExpedition: boolean
  /** Who is paid by Jesters when a step begins at an empty harbor. */
  readonly jester: 'everyone' | 'others'
  /** Ends a turn that repelled ships and returning taxes could draw out for ever. */
  readonly revealsPerTurn: number
}

type Copies = readonly [a: number, b: number, portRoyal: number]

/** type, coins, strength, copies in A, B and Port Royal. */
const SHIPS: readonly (readonly [ShipType, number, number | 'skull', Copies])[] = [
  ['pinnace', 1, 1, [3, 3, 3]],
  ['pinnace', 2, 1, [1, 1, 1]],
  ['pinnace', 2, 2, [1, 2, 2]],
  ['pinnace', 3, 2, [1, 1, 1]],
  ['pinnace', 3, 4, [2, 2, 2]],
  ['pinnace', 4, 4, [1, 1, 1]],
  ['flute', 1, 1, [3, 3, 3]],
  ['flute', 2, 1, [1, 1, 1]],
  ['flute', 2, 2, [1, 2, 2]],
  ['flute', 3, 2, [1, 1, 1]],
  ['flute', 3, 5, [2, 2, 2]],
  ['flute', 4, 5, [1, 1, 1]],
  ['skiff', 1, 1, [3, 3, 3]],
  ['skiff', 2, 1, [1, 1, 1]],
  ['skiff', 2, 3, [1, 2, 2]],
  ['skiff', 3, 3, [1, 1, 1]],
  ['skiff', 3, 5, [2, 2, 2]],
  ['skiff', 4, 5, [1, 1, 1]],
  ['frigate', 1, 1, [3, 3, 3]],
  ['frigate', 2, 3, [2, 3, 3]],
  ['frigate', 3, 6, [2, 2, 2]],
  ['frigate', 3, 'skull', [1, 1, 1]],
  ['frigate', 4, 'skull', [1, 1, 1]],
  ['galleon', 1, 2, [3, 3, 3]],
  ['galleon', 2, 4, [2, 3, 3]],
  ['galleon', 3, 7, [2, 2, 2]],
  ['galleon', 3, 'skull', [1, 1, 1]],
  ['galleon', 4, 'skull', [1, 1, 1]],
]

/** ship type, cost, influence, copies. */
const TRADERS: readonly (readonly [ShipType, number, number, Copies])[] = [
  ['pinnace', 3, 1, [1, 1, 1]],
  ['pinnace', 5, 2, [1, 1, 1]],
  ['flute', 3, 1, [1, 1, 1]],
  ['flute', 5, 2, [1, 1, 1]],
  ['skiff', 3, 1, [2, 2, 2]],
  ['frigate', 3, 1, [2, 2, 2]],
  ['galleon', 3, 1, [2, 2, 2]],
]

/** role, cost, influence, copies. */
const PERSONS: readonly (readonly [Exclude<Role, 'trader'>, number, number, Copies])[] = [
  ['settler', 4, 1, [5, 4, 5]],
  ['captain', 4, 1, [5, 4, 5]],
  ['priest', 4, 1, [5, 4, 5]],
  ['jack', 6, 1, [3, 2, 3]],
  ['sailor', 3, 1, [5, 5, 7]],
  ['sailor', 5, 2, [2, 2, 2]],
  ['sailor', 7, 3, [1, 1, 1]],
  ['pirate', 5, 1, [1, 1, 1]],
  ['pirate', 7, 2, [1, 1, 1]],
  ['pirate', 9, 3, [1, 1, 1]],
  ['mademoiselle', 7, 2, [2, 2, 2]],
  ['mademoiselle', 9, 3, [2, 2, 2]],
  ['jester', 5, 1, [1, 1, 1]],
  ['jester', 7, 2, [2, 2, 3]],
  ['jester', 9, 3, [1, 1, 1]],
  ['admiral', 5, 1, [1, 1, 1]],
  ['admiral', 7, 2, [2, 2, 3]],
  ['admiral', 9, 3, [2, 2, 2]],
  ['governor', 8, 0, [4, 3, 4]],
]

/** needs, influence, coins, copies. That two crosses pay 3 coins in 2013 and 2 in Port Royal is printed in both books. */
const EXPEDITIONS: readonly (readonly [readonly ExpeditionSymbol[], number, number, Copies])[] = [
  [['cross', 'cross'], 2, 3, [1, 1, 0]],
  [['anchor', 'anchor'], 2, 3, [1, 1, 0]],
  [['house', 'house'], 2, 3, [1, 1, 0]],
  [['cross', 'cross', 'house'], 5, 4, [1, 1, 0]],
  [['anchor', 'anchor', 'house'], 5, 4, [1, 1, 0]],
  [['cross', 'cross'], 4, 2, [0, 0, 1]],
  [['anchor', 'anchor'], 4, 2, [0, 0, 1]],
  [['house', 'house'], 4, 2, [0, 0, 1]],
  [['cross', 'cross', 'house'], 6, 3, [0, 0, 1]],
  [['anchor', 'anchor', 'house'], 6, 3, [0, 0, 1]],
]
const SPECIAL_EXPEDITION: Card = {
  kind: 'expedition',
  needs: ['cross', 'anchor', 'house'],
  influence: 5,
  coins: 3,
  special: true,
}

/** The 2013 rulebook knows one kind of tax increase. */
const TAXES: readonly (readonly [TaxBonus, Copies])[] = [
  ['mostStrength', [4, 4, 2]],
  ['leastInfluence', [0, 0, 2]],
]

const TWO_THOUSAND_THIRTEEN = { target: 10, needsExpedition: true, jester: 'everyone' } as const

export const DECKS: Readonly<Record<DeckId, Deck>> = {
  reconstructionA: deck('reconstructionA', 'reconstruction', TWO_THOUSAND_THIRTEEN),
  reconstructionB: deck('reconstructionB', 'reconstruction', TWO_THOUSAND_THIRTEEN),
  portRoyal: deck('portRoyal', 'known', { target: 12, needsExpedition: false, jester: 'others' }),
}

/** What the 2013 rulebook itself shows of its deck; everything else in A and B is reconstruction. */
export function isCertain(card: Card): boolean {
  switch (card.kind) {
    case 'ship':
      return card.ship === 'flute' && card.coins === 2 && card.strength === 2
    case 'person':
      return card.role === 'sailor' && card.cost === 3
    case 'expedition':
      return card.needs.join() === 'cross,cross' && card.coins === 3
    case 'tax':
      return card.bonus === 'mostStrength'
  }
}

type DeckRules = Pick<Deck, 'target' | 'needsExpedition' | 'jester'>

function deck(id: DeckId, provenance: Deck['provenance'], rules: DeckRules): Deck {
  const column = DECK_IDS.indexOf(id)
  const cards: Card[] = []
  const add = (card: Card, copies: Copies) => {
    for (let i = 0; i < copies[column]; i++) cards.push(card)
  }
  for (const [ship, coins, strength, copies] of SHIPS) add({ kind: 'ship', ship, coins, strength }, copies)
  for (const [ship, cost, influence, copies] of TRADERS) {
    add({ kind: 'person', role: 'trader', cost, influence, ship }, copies)
  }
  for (const [role, cost, influence, copies] of PERSONS) add({ kind: 'person', role, cost, influence }, copies)
  for (const [needs, influence, coins, copies] of EXPEDITIONS) {
    add({ kind: 'expedition', needs, influence, coins }, copies)
  }
  for (const [bonus, copies] of TAXES) add({ kind: 'tax', bonus }, copies)
  if (id === 'portRoyal') cards.push(SPECIAL_EXPEDITION)
  const strength = Uint8Array.from(cards, (card) => (card.kind === 'person' && STRENGTH[card.role]) || 0)
  return {
    id,
    provenance,
    cards,
    pile: idsOf(cards, (card) => !isSpecial(card)),
    special: idsOf(cards, isSpecial),
    kinds: cards.map((card) => card.kind),
    roles: cards.map((card) => (card.kind === 'person' ? card.role : '')),
    trades: cards.map((card) => (card.kind === 'person' && card.ship) || ''),
    cost: Int8Array.from(cards, (card) => (card.kind === 'person' ? card.cost : FREE)),
    influence: Uint8Array.from(cards, (card) => ('influence' in card ? card.influence : 0)),
    strength,
    discount: Uint8Array.from(cards, (card) => (card.kind === 'person' && DISCOUNT[card.role]) || 0),
    type: Uint8Array.from(cards, (card) => (card.kind === 'ship' ? 1 << SHIP_TYPES.indexOf(card.ship) : 0)),
    resistance: Uint8Array.from(cards, resistanceOf),
    tally: Uint16Array.from(cards, tallyOf),
    crews: cards.map((card) => (card.kind === 'expedition' ? crewsFor(card.needs) : [])),
    maxSeats: MOST_SEATS[id],
    ...rules,
    revealsPerTurn: cards.length,
  }
}

function resistanceOf(card: Card): number {
  if (card.kind !== 'ship') return 0
  return card.strength === 'skull' ? UNBEATEN : card.strength
}

function idsOf(cards: readonly Card[], belongs: (card: Card) => boolean): CardId[] {
  const ids: CardId[] = []
  for (let id = 0; id < cards.length; id++) if (belongs(cards[id])) ids.push(id)
  return ids
}

function isSpecial(card: Card): boolean {
  return card.kind === 'expedition' && card.special === true
}

function tallyOf(card: Card): number {
  if (card.kind === 'expedition') return card.needs.reduce((sum, symbol) => sum + TALLY[symbol], 0)
  const brought = card.kind === 'person' && BRINGS[card.role]
  return brought ? TALLY[brought] : 0
}

/** Each need is met by who brings the symbol or by a Jack. */
function crewsFor(needs: readonly ExpeditionSymbol[]): number[] {
  let crews = [0]
  for (const symbol of needs) crews = crews.flatMap((crew) => [crew + TALLY[symbol], crew + TALLY.joker])
  return [...new Set(crews)].sort((a, b) => a - b)
}
