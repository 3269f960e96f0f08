/** A ship on somebody's player board, or on the table of the NPC's damage. */

import { HIGHEST_VALUE, RAISED_BY, SHIPS } from './components/ships.ts'
import { ofShip } from './fields.ts'
import type { Card, Location, Modification, ShipType } from './vocabulary.ts'

export interface Ship {
  type: ShipType
  /** Where the cubes stand. */
  at: Record<Location, number>
  modifications: Card<'modifications'>[]
  /** Tokens that are flipped. */
  flipped: Modification[]
}

export function cloneShip(ship: Ship): Ship {
  return { ...ship, at: { ...ship.at }, modifications: ship.modifications.slice(), flipped: ship.flipped.slice() }
}

/** A value as printed, with what the ship's modifications add to it. */
export function raised(printed: number, ship: Ship, value: Location | 'maneuverability'): number {
  let full = printed
  for (const token of ship.modifications) if (RAISED_BY[token] === value) full++
  return Math.min(HIGHEST_VALUE, full)
}

/** What every location can be repaired up to; no modification adds to Hull or Masts. */
export function fullValues(ship: Ship): Readonly<Record<Location, number>> {
  const { locations } = ofShip(SHIPS, ship.type)
  if (ship.modifications.length === 0) return locations
  const { hull, masts } = locations
  const cargo = raised(locations.cargo, ship, 'cargo')
  const crew = raised(locations.crew, ship, 'crew')
  return { hull, cargo, masts, crew, cannons: raised(locations.cannons, ship, 'cannons') }
}
