/** How large ships and chests are drawn on a sheet, where they lie on it, and how much of it is seen. */

import type { View } from '@windward/games/karibik/view.ts'
import { CITIES, SHIPS, type Ship } from '@windward/games/karibik/vocabulary.ts'
import type { Box } from '../../art/boards/geometry.ts'
import type { Point } from '../../art/ink.ts'
import { column } from '../../shell.svelte.ts'
import type { Lens } from '../lens.svelte.ts'
import { type Ashore, freerSide, moored } from './mooring.ts'
import type { BoardSheet } from './sheet.ts'

/** How far the button in the lower corner reaches into the chart, in pixels. */
const CORNER = 60
/** How far a ship stands out from her middle, and with a chest aboard, as shares of her width: she stays on the sheet. */
const OUT = { empty: 0.6, laden: 0.95 } as const
/** The middle of a ship's picture lies above her place by this share of her width. */
const ABOVE = 0.12

interface Sizes {
  readonly ship: number
  readonly chest: number
}

/** What is seen of a sheet. */
export function partOf({ layout: { width, height } }: BoardSheet, lens: Lens): Lens['part'] {
  return lens.isWhole ? { left: 0, top: 0, width, height } : lens.part
}

/** What the button in the corner hides of what is seen of a sheet, and beside a wide chart the round. */
export function cornerOf(sheet: BoardSheet, lens: Lens): Box {
  const { left, top, width, height } = partOf(sheet, lens)
  const [wide, high] = column.current ? [CORNER, CORNER] : [Math.max(192, width * 0.27), 2 * CORNER]
  return [left, top + height - high, wide, high]
}

/** How wide a ship and a chest are drawn. */
export function sizesOn({ layout: { isSmall, unit } }: BoardSheet, lens: Lens): Sizes {
  const size = Math.max(1, unit) * (lens.isWhole ? 1 : 1.15)
  return isSmall ? { ship: 42, chest: 36 } : { ship: Math.round(58 * size), chest: Math.round(40 * size) }
}

export interface Placed {
  readonly ship: Ship
  /** The middle of her picture. */
  readonly at: Point
  /** The chest aboard stands on the left of her. */
  readonly isLeft: boolean
}

/** Where all ships lie. */
export function placed({ layout: { spaces, towns, width } }: BoardSheet, view: View, sizes: Sizes): readonly Placed[] {
  const ashore = towns.map(({ label, at: [x, y] }, i): Ashore => {
    const { chest } = sizes
    const isThere = view.ashore.includes(CITIES[i])
    return { label, chest: isThere ? [x - chest / 2, y - chest * 0.73, chest, chest * 0.82] : undefined }
  })
  const middles = SHIPS.map((ship): Point => {
    const { at, cargo } = view.ships[ship]
    const [x, y] = moored(spaces[at - 1].at, sizes.ship, spaces[at - 1].ring, towns)
    return [Math.min(x, width - sizes.ship * (cargo ? OUT.laden : OUT.empty)), y - sizes.ship * ABOVE]
  })
  return SHIPS.map((ship, i) => {
    const others = middles.filter((_, other) => other !== i)
    const freer = freerSide(middles[i], sizes.ship, ashore, others)
    // Without a chest a card has the freer side.
    return { ship, at: middles[i], isLeft: freer === (view.ships[ship].cargo ? 'left' : 'right') }
  })
}
