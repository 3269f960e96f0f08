/** Where a sum stands beside a ship: no name, no chest and no ship is hidden by it, if there is room. */

import { type Box, clamp, overlap } from '../../art/boards/geometry.ts'
import type { Size } from '../../art/boards/source.ts'
import type { Point } from '../../art/ink.ts'
import type { BoardSheet } from './sheet.ts'

/** What is worse by so much than to hide something is to be hidden. */
const COVERED = 4

/** A sheet, and what is seen of it. */
export interface Sight {
  readonly sheet: BoardSheet
  readonly part: Size & { readonly left: number; readonly top: number }
  /** Where a button lies over it: nothing is to be read there. */
  readonly corner: Box
}

/** Of the places around what lies there, so wide, the first where the sign hides least of the names and of what else is given. */
export function signAt(
  at: Point,
  wide: number,
  sign: Size,
  { sheet, part, corner }: Sight,
  kept: readonly Box[] = [],
): Point {
  const own: Box = [at[0] - wide / 2, at[1] - wide * 0.55, wide, wide * 0.9]
  const boxOf = ([x, y]: Point): Box => [x - sign.width / 2, y - sign.height / 2, sign.width, sign.height]
  const hidden = [own, ...kept, ...sheet.layout.towns.map(({ label }) => label.box)]
  const badness = ([x, y]: Point) =>
    hidden.reduce((sum, box) => sum + overlap(boxOf([x, y]), box), COVERED * overlap(boxOf([x, y]), corner))
  return [...placesAround(at, wide, sign, part)].sort((a, b) => badness(a) - badness(b))[0]
}

/** Above first; all of them are seen. */
function placesAround([x, y]: Point, wide: number, { width, height }: Size, part: Sight['part']): readonly Point[] {
  const [up, down, side] = [wide * 0.6 + height / 2, wide * 0.42 + height / 2, wide * 0.55 + width / 2]
  const offsets: readonly Point[] = [0, wide * 0.35].flatMap((far): readonly Point[] => [
    [0, -up - far],
    [0, down + far],
    [side + far, 0],
    [-side - far, 0],
    [side, down + far],
    [-side, down + far],
    [side, -up - far],
    [-side, -up - far],
  ])
  return offsets.map(([dx, dy]) => [
    clamp(x + dx, part.left + width / 2, part.left + part.width - width / 2),
    clamp(y + dy, part.top + height / 2, part.top + part.height - height / 2),
  ])
}
