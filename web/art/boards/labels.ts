/** Names of towns: each tries its places until all have the best that the others leave. */

import type { Point } from '../ink.ts'
import { type Box, type Edge, isInside, overlap, type Ring } from './geometry.ts'
import type { ChartLabel } from './source.ts'

export interface Named {
  readonly name: string
  readonly at: Point
  /** How far the town reaches above, left and right of where it stands, and where a name below begins. */
  readonly reach: { readonly above: number; readonly left: number; readonly right: number; readonly below: number }
  /** A name stays in its zone where it can. */
  readonly zone?: Ring
  /** What stands below the name. */
  readonly foot?: { readonly width: number; readonly height: number }
}

interface Candidate extends ChartLabel {
  /** How little it is liked, before what lies around is known. */
  readonly dislike: number
}

interface Surroundings {
  readonly size: number
  readonly frame: Edge
  /** What stands there always, and where ships come and go. */
  readonly solid: readonly Box[]
  readonly passing: readonly Box[]
  /** What nobody can read. */
  readonly hidden: readonly Box[]
}

const ROUNDS = 5

export function placeNames(
  towns: readonly Named[],
  { size, frame, solid, passing, hidden }: Surroundings,
): readonly ChartLabel[] {
  const candidates = towns.map((town) => candidatesOf(town, size))
  const chosen: Candidate[] = candidates.map(([first]) => first)
  for (let round = 0; round < ROUNDS; round++) {
    towns.forEach((town, i) => {
      const cost = ({ box, dislike }: Candidate) => {
        const isUnread = isOff(box, frame) || hidden.some((other) => overlap(box, other) > 0)
        let sum = dislike * 6 + leaving(town, box) * 60 + (isUnread ? 4000 : 0)
        for (const other of solid) sum += overlap(box, other, 1) * 3
        for (const other of passing) sum += overlap(box, other, 1)
        towns.forEach((other, j) => {
          if (i === j) return
          sum += overlap(box, chosen[j].box, 8) * 8 + (distance(box, other.at) < distance(box, town.at) + 6 ? 150 : 0)
        })
        return sum
      }
      let least = Number.POSITIVE_INFINITY
      for (const candidate of candidates[i]) {
        const sum = cost(candidate)
        if (sum >= least) continue
        least = sum
        chosen[i] = candidate
      }
    })
  }
  return chosen
}

/** How wide a text will be, without a font to ask. */
export function widthOf(text: string, size: number): number {
  const widths = [...text].map((letter) => {
    if (/[iljft.' ’,-]/.test(letter)) return 0.31
    if (/[A-Z]/.test(letter)) return 0.7
    return /[mw]/.test(letter) ? 0.85 : 0.57
  })
  return widths.reduce((sum, width) => sum + width, 0) * size
}

function candidatesOf({ name, at, reach, foot }: Named, size: number): readonly Candidate[] {
  const broken = /^(.{4,}?[ -])(.+)$/.exec(name)
  const ways = broken ? [[name], [broken[1].trim(), broken[2]]] : [[name]]
  return ways.flatMap((rows, way) => {
    const width = Math.max(...rows.map((row) => widthOf(row, size)), foot?.width ?? 0)
    const height = size * 1.02 * rows.length + (foot?.height ?? 0)
    return offsets(width, height, reach).map(([x, y], i) => ({
      rows,
      box: [at[0] + x, at[1] + y, width, height] as const,
      dislike: i + way * 6,
    }))
  })
}

/** Below, beside, above, and between them; the best liked first. */
function offsets(width: number, height: number, reach: Named['reach']): readonly Point[] {
  const { above, left, right, below } = reach
  const top = -above - height
  return [
    [-width / 2, below],
    [right, 1 - height],
    [-left - width, 1 - height],
    [-width / 2, top],
    [right, -above * 0.75],
    [-left - width, -above * 0.75],
    [-width * 0.7, below],
    [-width * 0.3, below],
    [-right, below + 1],
    [right - width, below + 1],
    [-right, top],
    [right - width, top],
    [right, -2],
    [-left - width, -2],
    [-width, below],
    [0, below],
  ]
}

function leaving({ zone }: Named, [x, y, width, height]: Box): number {
  if (!zone) return 0
  const sides: readonly Point[] = [
    [0, 0.5],
    [1, 0.5],
    [0.5, 0],
    [0.5, 1],
  ]
  return sides.filter(([u, v]) => !isInside(zone, x + width * u, y + height * v)).length
}

function isOff([x, y, width, height]: Box, [left, top, right, bottom]: Edge): boolean {
  return x < left + 2 || x + width > right - 2 || y < top + 2 || y + height > bottom - 2
}

function distance([x, y, width, height]: Box, [u, v]: Point): number {
  return Math.hypot(Math.max(x - u, u - x - width, 0), Math.max(y - v, v - 10 - y - height, 0))
}
