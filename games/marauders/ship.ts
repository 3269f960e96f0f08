/** A ship on somebody's player board, or on the table of the NPC's damage. */

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
