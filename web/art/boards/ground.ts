/** A sheet before anything stands on it: its size, its border, its land and water. */

import { chance, type Line, type Point } from '../ink.ts'
import { lineText, ringText } from './coasts.ts'
import { area, bounds, clamp, type Edge, isInside, type Ring, rough, smooth, toRing, within } from './geometry.ts'
import type { ChartSource, SheetLayout, Size } from './source.ts'
import { type Woven, weave } from './weave.ts'

/** Below this width, in pixels, a sheet is a phone's. */
const SMALL = 560
/** The width of the border with its scale, in pixels. */
const BORDER = { small: 9, large: 16 } as const
/** Islands smaller than this, in square pixels, are left out. */
const SPECK = 6

export interface Ground
  extends Pick<
    SheetLayout,
    'source' | 'width' | 'height' | 'isSmall' | 'unit' | 'zoom' | 'frame' | 'lands' | 'lakes' | 'borders' | 'water'
  > {
  readonly random: () => number
  readonly place: (point: Point) => Point
  readonly placeAll: (line: Line) => Ring
  readonly isLand: (x: number, y: number) => boolean
  /** The coasts as the game draws them, for what must know where land is. */
  readonly coasts: readonly Ring[]
  readonly spaces: readonly { readonly shape: string; readonly ring: Ring }[]
}

/** How high a sheet so wide is for what lies within its border to keep its shape. */
export function heightFor(width: number, shape: Size): number {
  const border = 2 * (width < SMALL ? BORDER.small : BORDER.large)
  return Math.round(((width - border) * shape.height) / shape.width) + border
}

export function ground(source: ChartSource, { width, height }: Size): Ground {
  const isSmall = width < SMALL
  const inset = isSmall ? BORDER.small : BORDER.large
  const frame: Edge = [inset, inset, width - inset, height - inset]
  const [left, top, right, bottom] = source.edge
  const zoom: Point = [(width - 2 * inset) / (right - left), (height - 2 * inset) / (bottom - top)]
  const place = ([x, y]: Point): Point => [inset + (x - left) * zoom[0], inset + (y - top) * zoom[1]]
  const placeAll = (line: Line) => line.map(place)
  const random = chance(source.key)
  const coasts = source.lands.map(placeAll)
  const lakes = source.lakes.map(placeAll)
  const cut = (ring: Ring, isRounded: boolean) =>
    shaken(isRounded ? smooth(ring, true, 1) : ring, random, frame, isSmall)
  const woven = wovenOnce(source)
  return {
    source,
    width,
    height,
    isSmall,
    unit: isSmall ? 0.62 : Math.min(1.4, Math.min(...zoom) / 0.84),
    zoom,
    frame,
    random,
    place,
    placeAll,
    coasts,
    isLand: landOf(coasts, lakes),
    lands: coasts.map((ring) => cut(ring, source.isRounded)).filter((ring) => Math.abs(area(ring)) > SPECK),
    lakes: lakes.map((ring) => cut(ring, true)),
    water: `${ringText([
      [frame[0], frame[1]],
      [frame[2], frame[1]],
      [frame[2], frame[3]],
      [frame[0], frame[3]],
    ])}${coasts.map(ringText).join('')}`,
    borders: bordersOf(source, woven)
      .map((line) => lineText(placeAll(line)))
      .join(''),
    spaces: source.spaces.map(({ ring }, i) => ({ ring: placeAll(ring), shape: ringText(placeAll(woven.rings[i])) })),
  }
}

const wovenBoards = new WeakMap<ChartSource, Woven>()

/** How spaces share their borders does not depend on the sheet. */
function wovenOnce(source: ChartSource): Woven {
  const known = wovenBoards.get(source)
  if (known) return known
  const woven = weave(
    source.spaces.map(({ ring }) => ring),
    source.edge,
  )
  wovenBoards.set(source, woven)
  return woven
}

function shaken(ring: Ring, random: () => number, [left, top, right, bottom]: Edge, isSmall: boolean): Ring {
  const isAway = ([x, y]: Point) => x < left - 2 || x > right + 2 || y < top - 2 || y > bottom + 2
  return rough(ring, random, isSmall ? 1.9 : 2.4, isAway)
}

function landOf(coasts: readonly Ring[], lakes: readonly Ring[]): (x: number, y: number) => boolean {
  const boxed = coasts.map((ring) => ({ ring, edge: bounds(ring) }))
  return (x, y) =>
    boxed.some(({ ring, edge }) => within(edge, x, y) && isInside(ring, x, y)) &&
    !lakes.some((ring) => isInside(ring, x, y))
}

/** An outer side of a space is a line only in open water: along a coast the coast is the line. */
function bordersOf(source: ChartSource, { borders }: Woven): readonly Line[] {
  const boxed = source.lands.map((ring) => ({ ring, edge: widened(bounds(ring)) }))
  const isCoast = (line: Line) => {
    const [x, y] = [(line[0][0] + line[1][0]) / 2, (line[0][1] + line[1][1]) / 2]
    return boxed.some(({ ring, edge }) => within(edge, x, y) && (isInside(ring, x, y) || toRing(ring, x, y) < ASHORE))
  }
  return borders.filter(({ line, isOuter }) => !isOuter || !isCoast(line)).map(({ line }) => line)
}

/** As near to a coast as this, in the game's units, a border is one with it. */
const ASHORE = 11

function widened([left, top, right, bottom]: Edge): Edge {
  return [left - ASHORE, top - ASHORE, right + ASHORE, bottom + ASHORE]
}

/** The nearest point of a coast, if there is one within so many pixels. */
export function nearestCoast({ coasts }: Ground, [x, y]: Point, far: number): Point | undefined {
  let least = far
  let nearest: Point | undefined
  for (const point of coasts.flat()) {
    const distance = Math.hypot(point[0] - x, point[1] - y)
    if (distance >= least) continue
    least = distance
    nearest = point
  }
  return nearest
}

export function kept([x, y]: Point, [left, top, right, bottom]: Edge): Point {
  return [clamp(x, left, right), clamp(y, top, bottom)]
}
