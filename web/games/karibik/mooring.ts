/** Where a ship lies within her space: on a small chart a little aside of a name that would hide the letter on her sail. */

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

export function moored([x, y]: Point, towns: readonly Pick<LaidTown, 'label'>[]): Point {
  const badness = ([dx, dy]: Point) => {
    const letter: Box = [x + dx - 9, y + dy - 21, 18, 18]
    return towns.reduce((sum, { label }) => sum + overlap(letter, label.box), ASIDE * Math.hypot(dx, dy))
  }
  const [best] = SHIFTS.map((shift) => ({ shift, bad: badness(shift) })).sort((a, b) => a.bad - b.bad)
  return [x + best.shift[0], y + best.shift[1]]
}
