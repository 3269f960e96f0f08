/** What a shipyard is good for: ships, repairs, weapons, modifications. */

import type { Seat } from '@windward/core/contract.ts'
import { modificationOf, PRICE, SHIPS } from '@windward/games/marauders/components/ships.ts'
import { ofLocation, ofShip } from '@windward/games/marauders/fields.ts'
import { captainOf } from '@windward/games/marauders/rules/captain.ts'
import { adjust } from '@windward/games/marauders/rules/passives.ts'
import { maneuverability } from '@windward/games/marauders/rules/ship.ts'
import { salePrice } from '@windward/games/marauders/rules/shipyard.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import type { Action, Modification, ShipType } from '@windward/games/marauders/vocabulary.ts'
import type { Appraisal } from './choice.ts'
import { worthOfUse } from './fight.ts'
import { ARMS_GOLD, armsOf, NIMBLE } from './odds.ts'
import type { Weights } from './weights.ts'
import { goldWorth, shipWorth } from './worth.ts'

const BIG = ['frigate', 'galleon'] as const

/** What the best of the big ships would be worth more than she costs; nothing or less if she cannot be paid. */
export function bestShip(s: State, seat: Seat, captain: Captain, w: Weights): number {
  let best = 0
  if (captain.gold < LEAST_FOR_BIG) return best
  for (const type of BIG) {
    const price = adjust(s, 'price.bigShip', seat, SHIPS[type].buy ?? 0)
    if (price <= captain.gold + salePrice(captain.ship))
      best = Math.max(best, shipGain(s, seat, captain, type, price, w))
  }
  return best
}

/** Nobody gets a big ship for less, whatever the old one brings. */
const LEAST_FOR_BIG = 15

function shipGain(s: State, seat: Seat, captain: Captain, type: ShipType, price: number, w: Weights): number {
  const cost = price - salePrice(captain.ship)
  const crew = Math.max(0, ofShip(SHIPS, type).locations.crew - captain.ship.at.crew)
  const gain = ofShip(w, type) - crew * w.crew - shipWorth(captain.ship, w) + glory(captain, type, w)
  return gain - (goldWorth(s, seat, captain.gold, w) - goldWorth(s, seat, captain.gold - cost, w))
}

function glory(captain: Captain, type: ShipType, w: Weights): number {
  return (type === 'frigate' || type === 'galleon') && !captain.fittedOut ? w.point : 0
}

/** Whether there is anything to do there. */
export function yardWish(s: State, seat: Seat, captain: Captain, w: Weights): boolean {
  if (bestShip(s, seat, captain, w) > 0) return true
  if (captain.gold < PRICE.modificationSold) return false
  const { ship, gold } = captain
  const damaged = shipWorth(ship, w) < ofShip(w, ship.type) + ship.modifications.length * w.modification
  if (damaged && gold >= adjust(s, 'price.repair', seat, PRICE.repair)) return true
  return gold > w.float && (captain.weapons.length < 3 || captain.zone === 'stJohn')
}

export const yard: Appraisal = (s, seat, w) => (action) => {
  const captain = captainOf(s, seat)
  switch (action.type) {
    case 'repair': {
      const left = ofLocation(captain.ship.at, action.location)
      const need = w.damage + (left === 0 ? w.destroyed : 0) + (action.location === 'hull' ? 0.5 : 0)
      return need - paid(s, seat, captain, adjust(s, 'price.repair', seat, PRICE.repair), w)
    }
    case 'refreshHull':
      return w.damage - paid(s, seat, captain, PRICE.refreshHull, w)
    case 'buyModification':
      return (
        modificationWorth(s, captain, w) -
        paid(s, seat, captain, adjust(s, 'price.modification', seat, PRICE.modification), w)
      )
    case 'carryOver':
      return (
        KINDS[action.modification] * w.modification -
        paid(s, seat, captain, PRICE.carryOver + PRICE.modificationSold, w)
      )
    case 'buyWeapon':
      return weaponWorth(captain, w) - paid(s, seat, captain, adjust(s, 'price.weapon', seat, PRICE.weapon), w)
    case 'buyShip':
      return shipGain(s, seat, captain, action.ship, priceOf(s, seat, action), w)
    case 'withdraw':
    case 'sellWeapon':
      return -1
    case 'done':
      return 0
    default:
      return worthOfUse(s, seat, action, w)
  }
}

function priceOf(s: State, seat: Seat, { ship }: Extract<Action, { type: 'buyShip' }>): number {
  const price = SHIPS[ship].buy ?? 0
  return ship === 'frigate' || ship === 'galleon' ? adjust(s, 'price.bigShip', seat, price) : price
}

/** What the Gold is worth that something costs. */
function paid(s: State, seat: Seat, { gold }: Captain, price: number, w: Weights): number {
  return goldWorth(s, seat, gold, w) - goldWorth(s, seat, Math.max(0, gold - price), w)
}

/** On board, or spent on the next raid by whoever sails a raider. */
function weaponWorth({ ship, weapons }: Captain, w: Weights): number {
  if (maneuverability(ship) < NIMBLE) return w.weapon
  const points = armsOf(weapons.length + 1) - armsOf(weapons.length)
  return Math.max(w.weapon, points * (w.point + ARMS_GOLD))
}

function modificationWorth(s: State, captain: Captain, w: Weights): number {
  const place = s.ports[captain.zone as keyof State['ports']]
  return place?.modification === undefined || place.modification < 0
    ? 0
    : w.modification * KINDS[modificationOf(place.modification)]
}

/** Some are better than others. */
export const KINDS: Readonly<Record<Modification, number>> = {
  extraHammocks: 0.9,
  advancedRigs: 1.1,
  reinforcedHull: 1,
  extendedCargoHold: 1.3,
  chasers: 0.5,
  extraCannonPort: 1,
  swivelGuns: 0.7,
  longGuns: 0.9,
}
