/** Casks: upright as goods, and on their side as barrels with what is in them. */

import { block, comb, DARK_WOOD, flat, INK, kept, placed, SCROLL, sized, stroke, thorn } from '../ink.ts'
import { fitted, lettering } from '../letters.ts'
import { tag } from './money.ts'

/** A barrel on its side, with what is in it. */
export const barrel = kept((value: string) =>
  sized(124, 112, keg() + lettering(64, 65, fitted(value, 38), value, { fill: '#1f0f03', edge: '#e0b677' })),
)

/** The same where it is small: its number on a tag. */
export const smallBarrel = kept((value: string) => sized(136, 122, keg() + placed(0, 0, 0.62, tag(150, 116, value))))

function keg(): string {
  return `<g transform="translate(2 -8) rotate(-90 60 60)">${cask('#9a6a35')}</g>${block('M20 108L32 92L46 100L50 108ZM78 108L84 100L98 92L108 108Z', DARK_WOOD, 2)}`
}

export function cask(colour: string): string {
  const hoop = (x: number, y: number, high: number) =>
    block(`M${x} ${y}Q60 ${y + 12} ${120 - x} ${y}V${y + high}Q60 ${y + high + 12} ${x} ${y + high}Z`, '#454b50', 1.6)
  return (
    block('M26 14C14 40 14 84 26 110Q60 120 94 110C106 84 106 40 94 14Q60 24 26 14Z', colour) +
    stroke('M40 18C33 44 33 82 40 113M60 19V115M80 18C87 44 87 82 80 113', 1.6, DARK_WOOD) +
    flat(comb('20 40 18 62 20 90', '42 42 40 62 42 92', 14, { width: 1.5 * 1.25, reach: 0.9, tool: thorn }), INK) +
    flat(comb('98 46 98 82', '86 46 86 82', 7, { width: 1.2, reach: 0.7 }), '#f0d6a0', 'opacity=".75"') +
    `<ellipse cx="60" cy="14" rx="34" ry="8" fill="${SCROLL}" stroke="${INK}" stroke-width="2.4"/>` +
    stroke('M34 14h52M42 10h36M44 19h34', 1.2, DARK_WOOD) +
    hoop(25, 26, 8) +
    hoop(18.6, 44, 7) +
    hoop(18.6, 80, 7) +
    hoop(24, 98, 8)
  )
}
