/** Merchant Raids (p. 10). */

import type { Seat } from '@windward/core/contract.ts'
import { CARGO, GLORIOUS_RAID, RAID_CARDS } from '../components/cargo.ts'
import { MERCHANT_TOKENS } from '../components/ships.ts'
import { BOARD, isPort } from '../components/zones.ts'
import { announce, type Chapter, type Play, pop, push, tell } from '../flow.ts'
import type { RaidFrame } from '../frames.ts'
import type { State } from '../state.ts'
import { type Action, type Card, type Location, NATIONS, type Nation } from '../vocabulary.ts'
import { AT, freeOrDone, open, use } from './attending.ts'
import { addBounty } from './bounty.ts'
import { captainOf, skillOf } from './captain.ts'
import { die } from './death.ts'
import { gainGlory } from './glory.ts'
import { drawCargo, dropDownTo, earn, holdOf, remove } from './goods.ts'
import { isSunk, strikeAt } from './hits.ts'
import { adjust } from './passives.ts'
import { rollFor, successes } from './roll.ts'
import { isCrippled, maneuverability } from './ship.ts'
import { isArmed } from './zones.ts'

/** p. 10: the token is revealed and goes to the Merchant track, whatever is decided. */
export function findMerchant(p: Play, seat: Seat, sure: boolean): void {
  const { zone } = captainOf(p.s, seat)
  const token = p.s.merchants[zone]
  if (token === undefined) return
  p.s.merchants[zone] = undefined
  p.s.track.push(token)
  announce(p, { type: 'merchantFound', seat, nation: MERCHANT_TOKENS[token] })
  const drawn = { cards: [], successes: 0, gold: 0, dice: [] }
  push(p, { type: 'raid', asks: [], marks: [], seat, token, sure, nation: 'none', at: 'choose', ...drawn })
}

export const raid: Chapter<RaidFrame> = {
  ask: (f) => (f.at === 'choose' ? 'merchant' : 'raid'),
  run(p, f) {
    switch (f.at) {
      case 'choose':
        f.asks.push(f.seat)
        return
      case 'start':
        f.at = 'engage'
        return open(p, AT['bounty.before'], f.seat)
      case 'engage':
        return engage(p, f)
      case 'roll':
        f.dice = rollFor(p, { seat: f.seat }, 'seamanship', raidDice(p.s, f.seat))
        f.successes = successes(f.dice)
        f.at = 'use'
        return
      case 'use':
        f.asks.push(f.seat)
        return
      case 'resolve':
        return strike(p, f)
      case 'plunder':
        return plunder(p, f)
      case 'missions':
        f.at = 'done'
        return open(p, AT['mission.step'], f.seat)
      case 'done':
        return pop(p)
    }
  },
  offer(s, f, seat) {
    const offers: Action[] = []
    if (f.at === 'choose') {
      for (const nation of nations(s, f)) offers.push({ type: 'raid', nation })
      offers.push({ type: 'letGo' })
      return offers
    }
    if (f.successes > 0) addSpendings(offers, f)
    return freeOrDone(offers, s, seat, AT['raid.afterRoll'])
  },
  answer(p, f, seat, action) {
    switch (action.type) {
      case 'letGo':
        pop(p)
        return tell(p, { type: 'merchantLetGo', seat })
      case 'raid':
        f.nation = action.nation
        f.at = 'start'
        return open(p, AT['raid.start'], seat)
      case 'done':
        f.at = 'resolve'
        return
      case 'drawCard':
        f.successes--
        return addCard(p, f)
      case 'discardCard':
        f.successes--
        return dropCard(p, f, action.card)
      case 'exchangeCard':
        f.successes--
        dropCard(p, f, action.card)
        return addCard(p, f)
      default:
        use(p, seat, action)
    }
  },
}

/** p. 10: the nation of the token or of the zone. The Caribbean Sea has none. No raid with a destroyed location. */
function nations(s: State, f: RaidFrame): Nation[] {
  const { zone, ship } = captainOf(s, f.seat)
  if (isCrippled(ship)) return []
  if (f.sure) return ['spanish']
  const ofZone = isPort(zone) ? s.ports[zone].nation : BOARD[zone].nation
  return NATIONS.filter((nation) => nation === MERCHANT_TOKENS[f.token] || nation === ofZone)
}

/** p. 10-11: the Bounty comes with the decision; then three cards, face up. */
function engage(p: Play, f: RaidFrame): void {
  if (f.nation === 'none') return
  if (!f.marks.includes('noBounty')) addBounty(p, f.seat, f.nation)
  f.cards = drawCargo(p, RAID_CARDS)
  announce(p, { type: 'raidCards', seat: f.seat, cards: [...f.cards] })
  if (isArmed(captainOf(p.s, f.seat).zone, f.nation)) {
    addCard(p, f)
    const fourth = f.cards.at(-1)
    if (fourth !== undefined && CARGO[fourth].icon === 'escape') dropCard(p, f, fourth)
  }
  f.at = 'roll'
}

export function raidDice(s: State, seat: Seat): number {
  return adjust(s, 'dice.raid', seat, skillOf(s, seat, 'seamanship'))
}

/** p. 10: each success draws, discards or exchanges a card. */
function addSpendings(offers: Action[], { cards }: RaidFrame): void {
  offers.push({ type: 'drawCard' })
  for (const card of cards) offers.push({ type: 'discardCard', card })
  for (const card of cards) offers.push({ type: 'exchangeCard', card })
}

function addCard(p: Play, f: RaidFrame): void {
  const cards = drawCargo(p, 1)
  f.cards.push(...cards)
  announce(p, { type: 'raidCards', seat: f.seat, cards })
}

function dropCard(p: Play, f: RaidFrame, card: Card<'cargo'>): void {
  remove(f.cards, card)
  p.s.cargo.discard.push(card)
  tell(p, { type: 'raidCardGone', seat: f.seat, card })
}

/** p. 10: Hit Icons are applied even if the merchant escapes. */
function strike(p: Play, f: RaidFrame): void {
  f.at = 'plunder'
  const hits = hitsIn(f.cards)
  if (hits.length > 0) strikeAt(p, f.seat, hits, 'raid.resolve')
}

export function hitsIn(cards: readonly Card<'cargo'>[]): Location[] {
  const hits: Location[] = []
  for (const card of cards) {
    const { icon } = CARGO[card]
    if (icon !== 'escape') hits.push(icon)
  }
  return hits
}

export function escapesIn(cards: readonly Card<'cargo'>[]): number {
  return cards.filter((card) => CARGO[card].icon === 'escape').length
}

/** What the cards are worth to whoever takes them. */
export function plunderOf(s: State, { seat, nation }: RaidFrame, cards: readonly Card<'cargo'>[]): number {
  const value = cards.reduce((sum, card) => sum + CARGO[card].plunder, 0)
  return adjust(s, 'raid.plunder', seat, value, { spanish: nation === 'spanish' })
}

function plunder(p: Play, f: RaidFrame): void {
  const captain = captainOf(p.s, f.seat)
  f.at = 'done'
  if (isCrippled(captain.ship)) return fail(p, f, 'failed')
  if (escapesIn(f.cards) >= maneuverability(captain.ship)) return fail(p, f, 'escaped')
  const gold = plunderOf(p.s, f, f.cards)
  f.at = 'missions'
  f.gold = gold
  tell(p, { type: 'raidEnded', seat: f.seat, result: 'won', gold })
  earn(p, f.seat, gold, 'raid')
  captain.cargo.push(...f.cards.splice(0))
  dropDownTo(p, f.seat, holdOf(captain))
  if (gold >= GLORIOUS_RAID) gainGlory(p, f.seat, 'raid')
}

function fail(p: Play, f: RaidFrame, result: 'escaped' | 'failed'): void {
  p.s.cargo.discard.push(...f.cards.splice(0))
  tell(p, { type: 'raidEnded', seat: f.seat, result, gold: 0 })
  if (isSunk(captainOf(p.s, f.seat).ship)) die(p, f.seat)
}
