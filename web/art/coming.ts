/** Drawings that are laid before they can be drawn: their kit is fetched when the first of them is wanted as a picture. */

import type { Drawing } from './ink.ts'

/** The box is known beforehand, and with it how much room it takes. */
export interface Coming {
  readonly box: Drawing['box']
  drawn(): Promise<Drawing>
}

export const BOXES = {
  medal: [0, 0, 100, 100],
  portrait: [0, 0, 200, 200],
  good: [0, 0, 120, 120],
  token: [-3, -3, 62, 49],
  shipUnderWay: [0, 0, 220, 206],
} as const satisfies Readonly<Record<string, Drawing['box']>>
