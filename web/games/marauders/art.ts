/** How the things of this game are drawn, put together from the kit. */

import type { Seat } from '@windward/core/contract.ts'
import type { Side } from '@windward/games/marauders/frames.ts'
import { fullValue } from '@windward/games/marauders/rules/ship.ts'
import { isNavalShip } from '@windward/games/marauders/rules/zones.ts'
import type { Ship } from '@windward/games/marauders/ship.ts'
import { LOCATIONS, type Location, type Nation, type Npc, type ShipType } from '@windward/games/marauders/vocabulary.ts'
import {
  BONE,
  DARK_WOOD,
  type Drawing,
  INDIGO,
  INK,
  kept,
  MADDER,
  OCHRE,
  ORANGE,
  PAPER,
  PLUM,
  VERDIGRIS,
  WOOD,
} from '../../art/ink.ts'
import type { DrawnCrew } from '../../art/ships/boarding.ts'
import { BLACK_SAILS } from '../../art/ships/looks.ts'
import { ship as shipDrawing } from '../../art/ships/ship.ts'
import { type Hurt, token } from '../../art/ships/token.ts'
import type { Damage } from '../../art/ships/vocabulary.ts'

/** The colours of the seats, as the frame has them. */
const WALES = [INDIGO, OCHRE, VERDIGRIS, PLUM] as const

const waleOf = (seat: Seat) => WALES[seat % WALES.length]

/** A captain's ship with what has been shot away. */
export function shipOf(ship: Ship, seat: Seat): Drawing {
  return damaged(ship.type, seat, damageOf(ship))
}

function damageOf(ship: Ship): Damage {
  const lost = (location: Location) => {
    const full = fullValue(ship, location)
    return [Math.max(0, full - ship.at[location]), full] as const
  }
  return { hull: lost('hull'), masts: lost('masts'), guns: lost('cannons') }
}

/** A ship as she is sold: whole. */
export const newShipOf = kept((type: ShipType, seat: Seat) =>
  shipDrawing(type, { wale: waleOf(seat), flag: waleOf(seat), detail: 'coarse' }),
)

const damaged = kept((type: ShipType, seat: Seat, damage: Damage) =>
  shipDrawing(type, { wale: waleOf(seat), flag: waleOf(seat), damage, detail: 'coarse' }),
)

/** On the chart: a captain's in the colour of the seat, a navy's under its flag, pirates under black sails. */
export const captainToken = kept((type: ShipType, seat: Seat, hurt: Hurt) =>
  token(type, { wale: waleOf(seat), flag: waleOf(seat), hurt }),
)

export const npcToken = kept((type: ShipType, npc: Npc) =>
  isNavalShip(npc)
    ? token(type, { wale: WOOD, flag: npc })
    : token(type, { wale: INK, sails: BLACK_SAILS, flag: 'pirate' }),
)

/** The last square of the hull keeps her afloat. */
export function hurtOf(ship: Ship): Hurt {
  if (ship.at.hull === 1 && fullValue(ship, 'hull') > 1) return 'sinking'
  const isWhole = LOCATIONS.every((location) => location === 'crew' || ship.at[location] >= fullValue(ship, location))
  return isWhole ? 'whole' : 'hit'
}

type Facing = 'left' | 'right'

const atSea = kept((type: ShipType, damage: Damage, facing: Facing, wale: string, flag: string, sails?: string) =>
  shipDrawing(type, { wale, flag, damage, facing, water: false, ...(sails !== undefined && { sails }) }),
)

/** Large and at sea: in the colour of the seat, under the flag of the captain's nation. */
export function captainVessel(ship: Ship, seat: Seat, nation: Nation, facing: Facing): Drawing {
  return atSea(ship.type, damageOf(ship), facing, waleOf(seat), nation)
}

export function npcVessel(ship: Ship, npc: Npc, facing: Facing): Drawing {
  return isNavalShip(npc)
    ? atSea(ship.type, damageOf(ship), facing, WOOD, npc)
    : atSea(ship.type, damageOf(ship), facing, INK, 'pirate', BLACK_SAILS)
}

/** What a crew wears: the colour of the seat, or of the nation; pirates and ruffians what they found. */
export function crewOf(side: Side, crew: number): DrawnCrew {
  if (side.seat !== undefined) return { crew, shirt: waleOf(side.seat), scarf: PAPER, wale: waleOf(side.seat) }
  if (side.npc !== undefined && isNavalShip(side.npc))
    return { crew, shirt: COATS[side.npc], scarf: INK, wale: DARK_WOOD }
  return { crew, shirt: BONE, scarf: INK, wale: INK }
}

const COATS: Readonly<Record<Nation, string>> = { spanish: OCHRE, english: MADDER, french: INDIGO, dutch: ORANGE }

/** The ship of a crew that only a card knows. */
export function foeVessel(ship: Ship, facing: Facing): Drawing {
  return atSea(ship.type, {}, facing, INK, 'pirate', BLACK_SAILS)
}
