/** The engraved chart, and how it lies below the units in which the game's own chart is measured. */

import type { Language } from '@windward/core/words.ts'
import { PORTS, type Port } from '@windward/games/marauders/vocabulary.ts'
import type { Drawing, Theme } from '../../art/ink.ts'
import { hired } from '../hired.ts'
import { speechIn } from './speech.ts'

/** What the engraver is asked, and what comes of it. */
export interface NamesWish {
  /** In pixels. */
  readonly wide: number
  readonly ports: Readonly<Record<Port, string>>
  readonly sea: string
}

export interface PlateWish extends NamesWish {
  readonly theme: Theme
}

/** Where a name finds room. */
export interface SmallName {
  readonly rows: readonly string[]
  /** The middle of its first line, and how large it is, in units of the chart. */
  readonly x: number
  readonly y: number
  readonly size: number
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
const engraver = () => new Worker(new URL('./engraver.ts', import.meta.url), { type: 'module' })
const ask = hired<PlateWish, ChartPlate>(engraver)
const askForNames = hired<NamesWish, ReadonlyMap<string, SmallName>>(engraver)
const names = new Map<string, Promise<ReadonlyMap<string, SmallName>>>()

export function plateFor(size: keyof typeof WIDTHS, theme: Theme): Promise<ChartPlate> {
  const key = `${size} ${theme}`
  const plate = plates.get(key) ?? engraved(WIDTHS[size], theme)
  plates.set(key, plate)
  return plate
}

/** For a chart so many pixels wide, all of which is seen. To find room for them takes 140 ms. */
export function smallNamesFor(wide: number, language: Language): Promise<ReadonlyMap<string, SmallName>> {
  const key = `${wide} ${language}`
  const laid = names.get(key) ?? askForNames({ wide, ...namedIn(language) })
  names.set(key, laid)
  return laid
}

/** Names are set over it, so any language will do. */
function engraved(wide: number, theme: Theme): Promise<ChartPlate> {
  return ask({ wide, theme, ...namedIn('en') })
}

export function namedIn(language: Language): Pick<NamesWish, 'ports' | 'sea'> {
  const { zone, say } = speechIn(language)
  return {
    ports: Object.fromEntries(PORTS.map((each) => [each, zone(each)])) as NamesWish['ports'],
    sea: say('table.sea'),
  }
}

/** How wide it is printed. */
export function pointsOf({ wide }: ChartPlate): number {
  return Math.min(wide, Math.ceil(MOST_POINTS / devicePixelRatio))
}
