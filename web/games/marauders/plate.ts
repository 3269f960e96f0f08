/** The engraved chart, and how it lies below the units in which the game's own chart is measured. */

import { PORTS, type Port } from '@windward/games/marauders/vocabulary.ts'
import type { Drawing, Theme } from '../../art/ink.ts'
import { hired } from '../hired.ts'
import { speechIn } from './speech.ts'

/** What the engraver is asked, and what comes of it. */
export interface PlateWish {
  /** In pixels. */
  readonly wide: number
  readonly theme: Theme
  readonly ports: Readonly<Record<Port, string>>
  readonly sea: string
}

export interface ChartPlate {
  readonly base: Drawing
  readonly wide: number
  /** Where the sheet begins and how wide it is: its border lies outside of what is seen. */
  readonly x: number
  readonly y: number
  readonly width: number
}

/** So wide it is engraved, in pixels: heavier lines for a phone, where it is small. */
const WIDTHS = { small: 940, large: 1500 } as const

/** No more than this is printed, in the screen's own points. */
const MOST_POINTS = 2400

const plates = new Map<string, Promise<ChartPlate>>()
const ask = hired<PlateWish, ChartPlate>(
  () => new Worker(new URL('./engraver.ts', import.meta.url), { type: 'module' }),
)

export function plateFor(size: keyof typeof WIDTHS, theme: Theme): Promise<ChartPlate> {
  const key = `${size} ${theme}`
  const plate = plates.get(key) ?? engraved(WIDTHS[size], theme)
  plates.set(key, plate)
  return plate
}

/** Names are set over it, so any language will do. */
function engraved(wide: number, theme: Theme): Promise<ChartPlate> {
  const { zone, say } = speechIn('en')
  const ports = Object.fromEntries(PORTS.map((each) => [each, zone(each)])) as PlateWish['ports']
  return ask({ wide, theme, ports, sea: say('table.sea') })
}

/** How wide it is printed. */
export function pointsOf({ wide }: ChartPlate): number {
  return Math.min(wide, Math.ceil(MOST_POINTS / devicePixelRatio))
}
