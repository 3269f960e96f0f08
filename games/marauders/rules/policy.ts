/** How a Non-Player Captain decides in a solo game, where no other player can do it for him. */

import { ofLocation } from '../fields.ts'
import type { Ship } from '../ship.ts'
import { type CombatAction, LOCATIONS, type Location } from '../vocabulary.ts'

/** Shoots while a cannon is left; then boards, then flees, as far as he may. */
export function chooseAction(ship: Ship, allowed: readonly CombatAction[]): CombatAction {
  if (ship.at.cannons > 0) return 'shoot'
  if (allowed.includes('board')) return 'board'
  return allowed.includes('flee') ? 'flee' : 'shoot'
}

/** Where the most is left, the Hull last. */
export function chooseHit(ship: Ship): Location {
  let best: Location = 'hull'
  for (const location of LOCATIONS) {
    if (location === 'hull' || ofLocation(ship.at, location) === 0) continue
    if (best === 'hull' || ofLocation(ship.at, location) > ofLocation(ship.at, best)) best = location
  }
  return best
}
