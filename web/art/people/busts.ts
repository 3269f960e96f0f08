/** Busts of the captains of Merchants & Marauders, printed when the app is built: one chooses among them first of all. */

import { BOXES, type Coming } from '../coming.ts'
import { kept } from '../ink.ts'
import { printed } from '../printed.ts'
import type { CaptainName } from './captains.ts'

export const bust = kept(
  (name: CaptainName): Coming => ({
    box: BOXES.portrait,
    drawn: () =>
      printed(bustFile(name), BOXES.portrait).catch(async () => (await import('./kit.ts')).captainBust(name)),
  }),
)

export function bustFile(name: CaptainName): string {
  return `prints/captain-${name}.svg`
}
