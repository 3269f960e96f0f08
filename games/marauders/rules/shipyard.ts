/** The shipyard: ships, repairs, modifications, weapons (p. 8-9). */

import { same } from '@windward/core/choices.ts'
import type { Seat } from '@windward/core/contract.ts'
import { markOf } from '../cards/lasting.ts'
import { modificationOf, PRICE, SHIPS } from '../components/ships.ts'
import { ofShip } from '../fields.ts'
import { type Chapter, type Play, pop, tell } from '../flow.ts'
import type { ShipyardFrame } from '../frames.ts'
import type { Ship } from '../ship.ts'
import type { Captain, State } from '../state.ts'
import { type Action, LOCATIONS, type Location, type Port, SHIP_TYPES, type ShipType, WEAPONS } from '../vocabulary.ts'
import { AT, freeOrDone, use } from './attending.ts'
import { captainOf, portOf } from './captain.ts'
import { redistribute } from './death.ts'
import { gainGlory } from './glory.ts'
import { earn, pay, remove } from './goods.ts'
import { adjust } from './passives.ts'
import { damageOf, damageTo, fit, has, manned, newShip } from './ship.ts'
import { addWithdrawals, withdraw } from './stash.ts'
import { carriesOver, mayRecruitAndRepair } from './zones.ts'

export const shipyard: Chapter<ShipyardFrame> = {
  ask: 'shipyard',
  run(_p, f) {
    f.asks.push(f.seat)
  },
  offer(s, f, seat) {
    const captain = captainOf(s, seat)
    if (f.at === 'carry') return [...carryOvers(f, captain), { type: 'done' }]
    const offers: Action[] = []
    for (const ware of wares(s, captain)) if (closed(s, f, captain, ware) === undefined) offers.push(ware)
    addWithdrawals(offers, s, seat)
    return freeOrDone(offers, s, seat, AT['port.shipyard'])
  },
  answer(p, f, seat, action) {
    const captain = captainOf(p.s, seat)
    switch (action.type) {
      case 'repair':
        pay(p, seat, repairPrice(p.s, seat), 'repair')
        remove(f.marks, markOf('shipwrightsFavour', 'shipyard', seat))
        return repair(p, seat, action.location)
      case 'refreshHull':
        pay(p, seat, PRICE.refreshHull, 'repair')
        remove(captain.ship.flipped, 'reinforcedHull')
        return tell(p, { type: 'hullRefreshed', seat })
      case 'buyModification':
        return buyModification(p, seat)
      case 'buyWeapon':
        pay(p, seat, adjust(p.s, 'price.weapon', seat, PRICE.weapon), 'weapon')
        captain.weapons.push(action.weapon)
        f.traded.push(action.weapon)
        return tell(p, { type: 'weaponBought', seat, weapon: action.weapon })
      case 'sellWeapon':
        remove(captain.weapons, action.weapon)
        f.traded.push(action.weapon)
        earn(p, seat, PRICE.weaponSold, 'weapon')
        return tell(p, { type: 'weaponSold', seat, weapon: action.weapon })
      case 'buyShip':
        return buyShip(p, f, seat, action.ship)
      case 'carryOver':
        return carryOver(p, f, captain, action)
      case 'withdraw':
        return withdraw(p, seat, action.gold)
      case 'done':
        return leave(p, f, seat)
      default:
        use(p, seat, action)
    }
  },
}

export function repair(p: Play, seat: Seat, location: Location): void {
  captainOf(p.s, seat).ship.at[location]++
  tell(p, { type: 'repaired', seat, location })
}

export function repairAll(p: Play, seat: Seat): void {
  const { ship } = captainOf(p.s, seat)
  for (const location of damaged(ship)) while (damageTo(ship, location) > 0) repair(p, seat, location)
}

/** p. 8: every location but Crew. */
export function damaged(ship: Ship): Location[] {
  const places: Location[] = []
  for (const location of LOCATIONS) if (location !== 'crew' && damageTo(ship, location) > 0) places.push(location)
  return places
}

/** All that a yard deals in here: what of it cannot be had says `closedWare`. */
function wares(s: State, captain: Captain): Action[] {
  const { modification, shown } = s.ports[portOf(captain)]
  const all: Action[] = []
  for (const location of damaged(captain.ship)) all.push({ type: 'repair', location })
  if (captain.ship.flipped.includes('reinforcedHull')) all.push({ type: 'refreshHull' })
  if (modification !== undefined && shown) all.push({ type: 'buyModification' })
  for (const weapon of WEAPONS)
    all.push({ type: captain.weapons.includes(weapon) ? 'sellWeapon' : 'buyWeapon', weapon })
  for (const ship of SHIP_TYPES) if (ofShip(SHIPS, ship).buy !== undefined) all.push({ type: 'buyShip', ship })
  return all
}

/** p. 8: one of each weapon, one of each modification, one ship. Says why a ware cannot be had; undefined if it can. */
export function closedWare(s: State, f: ShipyardFrame, ware: unknown): string | undefined {
  const captain = captainOf(s, f.seat)
  const known = f.at === 'open' ? wares(s, captain).find((one) => same(one, ware)) : undefined
  return known === undefined ? 'notOffered' : closed(s, f, captain, known)
}

function closed(s: State, f: ShipyardFrame, captain: Captain, ware: Action): string | undefined {
  const affords = (price: number, gold = captain.gold) => (gold >= price ? undefined : 'cannotAfford')
  switch (ware.type) {
    case 'repair':
      return mayRecruitAndRepair(captain) ? affords(repairPrice(s, f.seat)) : 'notForPirates'
    case 'refreshHull':
      return mayRecruitAndRepair(captain) ? affords(PRICE.refreshHull) : 'notForPirates'
    case 'buyModification': {
      const { modification } = s.ports[portOf(captain)]
      if (modification !== undefined && has(captain.ship, modificationOf(modification))) return 'fittedAlready'
      return affords(adjust(s, 'price.modification', f.seat, PRICE.modification))
    }
    case 'sellWeapon':
    case 'buyWeapon':
      if (f.traded.includes(ware.weapon)) return 'tradedAlready'
      return ware.type === 'sellWeapon' ? undefined : affords(adjust(s, 'price.weapon', f.seat, PRICE.weapon))
    case 'buyShip': {
      const price = priceOf(s, f.seat, ware.ship)
      if (price === undefined) return 'notOffered'
      return f.shipBought ? 'oneShip' : affords(price, captain.gold + salePrice(captain.ship))
    }
    default:
      return 'notOffered'
  }
}

export function priceOf(s: State, seat: Seat, ship: ShipType): number | undefined {
  const { buy } = ofShip(SHIPS, ship)
  return buy === undefined || !isBig(ship) ? buy : adjust(s, 'price.bigShip', seat, buy)
}

/** p. 8: one more per modification, one less per point of damage; ours: never less than nothing. */
export function salePrice(ship: Ship): number {
  return priceWith(ship, ship.modifications.length)
}

function priceWith(ship: Ship, modifications: number): number {
  const { sell } = ofShip(SHIPS, ship.type)
  return sell === undefined ? 0 : Math.max(0, sell + modifications * PRICE.modificationSold - damageOf(ship))
}

/** What is carried over was not sold with the ship: the gold it really added to her price goes back. */
export function carryOverPrice(f: ShipyardFrame): number {
  return PRICE.carryOver + Math.min(PRICE.modificationSold, f.added)
}

export function repairPrice(s: State, seat: Seat): number {
  return adjust(s, 'price.repair', seat, PRICE.repair)
}

function buyModification(p: Play, seat: Seat): void {
  pay(p, seat, adjust(p.s, 'price.modification', seat, PRICE.modification), 'modification')
  fitFrom(p, seat, portOf(captainOf(p.s, seat)))
}

/** The modification of a port comes aboard. */
export function fitFrom(p: Play, seat: Seat, port: Port): void {
  const place = p.s.ports[port]
  const token = place.modification
  if (token === undefined) return
  place.modification = undefined
  place.shown = false
  fit(captainOf(p.s, seat).ship, token)
  tell(p, { type: 'modificationFitted', seat, modification: modificationOf(token) })
}

/** p. 8: the old ship is sold with the purchase; Crew moves over as far as there is room. */
function buyShip(p: Play, f: ShipyardFrame, seat: Seat, type: ShipType): void {
  const captain = captainOf(p.s, seat)
  const old = captain.ship
  earn(p, seat, salePrice(old), 'ship')
  pay(p, seat, priceOf(p.s, seat, type) ?? 0, 'ship')
  captain.ship = manned(newShip(type), old)
  f.shipBought = true
  tell(p, { type: 'shipBought', seat, ship: type })
  if (carriesOver(captain.zone) && old.modifications.length > 0) {
    f.at = 'carry'
    f.old = [...old.modifications]
    f.spent = [...old.flipped]
    f.added = salePrice(old) - priceWith(old, 0)
  } else {
    redistribute(p, seat, old.modifications)
  }
  if (!isBig(type) || captain.fittedOut) return
  captain.fittedOut = true
  gainGlory(p, seat, 'ship')
}

function carryOvers(f: ShipyardFrame, captain: Captain): Action[] {
  if (captain.gold < carryOverPrice(f)) return []
  return f.old.map((token) => ({ type: 'carryOver', modification: modificationOf(token) }))
}

/** A spent Reinforced Hull stays spent: refreshing it has its price. */
function carryOver(p: Play, f: ShipyardFrame, captain: Captain, { modification }: CarryOver): void {
  const token = f.old.find((one) => modificationOf(one) === modification)
  if (token === undefined) return
  pay(p, f.seat, carryOverPrice(f), 'modification')
  f.added -= Math.min(PRICE.modificationSold, f.added)
  remove(f.old, token)
  fit(captain.ship, token)
  if (f.spent.includes(modification)) captain.ship.flipped.push(modification)
  tell(p, { type: 'modificationFitted', seat: f.seat, modification })
}

type CarryOver = Extract<Action, { type: 'carryOver' }>

/** Out of the shop, or out of the yard. */
function leave(p: Play, f: ShipyardFrame, seat: Seat): void {
  if (f.at === 'open') return pop(p)
  f.at = 'open'
  redistribute(p, seat, f.old.splice(0))
}

/** p. 8: the first one that a captain buys is a Glory Point. */
export function isBig(ship: ShipType): boolean {
  return ship === 'frigate' || ship === 'galleon'
}
