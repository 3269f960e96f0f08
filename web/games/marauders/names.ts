/** Names of the ports on a chart that is seen whole on a small screen: none smaller than can be read, none over another. */

import type { Language } from '@windward/core/words.ts'
import { CANVAS } from '@windward/games/marauders/chart.ts'
import { lay } from '../../art/boards/lay.ts'
import { maraudersChart } from '../../art/boards/marauders.ts'
import { speechIn } from './speech.ts'

export interface SmallName {
  readonly rows: readonly string[]
  /** The middle of its first line, and how large it is, in units of the chart. */
  readonly x: number
  readonly y: number
  readonly size: number
}

const laid = new Map<string, ReadonlyMap<string, SmallName>>()

/** For a chart so many pixels wide. */
export function smallNames(width: number, language: Language): ReadonlyMap<string, SmallName> {
  const key = `${width} ${language}`
  const names = laid.get(key) ?? laidOut(width, language)
  laid.set(key, names)
  return names
}

function laidOut(width: number, language: Language): ReadonlyMap<string, SmallName> {
  const { zone, say } = speechIn(language)
  const height = Math.round((width * CANVAS.height) / CANVAS.width)
  const { towns, zoom, frame, nameSize } = lay(maraudersChart(zone, say('table.sea')), { width, height })
  const size = nameSize / zoom[1]
  return new Map(
    towns.map(({ id, label: { rows, box } }) => [
      id,
      { rows, x: (box[0] + box[2] / 2 - frame[0]) / zoom[0], y: (box[1] - frame[1]) / zoom[1] + size * 0.84, size },
    ]),
  )
}
