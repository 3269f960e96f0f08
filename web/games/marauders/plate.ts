/** The engraved chart, and how it lies below the units in which the game's own chart is measured. */

import { CANVAS } from '@windward/games/marauders/chart.ts'
import { engrave } from '../../art/boards/engrave.ts'
import { lay } from '../../art/boards/lay.ts'
import { maraudersChart } from '../../art/boards/marauders.ts'
import type { Drawing, Theme } from '../../art/ink.ts'
import { speechIn } from './speech.ts'

export interface ChartPlate {
  readonly base: Drawing
  /** Where the sheet begins and how wide it is: its border lies outside of what is seen. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** How wide it is printed. */
  readonly points: number
}

/** So wide it is engraved, in pixels: heavier lines for a phone, where it is small. */
const WIDTHS = { small: 940, large: 1500 } as const

/** No more than this is printed, in the screen's own points. */
const MOST_POINTS = 2400

const plates = new Map<string, ChartPlate>()

export function plateFor(size: keyof typeof WIDTHS, theme: Theme): ChartPlate {
  const key = `${size} ${theme}`
  const plate = plates.get(key) ?? engraved(WIDTHS[size], theme)
  plates.set(key, plate)
  return plate
}

/** Without its title and the ships on the water: these are the game's. Names are set over it, so any language will do. */
function engraved(wide: number, theme: Theme): ChartPlate {
  const { zone, say } = speechIn('en')
  const height = Math.round((wide * CANVAS.height) / CANVAS.width)
  const layout = lay(maraudersChart(zone, say('table.sea')), { width: wide, height })
  const { zoom, frame } = layout
  const { base } = engrave({ ...layout, title: undefined, ships: [] }, theme)
  const points = Math.min(wide, Math.ceil(MOST_POINTS / devicePixelRatio))
  return { base, x: -frame[0] / zoom[0], y: -frame[1] / zoom[1], width: wide / zoom[0], points }
}
