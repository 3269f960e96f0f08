/**
 * Where a ship lies within her space: on a small chart a little aside of a name that would hide the letter on her sail;
 * and on which side of her the chest stands that she carries, so that it is not taken for one of a town's, nor hides it.
 */

import { type Box, overlap } from '../../art/boards/geometry.ts'
import type { LaidTown } from '../../art/boards/source.ts'
import type { Point } from '../../art/ink.ts'

/** In pixels, the nearest first. */
const SHIFTS: readonly Point[] = [0, 7, 13, 18].flatMap((far): readonly Point[] =>
  far === 0
    ? [[0, 0]]
    : [
        [0, far],
        [0, -far],
        [far, 0],
        [-far, 0],
        [far * 0.7, far * 0.7],
        [-far * 0.7, far * 0.7],
        [far * 0.7, -far * 0.7],
        [-far * 0.7, -far * 0.7],
      ],
)
/** What a pixel aside is worth, in square pixels of a hidden letter. */
const ASIDE = 3

/** What a town's chest is worth, or another ship, in square pixels of a hidden name. */
const CHEST = 4

export interface Ashore {
  readonly label: { readonly box: Box }
  /** Of the chest that lies there, if one does. */
  readonly chest: Box | undefined
}

/** Whether the chest aboard stands on the left of a ship of this width, in the middle of whose picture the point lies, with others around her. */
export function isLeftOf(
  [x, y]: Point,
  width: number,
  towns: readonly Ashore[],
  others: readonly Point[] = [],
): boolean {
  const cargo = cargoWidth(width)
  const height = cargo * 0.82
  const out = width * (0.5 + CARGO_OUT) - cargo
  const low = y + width * 0.5 - height
  const hidden = (left: number) => {
    const box: Box = [left, low, cargo, height]
    const ships = others.map(([x, y]): Box => [x - width / 2, y - width / 2, width, width])
    const covered = [...ships, ...towns.flatMap(({ chest }) => (chest ? [chest] : []))]
    return (
      towns.reduce((sum, { label }) => sum + overlap(box, label.box), 0) +
      CHEST * covered.reduce((sum, each) => sum + overlap(box, each), 0)
    )
  }
  return hidden(x - out - cargo) < hidden(x + out)
}

/** How far her chest stands out beyond the edge of a ship, as a share of her width. */
export const CARGO_OUT = 0.38

/** A chest aboard is never too small to be read. */
export function cargoWidth(ship: number): number {
  return Math.max(32, ship * 0.6)
}

export function moored([x, y]: Point, towns: readonly Pick<LaidTown, 'label'>[]): Point {
  const badness = ([dx, dy]: Point) => {
    const letter: Box = [x + dx - 9, y + dy - 21, 18, 18]
    return towns.reduce((sum, { label }) => sum + overlap(letter, label.box), ASIDE * Math.hypot(dx, dy))
  }
  const [best] = SHIFTS.map((shift) => ({ shift, bad: badness(shift) })).sort((a, b) => a.bad - b.bad)
  return [x + best.shift[0], y + best.shift[1]]
}
