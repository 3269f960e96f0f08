/** Every plan of the kit, and what of it can be pointed at. */

import { type Point, points } from '../ink.ts'
import { FLUTE, FRIGATE, GALLEON, MAN_O_WAR } from './plans.great.ts'
import { BRIG, CUTTER, PINNACE, SLOOP } from './plans.small.ts'
import type { Mast, MastName, Rig, ShipPlan } from './vocabulary.ts'
import { MASTS } from './vocabulary.ts'

export const PLANS: Readonly<Record<Rig, ShipPlan>> = {
  pinnace: PINNACE,
  sloop: SLOOP,
  cutter: CUTTER,
  brig: BRIG,
  flute: FLUTE,
  galleon: GALLEON,
  frigate: FRIGATE,
  manOWar: MAN_O_WAR,
}

/** The level of the water in every plan. */
export const WATERLINE = 240

export function mastsOf(plan: ShipPlan): readonly (readonly [MastName, Mast])[] {
  return MASTS.flatMap((name) => {
    const mast = plan.masts[name]
    return mast ? [[name, mast] as const] : []
  })
}

export interface Anatomy {
  /** How many hits of each kind can be told apart. */
  readonly shown: { readonly masts: number; readonly guns: number; readonly hull: number }
  /** Where a leader ends, in the units of the drawing, bow to the right. */
  readonly at: Readonly<Record<'masts' | 'guns' | 'hull' | 'deck', Point>>
}

/** What of a ship can be named, and where it is. */
export function anatomy(type: Rig): Anatomy {
  const plan = PLANS[type]
  const ports = points(plan.ports)
  const holes = points(plan.holes)
  const [, mast] = mastsOf(plan).find(([name]) => name === 'main') ?? mastsOf(plan)[0]
  const [left, , width] = plan.box
  const place = ([x, y]: Point): Point => [(x - left - width / 2) * plan.scale, (y - WATERLINE) * plan.scale]
  return {
    shown: { masts: plan.falls.length, guns: gunsOf(plan).length, hull: holes.length },
    at: {
      masts: place([mast.x, mast.top + (mast.deck - mast.top) * 0.3]),
      guns: place(ports[Math.floor(ports.length / 2)]),
      hull: place(holes[1]),
      deck: place([mast.x, mast.deck]),
    },
  }
}

interface Gun {
  readonly place: Point
  readonly size: number
}

export function gunsOf(plan: ShipPlan): readonly Gun[] {
  const lower = points(plan.ports).map((place) => ({ place, size: plan.portSize }))
  const upper = plan.upperPorts ? points(plan.upperPorts).map((place) => ({ place, size: UPPER })) : []
  return [...lower, ...upper]
}

const UPPER = 0.75
