/** Decks, gold and cargo changing hands. */

import { shuffle } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { GOOD_NUMBERS, goodOf } from '../components/cargo.ts'
import { announce, type Play, push, tell } from '../flow.ts'
import type { GoldReason } from '../news.ts'
import type { Captain, Deck } from '../state.ts'
import { type Card, type DeckName, GOODS, type Good } from '../vocabulary.ts'
import { captainOf } from './captain.ts'

export function dropDownTo(p: Play, seat: Seat, limit: number): void {
  if (captainOf(p.s, seat).cargo.length > limit) push(p, { type: 'drop', asks: [], seat, limit })
}

/** Fewer if deck and discards run out. p. 8: when the deck runs out it is shuffled anew. */
export function draw<D extends DeckName>(p: Play, deck: Deck<D>, count: number, stream: string): Card<D>[] {
  const cards: Card<D>[] = []
  while (cards.length < count) {
    const card = deck.deck.pop()
    if (card !== undefined) cards.push(card)
    else if (deck.discard.length > 0) deck.deck = shuffle(deck.discard.splice(0), p.rng.stream(stream))
    else break
  }
  return cards
}

export function drawCargo(p: Play, count: number): Card<'cargo'>[] {
  return draw(p, p.s.cargo, count, 'cargo')
}

export function earn(p: Play, seat: Seat, gold: number, why: GoldReason): void {
  if (gold === 0) return
  captainOf(p.s, seat).gold += gold
  tell(p, { type: 'gold', seat, change: gold, why })
}

export function pay(p: Play, seat: Seat, gold: number, why: GoldReason): void {
  if (gold === 0) return
  captainOf(p.s, seat).gold -= gold
  tell(p, { type: 'gold', seat, change: -gold, why })
}

export function discardCargo(p: Play, seat: Seat, cards: readonly Card<'cargo'>[]): void {
  const captain = captainOf(p.s, seat)
  captain.cargo = captain.cargo.filter((card) => !cards.includes(card))
  p.s.cargo.discard.push(...cards)
  announce(p, { type: 'cargoLost', seat, goods: cards.map(goodOf) })
}

/** Which goods are among the cards, in their own order. */
export function goodsIn(cards: readonly Card<'cargo'>[]): Good[] {
  let shown = 0
  for (const card of cards) shown |= 1 << GOOD_NUMBERS[card]
  return GOODS.filter((_, number) => (shown & (1 << number)) !== 0)
}

export function countOf(cards: readonly Card<'cargo'>[], good: Good): number {
  let count = 0
  for (const card of cards) if (goodOf(card) === good) count++
  return count
}

/** Cards of one good differ only to merchants under attack: any of them will do. */
export function cardShowing(cards: readonly Card<'cargo'>[], good: Good): Card<'cargo'> {
  const card = cards.find((c) => goodOf(c) === good)
  if (card === undefined) throw new Error(`no ${good} there`)
  return card
}

export function remove<T>(items: T[], item: T): void {
  const at = items.indexOf(item)
  if (at >= 0) items.splice(at, 1)
}

/** What the hold takes: at sea the ship's Cargo. */
export function holdOf(captain: Captain): number {
  return captain.ship.at.cargo
}
