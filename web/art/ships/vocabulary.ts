/** What a ship of the kit can be, and what can be said of its look. */

import type { Line } from '../ink.ts'

/** By rig, from the smallest to the largest. */
export const RIGS = ['pinnace', 'sloop', 'cutter', 'brig', 'flute', 'galleon', 'frigate', 'manOWar'] as const
export type Rig = (typeof RIGS)[number]

/** The letters that a sail can carry. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Letter = (typeof LETTERS)[number]

/** What is shot away: so many, or so many of so many. */
type Loss = number | readonly [lost: number, of: number]

export interface Damage {
  readonly masts?: Loss
  readonly hull?: Loss
  readonly guns?: Loss
}

export interface ShipLook {
  /** The owner's colour, along the side. */
  readonly wale?: string
  readonly hull?: string
  readonly sails?: string
  /** A nation, `pirate`, or a colour. */
  readonly flag?: string
  readonly letter?: Letter
  readonly damage?: Damage
  readonly facing?: 'left' | 'right'
  /** Coarse below some 200 pixels: fewer cuts, heavier lines. */
  readonly detail?: 'fine' | 'coarse'
  /** The water at the hull; a scene that has its own leaves it out. */
  readonly water?: string | false
}

export const MASTS = ['mizzen', 'main', 'fore'] as const
export type MastName = (typeof MASTS)[number]
/** What falls under fire, the jibs among the masts. */
export type Fall = MastName | 'jib'

/** Head, middle and foot of a sail that hangs from a yard across the ship. */
export interface SquareSail {
  readonly cut: 'square'
  readonly x: number
  readonly y: number
  readonly head: number
  readonly foot: number
  readonly height: number
  readonly belly: number
}

/** A sail along the ship: its leech in the shade, its luff in the light, and how far leech, luff and foot bulge. */
export interface ForeAftSail {
  readonly cut: 'foreAft'
  readonly leech: Line
  readonly luff: Line
  readonly bulge: readonly [leech: number, luff: number, foot: number]
}

/** The small one under the bowsprit. */
export interface Spritsail {
  readonly cut: 'sprit'
  readonly x: number
  readonly y: number
}

export type Sail = SquareSail | ForeAftSail | Spritsail

export interface Mast {
  readonly x: number
  readonly top: number
  readonly deck: number
  /** How far its shrouds stand apart at the deck. */
  readonly spread: number
  readonly rake?: number
  readonly yards?: string
  readonly sails: readonly Sail[]
}

/** The plan of a ship: bow to the right, waterline at 240. Places as SVG writes points. */
export interface ShipPlan {
  /** Left, top, width and height of the whole picture. */
  readonly box: readonly [number, number, number, number]
  /** Beside a man-of-war, whose scale is 1. */
  readonly scale: number
  readonly hull: string
  readonly bands: readonly string[]
  readonly rail: string
  readonly wales: string
  /** First and last seam between the planks, three points each. */
  readonly planks: string
  /** In the order in which they are shot away. */
  readonly falls: readonly Fall[]
  readonly masts: Readonly<Partial<Record<MastName, Mast>>>
  readonly jibs: readonly Sail[]
  readonly bowsprit: string
  readonly stays: string
  /** Fighting tops. */
  readonly tops?: string
  /** Gun ports, and smaller ones above them. */
  readonly ports: string
  readonly upperPorts?: string
  readonly portSize: number
  /** Where the staff at the stern ends and begins; without it the flag flies from the mast. */
  readonly ensign?: string
  /** Where shot comes through. */
  readonly holes: string
  /** From where to where the water is torn, where the hull does not tell. */
  readonly wash?: readonly [number, number]
  readonly ornaments: (wale: string) => string
}
