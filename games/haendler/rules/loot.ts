/** Phase 2, Loot and Hire: first the active player, then the others clockwise, take cards from the harbor. */

import type { Rng } from '@windward/core/chance.ts'
import type { Emit, Seat } from '@windward/core/contract.ts'
import {
  ADMIRAL_CARDS,
  ADMIRAL_COINS,
  type Deck,
  FEE,
  FREE,
  JESTER_COINS,
  SHIP_TYPE_COUNT,
  TAKES_BY_SHIP_TYPES,
} from '../components.ts'
import { deckOf, type State } from '../state.ts'
import type { Action, CardId, Event, Person, Ship } from '../vocabulary.ts'
import { coinsOf, gainCoins, payFee, spendCoins } from './coins.ts'
import { noteEnd } from './ending.ts'
import { canComplete, offerExpeditions } from './expedition.ts'
import { countRole, type Display, discountOf, lootOf, priceOf } from './persons.ts'
import { endTurn } from './turn.ts'

/** What decides how many cards may be taken, in a state or a view. */
interface Harbor extends Pick<State, 'deck' | 'active'> {
  readonly harbor: readonly CardId[]
  readonly players: readonly Display[]
}

const PASS: Action = { type: 'pass' }
const MOST_CARDS = 128
const LOOT: readonly Action[] = Array.from({ length: MOST_CARDS }, (_, card) => ({ type: 'loot', card }))
const HIRE: readonly Action[] = Array.from({ length: MOST_CARDS }, (_, card) => ({ type: 'hire', card }))

/** The number of cards is fixed now, by the ship types in the harbor; the Governors' come on top. */
export function beginLootAndHire(s: State, rng: Rng, emit?: Emit<Event>): void {
  s.phase = 'take'
  s.taker = s.active
  s.takes = takesOf(s)
  emit?.({ type: 'stopped', seat: s.active, shipTypes: shipTypes(s), takes: s.takes })
  payOnArrival(s, rng, emit)
  moveOn(s, rng, emit)
}

/** How many cards the active player may take from the harbor as it lies. */
export function takesOf(s: Harbor): number {
  return TAKES_BY_SHIP_TYPES[shipTypes(s)] + governors(s, s.active)
}

export function offerTake(s: State): readonly Action[] {
  const actions: Action[] = []
  if (s.takes > 0) {
    const deck = deckOf(s)
    const purse = purseOf(s, deck, s.taker)
    for (const id of s.harbor) {
      if (deck.cost[id] <= purse) actions.push(deck.cost[id] === FREE ? LOOT[id] : HIRE[id])
    }
  }
  if (s.taker === s.active && canComplete(s, s.taker)) actions.push(...offerExpeditions(s, s.taker))
  actions.push(PASS)
  return actions
}

/** The highest printed cost within a seat's means. A ship always pays its own fee; a person needs price and fee in hand. */
export function purseOf(s: State, deck: Deck, seat: Seat): number {
  const player = s.players[seat]
  const coins = coinsOf(player) - feeFor(s, seat)
  return coins < 0 ? FREE : coins + discountOf(deck, player)
}

export function feeFor(s: { readonly active: Seat }, seat: Seat): number {
  return seat === s.active ? 0 : FEE
}

/** The ship is discarded first, then its coins are drawn, and last the fee is paid, out of the loot if need be. */
export function doLoot(s: State, id: CardId, rng: Rng, emit?: Emit<Event>): void {
  const seat = s.taker
  const deck = deckOf(s)
  leaveHarbor(s, id)
  s.discard.push(id)
  emit?.({ type: 'looted', seat, card: id })
  gainCoins(s, seat, lootOf(deck, s.players[seat], deck.cards[id] as Ship), 'loot', rng, emit)
  taken(s, rng, emit)
}

/** Skills count at once: a Governor hired now gives one more card in this very step. */
export function doHire(s: State, id: CardId, rng: Rng, emit?: Emit<Event>): void {
  const seat = s.taker
  const deck = deckOf(s)
  const player = s.players[seat]
  const hired = deck.cards[id] as Person
  const price = priceOf(deck, player, hired)
  leaveHarbor(s, id)
  emit?.({ type: 'hired', seat, card: id, price })
  spendCoins(s, seat, price, 'coinsSpent', emit)
  player.persons.push(id)
  if (hired.role === 'governor') s.takes += 1
  noteEnd(s, seat, emit)
  taken(s, rng, emit)
}

export function doPass(s: State, rng: Rng, emit?: Emit<Event>): void {
  emit?.({ type: 'passed', seat: s.taker })
  nextTaker(s, rng, emit)
  moveOn(s, rng, emit)
}

/** Ends every step in which there is nothing left to decide. */
export function moveOn(s: State, rng: Rng, emit?: Emit<Event>): void {
  while (s.phase === 'take' && !hasChoice(s)) nextTaker(s, rng, emit)
}

/** Ship types in the harbor; no type is there twice. */
export function shipTypes(s: Harbor): number {
  const { type } = deckOf(s)
  let types = 0
  for (const id of s.harbor) if (type[id] > 0) types += 1
  return Math.min(types, SHIP_TYPE_COUNT)
}

function taken(s: State, rng: Rng, emit?: Emit<Event>): void {
  s.takes -= 1
  if (s.taker !== s.active) payFee(s, s.taker, emit)
  moveOn(s, rng, emit)
}

function nextTaker(s: State, rng: Rng, emit?: Emit<Event>): void {
  s.taker = (s.taker + 1) % s.players.length
  if (s.taker === s.active) return clearHarbor(s, emit)
  s.takes = 1 + governors(s, s.taker)
  payOnArrival(s, rng, emit)
}

/** Looked at once, when a player's step begins: Admirals at a full harbor, Jesters at an empty one. */
function payOnArrival(s: State, rng: Rng, emit?: Emit<Event>): void {
  const seat = s.taker
  const deck = deckOf(s)
  if (s.harbor.length >= ADMIRAL_CARDS) {
    gainCoins(s, seat, ADMIRAL_COINS * countRole(deck, s.players[seat], 'admiral'), 'admiral', rng, emit)
  } else if (s.harbor.length === 0 && (seat !== s.active || s.jester === 'everyone')) {
    gainCoins(s, seat, JESTER_COINS * countRole(deck, s.players[seat], 'jester'), 'jester', rng, emit)
  }
}

/** A ship is within anybody's means. */
function hasChoice(s: State): boolean {
  if (s.takes > 0) {
    const deck = deckOf(s)
    for (const id of s.harbor) if (deck.cost[id] === FREE) return true
    const purse = purseOf(s, deck, s.taker)
    for (const id of s.harbor) if (deck.cost[id] <= purse) return true
  }
  return s.taker === s.active && canComplete(s, s.active)
}

function clearHarbor(s: State, emit?: Emit<Event>): void {
  if (s.harbor.length > 0) {
    emit?.({ type: 'harborCleared', cards: [...s.harbor] })
    for (const id of s.harbor) s.discard.push(id)
    s.harbor = []
  }
  endTurn(s, emit)
}

function leaveHarbor(s: State, id: CardId): void {
  const { harbor } = s
  for (let i = harbor.indexOf(id) + 1; i < harbor.length; i++) harbor[i - 1] = harbor[i]
  harbor.pop()
}

function governors(s: Harbor, seat: Seat): number {
  return countRole(deckOf(s), s.players[seat], 'governor')
}
