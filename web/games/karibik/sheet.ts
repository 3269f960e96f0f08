/** The engraved board in the sizes that a table needs: laid out and drawn once for each, and kept. */

import { capitalised, type Language } from '@windward/core/words.ts'
import { CITIES, type City, type Colour } from '@windward/games/karibik/vocabulary.ts'
import type { Plate, SheetLayout, Size } from '../../art/boards/source.ts'
import type { Theme } from '../../art/ink.ts'
import { hired } from '../hired.ts'
import { speechIn } from './speech.ts'

export interface SheetWish extends Size {
  readonly language: Language
  readonly theme: Theme
  /** Havens of other colours belong to nobody. */
  readonly havens: readonly Colour[]
}

export interface BoardSheet extends Plate {
  readonly layout: SheetLayout
  /** Names and title, as marks. */
  readonly letters: string
}

/** What the engraver is asked. */
export interface EngraverAsk extends Omit<SheetWish, 'language'> {
  readonly cities: Readonly<Record<City, string>>
}

/** Enough for a phone, that looks from near and afar by day and by lamplight. */
const MOST = 6
const sheets = new Map<string, Promise<BoardSheet>>()
const ask = hired<EngraverAsk, BoardSheet>(
  () => new Worker(new URL('./engraver.ts', import.meta.url), { type: 'module' }),
)

export function sheetFor(wish: SheetWish): Promise<BoardSheet> {
  const { width, height, language, theme, havens } = wish
  const key = [width, height, language, theme, ...havens].join()
  const sheet = sheets.get(key) ?? engraved(wish)
  sheets.delete(key)
  sheets.set(key, sheet)
  // Whoever wants it next has it tried again.
  sheet.catch(() => sheets.delete(key))
  const [oldest] = sheets.keys()
  if (sheets.size > MOST) sheets.delete(oldest)
  return sheet
}

function engraved({ language, ...wish }: SheetWish): Promise<BoardSheet> {
  const { city } = speechIn(language)
  // A name that brings its article begins with a capital letter on a chart.
  const cities = Object.fromEntries(CITIES.map((each) => [each, capitalised(city(each))])) as EngraverAsk['cities']
  return ask({ cities, ...wish })
}

/** How wide a sheet may be beside its height: the land bears some stretching, not more. */
const STRETCH = { least: 0.7, most: 1.75 } as const

/** The largest sheet in a window. */
export function fitted({ width, height }: Size, least: number = STRETCH.least): Size {
  const ratio = Math.min(STRETCH.most, Math.max(least, width / height))
  const wide = Math.min(width, height * ratio)
  return { width: Math.round(wide), height: Math.round(wide / ratio) }
}

/** How much larger the chart is from near, how wide it may become, in pixels, and how wide it is at least beside its height. */
const NEAR = { zoom: 2.3, most: 1600, least: 1.05 } as const

/** What is seen of it from near need not fill a tall window. */
export function enlarged(window: Size): Size {
  const { width, height } = fitted(window, NEAR.least)
  const zoom = Math.min(NEAR.zoom, Math.max(1, NEAR.most / width))
  return { width: Math.round(width * zoom), height: Math.round(height * zoom) }
}
