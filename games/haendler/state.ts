/** Everything that lies on the table, and what is under way. */

import { type Rng, shuffle } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { DECKS, type Deck, STARTING_COINS } from './components.ts'
import type { CardId, DeckId, Options, Phase } from './vocabulary.ts'

export interface State {
  deck: DeckId
  jester: 'everyone' | 'others'
  expeditionAfterBust: boolean
  phase: Phase
  /** Who began the game, whose turn it is, and who is taking cards. */
  start: Seat
  active: Seat
  taker: Seat
  /** Turns begun so far. */
  turn: number
  /** Cards revealed this turn. */
  reveals: number
  /** Cards the taker may still take. */
  takes: number
  /** The ship just revealed that can be repelled. */
  pending: CardId
  /** Somebody has reached the end: this round is the last. */
  ending: boolean
  /** How often the deck was shuffled: what was in it last time tells what is a coin since then. */
  era: number
  /** Top last. */
  draw: CardId[]
  discard: CardId[]
  harbor: CardId[]
  /** Open expedition requests: replaced, never changed, as are all lists that are looked at much more often. */
  expeditions: readonly CardId[]
  players: Player[]
}

export interface Player {
  /** Cards face down, the last gained on top, and the era in which each left the deck. */
  coins: CardId[]
  eras: number[]
  /** Coins that are not cards: see the ruling on an empty deck. */
  tokens: number
  persons: readonly CardId[]
  expeditions: readonly CardId[]
}

export const NO_CARD = -1

/** Nearly always the deck that was asked for last: looking it up by its name took a tenth of a random game. */
export function deckOf(s: { readonly deck: DeckId }): Deck {
  if (lastDeck.id !== s.deck) lastDeck = DECKS[s.deck]
  return lastDeck
}

let lastDeck = DECKS.reconstructionA

export function setup(options: Options, seats: number, rng: Rng): State {
  const deck = DECKS[options.deck]
  const draw = shuffle(deck.pile.slice(), rng.stream('deck'))
  const expeditions = seats === deck.maxSeats ? deck.special.slice() : []
  const start = rng.stream('start').int(seats)
  const players: Player[] = []
  for (let seat = 0; seat < seats; seat++) players.push(newPlayer(draw))
  return {
    deck: options.deck,
    jester: options.jester === 'deck' ? deck.jester : options.jester,
    expeditionAfterBust: options.expeditionAfterBust,
    phase: 'discover',
    start,
    active: start,
    taker: start,
    turn: 1,
    reveals: 0,
    takes: 0,
    pending: NO_CARD,
    ending: false,
    era: 0,
    draw,
    discard: [],
    harbor: [],
    expeditions,
    players,
  }
}

export function clone(s: Readonly<State>): State {
  const players: Player[] = []
  for (const p of s.players) {
    players.push({
      coins: p.coins.slice(),
      eras: p.eras.slice(),
      tokens: p.tokens,
      persons: p.persons,
      expeditions: p.expeditions,
    })
  }
  return {
    deck: s.deck,
    jester: s.jester,
    expeditionAfterBust: s.expeditionAfterBust,
    phase: s.phase,
    start: s.start,
    active: s.active,
    taker: s.taker,
    turn: s.turn,
    reveals: s.reveals,
    takes: s.takes,
    pending: s.pending,
    ending: s.ending,
    era: s.era,
    draw: s.draw.slice(),
    discard: s.discard.slice(),
    harbor: s.harbor.slice(),
    expeditions: s.expeditions,
    players,
  }
}

/** The player to the left. */
export function nextSeat(s: State, seat: Seat): Seat {
  return seat + 1 < s.players.length ? seat + 1 : 0
}

/** Emptied card by card, the list keeps its room for the next display. */
export function discardHarbor(s: State): void {
  const { harbor, discard } = s
  for (let i = 0; i < harbor.length; i++) discard.push(harbor[i])
  while (harbor.length > 0) harbor.pop()
}

/** A new list with one card more: spreading the old one takes 8 ns where this takes 6. */
export function withCard(cards: readonly CardId[], card: CardId): CardId[] {
  const more: CardId[] = []
  for (let i = 0; i < cards.length; i++) more.push(cards[i])
  more.push(card)
  return more
}

/** Among cards that are in the deck's order already. */
export function putInOrder(cards: CardId[], card: CardId): void {
  let at = cards.push(card) - 1
  for (; at > 0 && cards[at - 1] > card; at--) cards[at] = cards[at - 1]
  cards[at] = card
}

/** How often each card lies anywhere: once if it is in the game, always. */
export function census(s: State): number[] {
  const found = Array<number>(deckOf(s).cards.length).fill(0)
  const count = (cards: readonly CardId[]) => {
    for (const card of cards) found[card] += 1
  }
  for (const cards of [s.draw, s.discard, s.harbor, s.expeditions]) count(cards)
  if (s.pending !== NO_CARD) found[s.pending] += 1
  for (const p of s.players) for (const cards of [p.coins, p.persons, p.expeditions]) count(cards)
  return found
}

/** His coins come off the deck. */
function newPlayer(draw: CardId[]): Player {
  const coins = draw.slice(-STARTING_COINS)
  const eras: number[] = []
  for (const _ of coins) {
    draw.pop()
    eras.push(0)
  }
  return { coins, eras, tokens: 0, persons: [], expeditions: [] }
}
