/** What a game tells of its board, and how it comes to lie on a sheet. */

import type { Nation } from '@windward/games/marauders/vocabulary.ts'
import type { Drawing, Line, Point } from '../ink.ts'
import type { Box, Edge, Ring } from './geometry.ts'

/** The colours of havens and of nations on a chart; each has a pattern or a flag of its own too. */
export const WASHES = ['red', 'blue', 'green', 'yellow'] as const
export type Wash = (typeof WASHES)[number]

/** In the units of the game's own chart. */
export interface ChartSource {
  /** Tells the ids of one board from those of another, and seeds its chance. */
  readonly key: string
  readonly title: string
  /** Below the title. */
  readonly motto: string
  readonly edge: Edge
  readonly lands: readonly Ring[]
  /** Water that nobody sails, on land. */
  readonly lakes: readonly Ring[]
  readonly spaces: readonly SpaceSource[]
  readonly towns: readonly TownSource[]
  /** Where zones are large their borders are dotted, where spaces are small they are lines. */
  readonly borders: 'dotted' | 'lined'
  /** Coasts that were drawn with few points are rounded. */
  readonly isRounded: boolean
  readonly beast: 'whale' | 'serpent'
  /** Where there would best be room for title, rose, beast and ships. */
  readonly wishes: { readonly title: Point; readonly rose: Point; readonly beast: Point; readonly ships: Line }
  /** Where the second net of rhumb lines starts. */
  readonly rhumbs: Point
  /** Middle and half axes of what is stippled. */
  readonly shoals: readonly (readonly [x: number, y: number, rx: number, ry: number])[]
  /** The largest water, and its name. */
  readonly sea?: { readonly name: string; readonly at: Point }
  /** How much of the lower left corner a button takes, in pixels; on a large sheet a line of words lies below it. */
  readonly button?: Size
}

interface SpaceSource {
  readonly id: string
  readonly ring: Ring
  /** Where a ship lies. */
  readonly at: Point
  /** How much room it has; zones have more than enough. */
  readonly room?: number
  readonly haven?: Wash
  /** The town that is reached from here. */
  readonly town?: string
}

interface TownSource {
  readonly id: string
  readonly name: string
  readonly at: Point
  readonly nation?: Nation
}

/** In pixels of the sheet from here on. */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface LaidSpace {
  readonly id: string
  /** The text of its smoothed shape. */
  readonly shape: string
  readonly ring: Ring
  /** Where a ship lies, clear of the towns. */
  readonly at: Point
  /** Where a number is written. */
  readonly mark: Point
  readonly haven?: Wash
  readonly town?: string
}

export interface LaidTown {
  readonly id: string
  readonly at: Point
  readonly nation?: Nation
  readonly label: ChartLabel
}

export interface ChartLabel {
  readonly rows: readonly string[]
  readonly box: Box
}

/** Something drawn at a place, so large. */
export interface Spot {
  readonly at: Point
  readonly scale: number
}

export interface SheetLayout extends Size {
  readonly source: ChartSource
  readonly id: string
  readonly isSmall: boolean
  /** How large towns, banners and ships are; 1 on a middling sheet. */
  readonly unit: number
  /** In pixels. */
  readonly nameSize: number
  /** How many pixels a unit of the game's chart is, across and down. */
  readonly zoom: Point
  /** What lies inside the border. */
  readonly frame: Edge
  readonly spaces: readonly LaidSpace[]
  readonly towns: readonly LaidTown[]
  readonly lands: readonly Ring[]
  readonly lakes: readonly Ring[]
  /** The text of all lines between spaces, and of all that is no land. */
  readonly borders: string
  readonly water: string
  readonly title: (Spot & { readonly width: number }) | undefined
  readonly rose: Spot | undefined
  readonly beast: Spot | undefined
  readonly ships: readonly Spot[]
  /** A banner in each haven, a staff's foot. */
  readonly banners: readonly (Spot & { readonly wash: Wash })[]
  /** An anchor where a town is reached from. */
  readonly anchors: Line
  readonly hills: readonly (Spot & { readonly isHill: boolean })[]
  readonly swell: Line
  readonly shoals: Line
}

/** Two pictures: what is below everything that lives, and what stands above the light on the water. Neither has words. */
export interface Plate {
  readonly base: Drawing
  readonly places: Drawing
}
