/** What moves over Karibik's board: ships that belong to nobody, and chests with what they are worth. */

import { BOXES, type Coming } from '../coming.ts'
import { block, disc, flat, GOLD, INK, kept, PAPER, sized, stroke } from '../ink.ts'
import { lettering } from '../letters.ts'
import { printed } from '../printed.ts'
import type { Letter } from '../ships/vocabulary.ts'

export const chartShip = kept(
  (letter: Letter): Coming => ({
    box: BOXES.token,
    drawn: () => printed(shipFile(letter), BOXES.token).catch(async () => (await import('./fleet.ts')).cutter(letter)),
  }),
)

export function shipFile(letter: Letter): string {
  return `prints/ship-${letter}.svg`
}

/** A chest and a coin with its value in thousands, 44 by 36; without one its value is nobody's business yet. */
export const chartChest = kept((value: string) => sized(44, 36, chest() + (value ? coin(value) : '')))

const LID = 'M4 20Q4 10 10 10H24Q30 10 30 20Z'
const BODY = 'M4 20H30V33H4Z'

function chest(): string {
  return (
    stroke(LID + BODY, 6, PAPER) +
    block(LID, '#93602c', 2) +
    block(BODY, '#7d4f24', 2) +
    flat('M9 10h3.5v23H9zM21.5 10h3.5v23h-3.5z', '#454b50') +
    stroke('M4 20H30M9 10.5V33M12.5 10.5V33M21.5 10.5V33M25 10.5V33', 1.1) +
    stroke('M5.5 25h2M5.5 29h2M14 29h6M27 25h2M27 29h2', 0.9) +
    block('M14.5 17.5h5v5q0 2.5-2.5 2.5t-2.5-2.5z', GOLD, 1.2)
  )
}

function coin(value: string): string {
  return (
    disc(32, 12, 12, PAPER) +
    disc(32, 12, 10.8, GOLD, 1.8, INK) +
    disc(32, 12, 8.6, '#f3d283') +
    lettering(32, 17.6, value.length > 1 ? 12 : 16, value, { fill: '#2b1a04' })
  )
}
