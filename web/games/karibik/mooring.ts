/**
 * Where a ship lies within her space: a little aside of a name that she would hide, or that would hide the letter on her
 * sail; and on which side of her the chest stands that she carries, so that it is not taken for a town's, nor hides it.
 */

import { type Box, isInside, overlap, type Ring } from '../../art/boards/geometry.ts'
import type { LaidTown } from '../../art/boards/source.ts'
import type { Point } from '../../art/ink.ts'

/** As shares of her width, the nearest first. */
const SHIFTS: readonly Point[] = [0, 0.16, 0.3, 0.43].flatMap((far): readonly Point[] =>
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
/** What a pixel aside is worth, in square pixels of a hidden name, and one of the letter on her sail. */
const ASIDE = 3
const LETTER = 4

/** What a town's chest is worth, or another ship, in square pixels of a hidden name. */
const CHEST = 4

export interface Ashore {
  readonly label: { readonly box: Box }
  /** Of the chest that lies there, if one does. */
  readonly chest: Box | undefined
}

/** On which side of a ship of this width, in the middle of whose picture the point lies, less is hidden by what stands beside her. */
export function freerSide(
  [x, y]: Point,
  width: number,
  towns: readonly Ashore[],
  others: readonly Point[] = [],
): 'left' | 'right' | undefined {
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
  const [left, right] = [hidden(x - out - cargo), hidden(x + out)]
  return left === right ? undefined : left < right ? 'left' : 'right'
}

/** How far her chest stands out beyond the edge of a ship, as a share of her width. */
export const CARGO_OUT = 0.38

/** A chest aboard is never too small to be read. */
export function cargoWidth(ship: number): number {
  return Math.max(32, ship * 0.6)
}

/** Where a ship of this width lies whose place is there: aside of names as far as her space goes. */
export function moored([x, y]: Point, width: number, ring: Ring, towns: readonly Pick<LaidTown, 'label'>[]): Point {
  const badness = ([dx, dy]: Point) => {
    const [left, top] = [x + dx, y + dy - width * 0.12]
    const ship: Box = [left - width * 0.44, top - width * 0.44, width * 0.88, width * 0.84]
    const letter: Box = [left - width * 0.22, top - width * 0.38, width * 0.44, width * 0.44]
    const hidden = (box: Box) => towns.reduce((sum, { label }) => sum + overlap(box, label.box), 0)
    return hidden(ship) + LETTER * hidden(letter) + ASIDE * Math.hypot(dx, dy)
  }
  const [best] = SHIFTS.map(([u, v]): Point => [u * width, v * width])
    .filter(([dx, dy], i) => i === 0 || isInside(ring, x + dx, y + dy))
    .map((shift) => ({ shift, bad: badness(shift) }))
    .sort((a, b) => a.bad - b.bad)
  return [x + best.shift[0], y + best.shift[1]]
}
