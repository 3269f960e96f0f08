/** Decks, gold and cargo changing hands. */

import { shuffle } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { GOOD_NUMBERS, goodOf } from '../components/cargo.ts'
import { announce, type Chapter, type Play, pop, push, tell } from '../flow.ts'
import type { DropFrame } from '../frames.ts'
import type { GoldReason } from '../news.ts'
import type { Captain, Deck } from '../state.ts'
import { type Card, type DeckName, GOODS, type Good } from '../vocabulary.ts'
import { captainOf } from './captain.ts'

/** p. 8 and p. 15: cargo in excess must go; its owner chooses, and it is discarded face up. */
export const drop: Chapter<DropFrame> = {
  ask: 'drop',
  run(p, f) {
    if (captainOf(p.s, f.seat).cargo.length <= f.limit) pop(p)
    else f.asks = [f.seat]
  },
  offer: (s, f) => goodsIn(captainOf(s, f.seat).cargo).map((good) => ({ type: 'drop', good })),
  answer(p, f, _seat, action) {
    if (action.type === 'drop') discardCargo(p, f.seat, [cardShowing(captainOf(p.s, f.seat).cargo, action.good)])
  },
}

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
  if (at >= 0) removeAt(items, at)
}

/** The first of a short list, which `shift` would take ten times as long for; undefined if it is empty. */
export function takeFirst<T>(items: T[]): T | undefined {
  const first = items[0]
  if (items.length > 0) removeAt(items, 0)
  return first
}

function removeAt(items: unknown[], at: number): void {
  for (let i = at + 1; i < items.length; i++) items[i - 1] = items[i]
  items.pop()
}

/** What the hold takes: at sea the ship's Cargo. */
export function holdOf(captain: Captain): number {
  return captain.ship.at.cargo
}
