/** Tax increase: the rich lose half, then the strongest are paid (or, on some Port Royal cards, the least influential). */

import type { Rng } from '@windward/core/chance.ts'
import type { Emit, Seat } from '@windward/core/contract.ts'
import { TAX_BONUS, TAX_THRESHOLD } from '../components.ts'
import { deckOf, type State } from '../state.ts'
import type { CardId, Event, Tax } from '../vocabulary.ts'
import { coinsOf, gainCoins, spendCoins } from './coins.ts'
import { influenceOf, strengthOf } from './persons.ts'

export function raiseTaxes(s: State, card: CardId, rng: Rng, emit?: Emit<Event>): void {
  const seats = clockwise(s)
  for (const seat of seats) {
    const coins = coinsOf(s.players[seat])
    if (coins >= TAX_THRESHOLD) spendCoins(s, seat, Math.floor(coins / 2), 'taxed', emit)
  }
  const favoured = favouredBy(s, deckOf(s).cards[card] as Tax)
  for (const seat of seats) if (favoured.includes(seat)) gainCoins(s, seat, TAX_BONUS, 'tax', rng, emit)
  s.discard.push(card)
}

/** All seats, from the active player on. */
export function clockwise(s: State): Seat[] {
  const n = s.players.length
  return s.players.map((_, i) => (s.active + i) % n)
}

/** Everyone in the tie, even where nobody has any strength at all. */
function favouredBy(s: State, tax: Tax): Seat[] {
  const deck = deckOf(s)
  const scores = s.players.map((p) => (tax.bonus === 'mostStrength' ? strengthOf(deck, p) : -influenceOf(deck, p)))
  const best = Math.max(...scores)
  return scores.flatMap((score, seat) => (score === best ? [seat] : []))
}
