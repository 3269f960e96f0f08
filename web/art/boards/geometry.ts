/** Lines and rings of a chart: plain numbers, no picture. */

import type { Line, Point } from '../ink.ts'

/** A closed line; its last point is joined to its first. */
export type Ring = Line
/** Left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number]
/** Left, top, right, bottom. */
export type Edge = readonly [left: number, top: number, right: number, bottom: number]

/** As SVG writes a polygon. */
export function ring(points: string): Ring {
  return points
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number)
      return [x, y] as const
    })
}

/** Positive where the ring runs clockwise on a screen. */
export function area(line: Ring): number {
  let sum = 0
  line.forEach(([x, y], i) => {
    const [u, v] = line[(i + 1) % line.length]
    sum += x * v - u * y
  })
  return sum / 2
}

/** Asked for many thousand points of a sheet: it takes numbers from the points without making new ones. */
export function isInside(line: Ring, x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const a = line[i][1]
    const b = line[j][1]
    if (a > y !== b > y && x < ((line[j][0] - line[i][0]) * (y - a)) / (b - a) + line[i][0]) inside = !inside
  }
  return inside
}

/** How far a point is from the nearest side. */
export function toRing(line: Ring, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const a = line[j][0]
    const b = line[j][1]
    const c = line[i][0] - a
    const d = line[i][1] - b
    const t = clamp(((x - a) * c + (y - b) * d) / (c * c + d * d || 1), 0, 1)
    least = Math.min(least, (x - a - t * c) ** 2 + (y - b - t * d) ** 2)
  }
  return Math.sqrt(least)
}

export function bounds(line: Ring): Edge {
  const xs = line.map(([x]) => x)
  const ys = line.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

export function within(edge: Edge, x: number, y: number): boolean {
  return x > edge[0] && x < edge[2] && y > edge[1] && y < edge[3]
}

/** How much two boxes share when each is `pad` wider. */
export function overlap(a: Box, b: Box, pad = 0): number {
  const wide = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]) + pad
  const high = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]) + pad
  return Math.max(0, wide) * Math.max(0, high)
}

/** Corner cutting; the ends of an open line stay. The same from either side, so that neighbours agree. */
export function smooth(line: Line, isClosed: boolean, rounds = 2): Line {
  let points = line
  for (let round = 0; round < rounds; round++) {
    const next: Point[] = isClosed ? [] : [points[0]]
    for (let i = 0; i < points.length - (isClosed ? 0 : 1); i++) {
      const [a, b] = [points[i], points[(i + 1) % points.length]]
      next.push(toward(a, b, 0.25), toward(a, b, 0.75))
    }
    if (!isClosed) next.push(points[points.length - 1])
    points = next
  }
  return points
}

/** A coast as a shaky hand cuts it: midpoints are thrown aside until the pieces are short. */
export function rough(line: Ring, random: () => number, least: number, isAway: (point: Point) => boolean): Ring {
  let points = line
  for (let isCoarse = true; isCoarse; ) {
    isCoarse = false
    const next: Point[] = []
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length]
      const length = Math.hypot(b[0] - a[0], b[1] - a[1])
      next.push(a)
      if (length <= least || (isAway(a) && isAway(b))) return
      const off = (random() - 0.5) * Math.min(SHAKE, 4 / length) * 2
      next.push([(a[0] + b[0]) / 2 - (b[1] - a[1]) * off, (a[1] + b[1]) / 2 + (b[0] - a[0]) * off])
      if (length > least * 2) isCoarse = true
    })
    points = next
  }
  return points
}

function toward(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

/** How far, of its length, the middle of a piece of coast may be thrown aside. */
const SHAKE = 0.16
