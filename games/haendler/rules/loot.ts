/** Phase 2, Loot and Hire: first the active player, then the others clockwise, take cards from the harbor. */

import type { Rng } from '@windward/core/chance.ts'
import type { Emit, Seat } from '@windward/core/contract.ts'
import { ADMIRAL_CARDS, ADMIRAL_COINS, FEE, FREE, JESTER_COINS, NOTHING, TAKES_BY_SHIP_TYPES } from '../components.ts'
import { skillsOf } from '../skills.ts'
import { deckOf, discardHarbor, nextSeat, type State, withCard } from '../state.ts'
import type { Action, CardId, Event, Person, Ship } from '../vocabulary.ts'
import { coinsOf, gainCoins, payFee, spendCoins } from './coins.ts'
import { noteEnd } from './ending.ts'
import { canComplete, offerExpeditions } from './expedition.ts'
import { type Display, lootOf, priceOf } from './persons.ts'
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

/** Every other harbor holds a single card: a random game takes 4 % less time with these made once. */
const LOOT_OR_PASS = LOOT.map((loot): readonly Action[] => [loot, PASS])
const HIRE_OR_PASS = HIRE.map((hire): readonly Action[] => [hire, PASS])

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
  return TAKES_BY_SHIP_TYPES[shipTypes(s)] + skillsOf(s, s.active).governors
}

export function offerTake(s: State): readonly Action[] {
  const { harbor } = s
  const { cost } = deckOf(s)
  const purse = purseOf(s, s.taker)
  const completes = s.taker === s.active && canComplete(s, s.taker)
  if (harbor.length === 1 && cost[harbor[0]] <= purse && !completes) {
    return cost[harbor[0]] === FREE ? LOOT_OR_PASS[harbor[0]] : HIRE_OR_PASS[harbor[0]]
  }
  const actions: Action[] = []
  for (let i = 0; i < harbor.length; i++) {
    const id = harbor[i]
    if (cost[id] <= purse) actions.push(cost[id] === FREE ? LOOT[id] : HIRE[id])
  }
  if (completes) actions.push(...offerExpeditions(s, s.taker))
  actions.push(PASS)
  return actions
}

/** The highest printed cost within a taker's means. A ship always pays its own fee; a person needs price and fee in hand. */
function purseOf(s: State, seat: Seat): number {
  if (s.takes === 0) return NOTHING
  const coins = coinsOf(s.players[seat]) - feeFor(s, seat)
  return coins < 0 ? FREE : coins + skillsOf(s, seat).discount
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
  player.persons = withCard(player.persons, id)
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
  for (let i = 0; i < s.harbor.length; i++) if (type[s.harbor[i]] > 0) types += 1
  return types
}

function taken(s: State, rng: Rng, emit?: Emit<Event>): void {
  s.takes -= 1
  if (s.taker !== s.active) payFee(s, s.taker, emit)
  moveOn(s, rng, emit)
}

function nextTaker(s: State, rng: Rng, emit?: Emit<Event>): void {
  s.taker = nextSeat(s, s.taker)
  if (s.taker === s.active) return clearHarbor(s, emit)
  s.takes = 1 + skillsOf(s, s.taker).governors
  payOnArrival(s, rng, emit)
}

/** What the Admirals of a player bring at a harbor of so many cards. */
export function admiralsPay(s: Harbor, seat: Seat, cards = s.harbor.length): number {
  return cards < ADMIRAL_CARDS ? 0 : ADMIRAL_COINS * skillsOf(s, seat).admirals
}

/** Looked at once, when a player's step begins: Admirals at a full harbor, Jesters at an empty one. */
function payOnArrival(s: State, rng: Rng, emit?: Emit<Event>): void {
  const seat = s.taker
  if (s.harbor.length >= ADMIRAL_CARDS) {
    gainCoins(s, seat, admiralsPay(s, seat), 'admiral', rng, emit)
  } else if (s.harbor.length === 0 && (seat !== s.active || s.jester === 'everyone')) {
    gainCoins(s, seat, JESTER_COINS * skillsOf(s, seat).jesters, 'jester', rng, emit)
  }
}

function hasChoice(s: State): boolean {
  const { cost } = deckOf(s)
  const purse = purseOf(s, s.taker)
  for (let i = 0; i < s.harbor.length; i++) if (cost[s.harbor[i]] <= purse) return true
  return s.taker === s.active && canComplete(s, s.active)
}

function clearHarbor(s: State, emit?: Emit<Event>): void {
  if (s.harbor.length > 0) {
    emit?.({ type: 'harborCleared', cards: [...s.harbor] })
    discardHarbor(s)
  }
  endTurn(s, emit)
}

function leaveHarbor(s: State, id: CardId): void {
  let behind = s.harbor.pop() as CardId
  for (let i = s.harbor.length - 1; behind !== id; i--) {
    const next = s.harbor[i]
    s.harbor[i] = behind
    behind = next
  }
}
