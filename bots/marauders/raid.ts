/** Merchant Raids: whether, under which flag, and how to spend the successes. */

import type { Seat } from '@windward/core/contract.ts'
import { CARGO, GLORIOUS_RAID } from '@windward/games/marauders/components/cargo.ts'
import { current } from '@windward/games/marauders/flow.ts'
import { captainOf } from '@windward/games/marauders/rules/captain.ts'
import { maneuverability } from '@windward/games/marauders/rules/ship.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import { type Card, LOCATIONS, type Location } from '@windward/games/marauders/vocabulary.ts'
import { cardUse } from './cards.ts'
import { bountyCost } from './chart.ts'
import type { Choice } from './choice.ts'
import { commissionOf } from './errands.ts'
import type { Weights } from './weights.ts'
import { belongings, goldWorth } from './worth.ts'

/** Under the flag whose Bounty costs least. */
export const merchant: Choice = (s, seat, w) => (action) =>
  action.type === 'raid'
    ? 10 - bountyCost(captainOf(s, seat), action.nation, w) + commissionOf(captainOf(s, seat), action.nation, w)
    : 0

/** One look ahead: what each way to spend a success comes to on average, against leaving things as they are. */
export const raid: Choice = (s, seat, w) => (action) => {
  const f = current(s, 'raid')
  if (f === undefined) return 0
  const captain = captainOf(s, seat)
  const left = f.successes
  switch (action.type) {
    case 'drawCard':
      return withAnother(s, seat, captain, f.cards, w) + (left - 1) * SPARE
    case 'discardCard':
      return result(s, seat, captain, without(f.cards, action.card), w) + (left - 1) * SPARE
    case 'exchangeCard':
      return withAnother(s, seat, captain, without(f.cards, action.card), w) + (left - 1) * SPARE
    case 'swapCard':
      return withAnother(s, seat, captain, without(f.cards, action.card), w) + left * SPARE
    case 'spendWeapon':
      return oneMore(s, seat, captain, f.cards, w) + left * SPARE - w.weapon
    case 'playGlory':
      return result(s, seat, captain, f.cards, w) + cardUse(s, seat, action, w)
    default:
      return result(s, seat, captain, f.cards, w)
  }
}

/** What a success that is still to be spent is worth: something, or it would be kept. */
const SPARE = 1

/** The best use of one more success. */
function oneMore(s: State, seat: Seat, captain: Captain, cards: readonly Card[], w: Weights): number {
  let best = withAnother(s, seat, captain, cards, w)
  for (const card of cards) {
    const rest = without(cards, card)
    best = Math.max(best, result(s, seat, captain, rest, w), withAnother(s, seat, captain, rest, w))
  }
  return best
}

/** Over what the next card may show: half of them an escape, the others any hit; the value about three. */
function withAnother(s: State, seat: Seat, captain: Captain, cards: readonly Card[], w: Weights): number {
  let sum = 0
  for (const { card, share } of TYPICAL) sum += share * result(s, seat, captain, [...cards, card], w)
  return sum
}

/** What the raid comes to with these cards. */
export function result(s: State, seat: Seat, captain: Captain, cards: readonly Card[], w: Weights): number {
  const { ship, cargo, gold } = captain
  struck.fill(0)
  let escapes = 0
  let plunder = 0
  for (const card of cards) {
    const { icon, plunder: value } = CARGO[card]
    plunder += value
    if (icon === 'escape') escapes += 1
    else struck[LOCATIONS.indexOf(icon)] += 1
  }
  let worth = 0
  let hull = ship.at.hull
  let crippled = false
  for (let i = 0; i < LOCATIONS.length; i++) {
    const hits = struck[i]
    if (hits === 0) continue
    const location: Location = LOCATIONS[i]
    worth -= hits * w.damage
    const left = location === 'hull' ? hull : ship.at[location]
    if (left <= hits) crippled = true
    if (location === 'hull') hull -= hits
    else hull -= Math.max(0, hits - left)
  }
  if (hull <= 0) return -(belongings(s, seat, captain, w) + w.death)
  if (crippled) return worth - w.destroyed
  if (escapes >= maneuverability(ship)) return worth
  worth += goldWorth(s, seat, gold + plunder, w) - goldWorth(s, seat, gold, w)
  worth += Math.min(cards.length, Math.max(0, ship.at.cargo - cargo.length)) * w.good
  return plunder >= GLORIOUS_RAID ? worth + w.point : worth
}

const struck = new Int8Array(LOCATIONS.length)

function without(cards: readonly Card[], card: Card): Card[] {
  return cards.filter((other) => other !== card)
}

/** One card for each icon, of middling value, and how many of the cards have it. */
const TYPICAL: readonly { card: Card; share: number }[] = typical()

function typical(): { card: Card; share: number }[] {
  const kinds: { card: Card; share: number }[] = []
  for (const icon of [...LOCATIONS, 'escape'] as const) {
    for (const low of [true, false]) {
      const cards = CARGO.flatMap((card, i) => (card.icon === icon && card.plunder <= 3 === low ? [i] : []))
      cards.sort((a, b) => CARGO[a].plunder - CARGO[b].plunder)
      if (cards.length > 0) kinds.push({ card: cards[cards.length >> 1], share: cards.length / CARGO.length })
    }
  }
  return kinds
}
