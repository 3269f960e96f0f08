/** Names of the ports where each is but a dot on the chart: beside it, none smaller than can be read, none over another. */

import { CANVAS, PORT_PLACES } from '@windward/games/marauders/chart.ts'
import { PORTS, type Port } from '@windward/games/marauders/vocabulary.ts'

/** The least size of a name in pixels, and how wide its letters are, by its size. */
const LEAST = 12.5
const LETTER = 0.54
/** How far from its dot a name stands. */
const GAP = 9

type Box = readonly [left: number, top: number, right: number, bottom: number]

export interface DotName {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where these names stand on a chart so many pixels wide, in its units. */
export function namesByDots(wide: number, names: ReadonlyMap<Port, string>): ReadonlyMap<Port, DotName> {
  const size = Math.max(17, (LEAST * CANVAS.width) / wide)
  const taken: Box[] = PORTS.map((port) => around(PORT_PLACES[port].x, PORT_PLACES[port].y, 7, 7))
  return new Map(
    [...names].map(([port, name]) => {
      const half = (name.length * size * LETTER) / 2
      const spots = spotsAbout(PORT_PLACES[port], half, size)
      const spot = spots.find((box) => isOnChart(box) && !taken.some((other) => touch(box, other))) ?? spots[0]
      taken.push(spot)
      return [port, { x: (spot[0] + spot[2]) / 2, y: spot[3] - size * 0.2, size }]
    }),
  )
}

/** Below the dot, above it, at its right, at its left. */
function spotsAbout({ x, y }: { readonly x: number; readonly y: number }, half: number, size: number): readonly Box[] {
  const middle = size / 2
  return [
    around(x, y + GAP + middle, half, middle),
    around(x, y - GAP - middle, half, middle),
    around(x + GAP + half, y, half, middle),
    around(x - GAP - half, y, half, middle),
  ]
}

function around(x: number, y: number, half: number, middle: number): Box {
  return [x - half, y - middle, x + half, y + middle]
}

function isOnChart([left, top, right, bottom]: Box): boolean {
  return left >= 0 && top >= 0 && right <= CANVAS.width && bottom <= CANVAS.height
}

function touch(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}
