/** Names of the ports on a chart that is seen whole on a small screen: none smaller than can be read, none over another. */

import { CANVAS } from '@windward/games/marauders/chart.ts'
import { lay } from '../../art/boards/lay.ts'
import { maraudersChart } from '../../art/boards/marauders.ts'
import type { NamesWish, SmallName } from './plate.ts'

export function smallNames({ wide, ports, sea }: NamesWish): ReadonlyMap<string, SmallName> {
  const height = Math.round((wide * CANVAS.height) / CANVAS.width)
  const { towns, zoom, frame, nameSize } = lay(
    maraudersChart((port) => ports[port], sea),
    { width: wide, height },
  )
  const size = nameSize / zoom[1]
  return new Map(
    towns.map(({ id, label: { rows, box } }) => [
      id,
      { rows, x: (box[0] + box[2] / 2 - frame[0]) / zoom[0], y: (box[1] - frame[1]) / zoom[1] + size * 0.84, size },
    ]),
  )
}
