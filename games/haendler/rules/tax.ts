/** Tax increase: the rich lose half, then the strongest are paid (or, on some Port Royal cards, the least influential). */

import type { Rng } from '@windward/core/chance.ts'
import type { Emit, Seat } from '@windward/core/contract.ts'
import { TAX_BONUS, TAX_THRESHOLD } from '../components.ts'
import { skillsOf } from '../skills.ts'
import { deckOf, nextSeat, type State } from '../state.ts'
import type { CardId, Event, Tax, TaxBonus } from '../vocabulary.ts'
import { coinsOf, gainCoins, spendCoins } from './coins.ts'
import { influenceOf } from './persons.ts'

export function raiseTaxes(s: State, card: CardId, rng: Rng, emit?: Emit<Event>): void {
  const n = s.players.length
  for (let i = 0, seat = s.active; i < n; i++, seat = nextSeat(s, seat)) {
    const coins = coinsOf(s.players[seat])
    if (coins >= TAX_THRESHOLD) spendCoins(s, seat, Math.floor(coins / 2), 'taxed', emit)
  }
  const { bonus } = deckOf(s).cards[card] as Tax
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < n; seat++) best = Math.max(best, favour(s, seat, bonus))
  // Everyone in the tie, even where nobody has any strength at all.
  for (let i = 0, seat = s.active; i < n; i++, seat = nextSeat(s, seat)) {
    if (favour(s, seat, bonus) === best) gainCoins(s, seat, TAX_BONUS, 'tax', rng, emit)
  }
  s.discard.push(card)
}

function favour(s: State, seat: Seat, bonus: TaxBonus): number {
  return bonus === 'mostStrength' ? skillsOf(s, seat).strength : -influenceOf(deckOf(s), s.players[seat])
}
