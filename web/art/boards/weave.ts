/** Spaces that share their borders: every ring smoothed, and every line between two of them once. */

import type { Line, Point } from '../ink.ts'
import { type Edge, type Ring, smooth } from './geometry.ts'

export interface Woven {
  /** In the order in which they came. */
  readonly rings: readonly Ring[]
  readonly borders: readonly Border[]
}

export interface Border {
  readonly line: Line
  /** Nothing that can be sailed lies on its other side: a coast, or open water. */
  readonly isOuter: boolean
}

export function weave(shapes: readonly Ring[], edge: Edge): Woven {
  const rings = withSharedPoints(shapes)
  const neighbours = neighboursOf(rings)
  const isJoint = (point: Point) => (neighbours.get(keyOf(point))?.size ?? 0) > 2 || isOnRim(point, edge)
  const lines = new Map<string, { readonly line: Line; count: number }>()
  const smoothed = rings.map((points) => {
    const done: Point[] = []
    for (const piece of pieces(points, isJoint)) {
      const known = lines.get(nameOf(piece))
      const line = smooth(piece, false)
      if (known === undefined) lines.set(nameOf(piece), { line, count: 1 })
      else known.count++
      done.push(...line.slice(0, -1))
    }
    return done
  })
  const borders = [...lines.values()].flatMap(({ line, count }) =>
    count > 1 ? [{ line, isOuter: false }] : outer(line),
  )
  return { rings: smoothed, borders: borders.filter(({ line }) => !line.every((point) => isOnRim(point, edge))) }
}

/** Side by side, so that those that run along a coast can be told from the others. */
function outer(line: Line): readonly Border[] {
  return line.slice(1).map((point, i) => ({ line: [line[i], point], isOuter: true }))
}

/** A corner of one ring that lies on the side of another becomes a corner of both. */
function withSharedPoints(shapes: readonly Ring[]): readonly Ring[] {
  const corners = [...new Map(shapes.flat().map((point) => [keyOf(point), point])).values()]
  return shapes.map((shape) =>
    shape.flatMap((a, i) => {
      const b = shape[(i + 1) % shape.length]
      const [x, y] = [b[0] - a[0], b[1] - a[1]]
      const square = x * x + y * y
      const [low, high] = [Math.min(a[1], b[1]) - 1, Math.max(a[1], b[1]) + 1]
      const on: { readonly point: Point; readonly along: number }[] = []
      for (const point of corners) {
        if (point[1] < low || point[1] > high) continue
        const off = (point[0] - a[0]) * y - (point[1] - a[1]) * x
        const along = (point[0] - a[0]) * x + (point[1] - a[1]) * y
        if (along > 0 && along < square && off * off < square * NEAR) on.push({ point, along })
      }
      return [a, ...on.sort((p, q) => p.along - q.along).map(({ point }) => point)]
    }),
  )
}

function neighboursOf(rings: readonly Ring[]): ReadonlyMap<string, ReadonlySet<string>> {
  const neighbours = new Map<string, Set<string>>()
  const join = (a: Point, b: Point) => neighbours.set(keyOf(a), (neighbours.get(keyOf(a)) ?? new Set()).add(keyOf(b)))
  for (const points of rings) {
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length]
      join(a, b)
      join(b, a)
    })
  }
  return neighbours
}

/** A ring, cut where more than two borders meet. */
function pieces(points: Ring, isJoint: (point: Point) => boolean): readonly Line[] {
  const start = Math.max(0, points.findIndex(isJoint))
  const cut: Point[][] = []
  let piece: Point[] = [points[start]]
  for (let i = 1; i <= points.length; i++) {
    const point = points[(start + i) % points.length]
    piece.push(point)
    if (!isJoint(point) && i < points.length) continue
    cut.push(piece)
    piece = [point]
  }
  return cut
}

/** The same from either end. */
function nameOf(piece: Line): string {
  const keys = piece.map(keyOf)
  const [there, back] = [keys.join(' '), keys.reverse().join(' ')]
  return there < back ? there : back
}

function keyOf([x, y]: Point): string {
  return `${x},${y}`
}

function isOnRim([x, y]: Point, [left, top, right, bottom]: Edge): boolean {
  return x <= left || y <= top || x >= right || y >= bottom
}

/** The square of how far a corner may be from a side that it is said to lie on. */
const NEAR = 0.01
