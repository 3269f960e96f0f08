/** Merchant Raids: whether, under which flag, and how to spend the successes. */

import type { Seat } from '@windward/core/contract.ts'
import { CARGO, GLORIOUS_RAID } from '@windward/games/marauders/components/cargo.ts'
import { ofLocation } from '@windward/games/marauders/fields.ts'
import { current } from '@windward/games/marauders/flow.ts'
import { captainOf } from '@windward/games/marauders/rules/captain.ts'
import { maneuverability } from '@windward/games/marauders/rules/ship.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import { type Card, LOCATIONS, type Location } from '@windward/games/marauders/vocabulary.ts'
import { cardUse } from './cards.ts'
import type { Appraisal } from './choice.ts'
import { commissionOf } from './trophies.ts'
import type { Weights } from './weights.ts'
import { belongings, bountyCost, goldWorth } from './worth.ts'

/** Under the flag whose Bounty costs least. */
export const merchant: Appraisal = (s, seat, w) => (action) =>
  action.type === 'raid'
    ? 10 - bountyCost(captainOf(s, seat), action.nation, w) + commissionOf(captainOf(s, seat), action.nation, w)
    : 0

/** One look ahead: what each way to spend a success comes to on average, against leaving things as they are. */
export const raid: Appraisal = (s, seat, w) => (action) => {
  const f = current(s, 'raid')
  if (f === undefined) return 0
  const captain = captainOf(s, seat)
  const { cards, successes: left } = f
  switch (action.type) {
    case 'drawCard':
      lay(cards)
      return withAnother(s, seat, captain, left - 1, w)
    case 'discardCard':
      lay(cards, action.card)
      return prospects(s, seat, captain, left - 1, w)
    case 'exchangeCard':
      lay(cards, action.card)
      return withAnother(s, seat, captain, left - 1, w)
    case 'swapCard':
      lay(cards, action.card)
      return withAnother(s, seat, captain, left, w)
    case 'spendWeapon':
      return oneMore(s, seat, captain, cards, left, w) - w.weapon
    case 'playGlory':
      lay(cards)
      return result(s, seat, captain, w) + cardUse(s, seat, action, w)
    default:
      lay(cards)
      return result(s, seat, captain, w)
  }
}

/** What lies there, by icon: hits on each location, and escapes in the last place. */
const shown = new Int8Array(LOCATIONS.length + 1)
const ESCAPE = LOCATIONS.length
const ICONS = CARGO.map(({ icon }) => (icon === 'escape' ? ESCAPE : LOCATIONS.indexOf(icon)))
let count = 0
let plunder = 0

/** These cards, without one of them. */
function lay(cards: Cards, without?: Card<'cargo'>): void {
  for (let i = 0; i < shown.length; i++) shown[i] = 0
  count = 0
  plunder = 0
  for (const card of cards) if (card !== without) add(card, 1)
}

/** One card more, or one less. */
function add(card: Card<'cargo'>, by: 1 | -1): void {
  shown[ICONS[card]] += by
  count += by
  plunder += by * CARGO[card].plunder
}

/** The best use of one more success, with so many besides. */
function oneMore(s: State, seat: Seat, captain: Captain, cards: Cards, left: number, w: Weights): number {
  lay(cards)
  let best = withAnother(s, seat, captain, left, w)
  for (const card of cards) {
    add(card, -1)
    best = Math.max(best, prospects(s, seat, captain, left, w), withAnother(s, seat, captain, left, w))
    add(card, 1)
  }
  return best
}

/** Over what the next card may show: half of them an escape, the others any hit; the value about three. */
function withAnother(s: State, seat: Seat, captain: Captain, left: number, w: Weights): number {
  let sum = 0
  for (const { card, share } of TYPICAL) {
    add(card, 1)
    sum += share * prospects(s, seat, captain, left, w)
    add(card, -1)
  }
  return sum
}

/** What these cards come to, and what successes that are still to be spent may make of them. */
function prospects(s: State, seat: Seat, captain: Captain, left: number, w: Weights): number {
  return result(s, seat, captain, w) + left * SPARE + promise(GLORIOUS_RAID - plunder, left, captain, w)
}

/** What a success that is still to be spent is worth: something, or it would be kept. */
const SPARE = 1

/** A Glory Point that is still so much Plunder Value away, by successes and by weapons spent for more of them. */
function promise(missing: number, left: number, { weapons, ship }: Captain, w: Weights): number {
  const nimble = maneuverability(ship)
  if (missing <= 0 || nimble < SLOWEST) return 0
  const safely = SAFELY[Math.min(nimble, NIMBLE)]
  let best = 0
  for (let spent = 0; spent <= weapons.length; spent++) {
    const draws = Math.min(left + spent, REACH.length - 1)
    const chance = REACH[draws][Math.min(missing, GLORIOUS_RAID)]
    best = Math.max(best, chance * safely[draws] * w.point - spent * w.weapon)
  }
  return best
}

/** How often one more card does no harm to a nimble ship; a slow one is outrun before it comes to that. */
const HARMLESS = 0.85
const NIMBLE = 4
const SLOWEST = 3

/** What the raid comes to with what lies there. */
function result(s: State, seat: Seat, captain: Captain, w: Weights): number {
  const { ship, cargo, gold } = captain
  let worth = 0
  let hull = ship.at.hull
  let crippled = false
  for (let i = 0; i < LOCATIONS.length; i++) {
    const hits = shown[i]
    if (hits === 0) continue
    const location: Location = LOCATIONS[i]
    worth -= hits * w.damage
    const left = location === 'hull' ? hull : ofLocation(ship.at, location)
    if (left <= hits) crippled = true
    if (location === 'hull') hull -= hits
    else hull -= Math.max(0, hits - left)
  }
  if (hull <= 0) return -(belongings(s, seat, captain, w) + w.death)
  if (crippled) return worth - w.destroyed
  if (shown[ESCAPE] >= maneuverability(ship)) return worth
  worth += goldWorth(s, seat, gold + plunder, w) - goldWorth(s, seat, gold, w)
  worth += Math.min(count, Math.max(0, ship.at.cargo - cargo.length)) * w.good
  return plunder >= GLORIOUS_RAID ? worth + w.point : worth
}

type Cards = readonly Card<'cargo'>[]

/** One card for each icon, of middling value, and how many of the cards have it. */
const TYPICAL: readonly { card: Card<'cargo'>; share: number }[] = typical()

function typical(): { card: Card<'cargo'>; share: number }[] {
  const kinds: { card: Card<'cargo'>; share: number }[] = []
  for (const icon of [...LOCATIONS, 'escape'] as const) {
    for (const low of [true, false]) {
      const cards = CARGO.flatMap((card, i) => (card.icon === icon && card.plunder <= 3 === low ? [i] : []))
      cards.sort((a, b) => CARGO[a].plunder - CARGO[b].plunder)
      if (cards.length > 0) kinds.push({ card: cards[cards.length >> 1], share: cards.length / CARGO.length })
    }
  }
  return kinds
}

const MOST_DRAWS = 6

/** How often so many more cards do no harm, by maneuverability. */
const SAFELY: readonly (readonly number[])[] = Array.from({ length: NIMBLE + 1 }, (_, nimble) =>
  Array.from({ length: MOST_DRAWS + 1 }, (__, draws) => (HARMLESS * Math.min(1, nimble / NIMBLE)) ** draws),
)

/** How likely so many cards have at least this Plunder Value, up to that of a Glory Point. */
const REACH: readonly (readonly number[])[] = reach(MOST_DRAWS)

function reach(most: number): number[][] {
  const table: number[][] = [Array.from({ length: GLORIOUS_RAID + 1 }, (_, value) => (value === 0 ? 1 : 0))]
  for (let cards = 1; cards <= most; cards++) {
    const fewer = table[cards - 1]
    table.push(
      fewer.map(
        (_, value) => CARGO.reduce((sum, { plunder }) => sum + fewer[Math.max(0, value - plunder)], 0) / CARGO.length,
      ),
    )
  }
  return table
}
