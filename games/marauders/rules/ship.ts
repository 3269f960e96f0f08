/** A ship's values, its damage, and what modifications make of them (p. 4, p. 8, p. 14). */

import { modificationOf, RAISED_BY, SHIPS } from '../components/ships.ts'
import { ofLocation, ofShip } from '../fields.ts'
import { fullValues, raised, type Ship } from '../ship.ts'
import type { Card, Location, Modification, ShipType } from '../vocabulary.ts'

export function newShip(type: ShipType): Ship {
  return { type, at: { ...SHIPS[type].locations }, modifications: [], flipped: [] }
}

/** Another ship under the same Captain: Crew moves over as far as there is room (p. 8, p. 15). */
export function manned(ship: Ship, old: Ship): Ship {
  return { ...ship, at: { ...ship.at, crew: Math.min(old.at.crew, fullValue(ship, 'crew')) } }
}

/** Barely afloat: one of everything. */
export function newHulk(type: ShipType): Ship {
  return { ...newShip(type), at: { hull: 1, cargo: 1, masts: 1, crew: 1, cannons: 1 } }
}

/** What a location can be repaired up to. */
export function fullValue(ship: Ship, location: Location): number {
  return raised(ofLocation(ofShip(SHIPS, ship.type).locations, location), ship, location)
}

export function maneuverability(ship: Ship): number {
  return raised(ofShip(SHIPS, ship.type).maneuverability, ship, 'maneuverability')
}

export function has(ship: Ship, modification: Modification): boolean {
  for (const token of ship.modifications) if (modificationOf(token) === modification) return true
  return false
}

/** Fitted, and not flipped. */
export function ready(ship: Ship, modification: Modification): boolean {
  return has(ship, modification) && !ship.flipped.includes(modification)
}

export function isCrippled({ at }: Ship): boolean {
  return at.hull === 0 || at.cargo === 0 || at.masts === 0 || at.crew === 0 || at.cannons === 0
}

export function damageTo(ship: Ship, location: Location): number {
  return fullValue(ship, location) - ofLocation(ship.at, location)
}

/** p. 8: damage to Crew is no damage to the ship. */
export function damageOf(ship: Ship): number {
  const { hull, cargo, masts, cannons } = fullValues(ship)
  const { at } = ship
  return hull - at.hull + cargo - at.cargo + masts - at.masts + cannons - at.cannons
}

/** p. 8: a bought Extended Cargo Hold or Extra Cannon Port moves its cube up; extra crew must be recruited. */
export function fit(ship: Ship, token: Card<'modifications'>): void {
  const more = RAISED_BY[token]
  const before = fullValues(ship)
  ship.modifications.push(token)
  if (more === 'cargo' || more === 'cannons') ship.at[more] += fullValue(ship, more) - before[more]
}
