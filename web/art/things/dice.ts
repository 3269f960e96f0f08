/** Dice of bone, and the black one with the skull. */

import { arc, BONE, block, comb, disc, flat, GOLD, INK, kept, placed, points, sized, stroke, turned } from '../ink.ts'
import { skull } from './marks.ts'

const PIPS: readonly string[] = [
  '',
  '0 0',
  '-1 -1 1 1',
  '-1 -1 0 0 1 1',
  '-1 -1 1 -1 -1 1 1 1',
  '-1 -1 1 -1 0 0 -1 1 1 1',
  '-1 -1 1 -1 -1 0 1 0 -1 1 1 1',
]

const WHITE = {
  face: BONE,
  side: '#c2a56b',
  cuts: INK,
  rule: '#c9b07a',
  dusk: '#b3945a',
  light: '#fff8e2',
  pip: '#241a12',
  hollow: '#7d6545',
}
const BLACK = {
  face: '#26201b',
  side: '#0f0c0a',
  cuts: '#57493a',
  rule: GOLD,
  dusk: '#57493a',
  light: '#6d5c48',
  pip: BONE,
  hollow: '#8f7d62',
}

/** One to six, or the skull; as it came to lie. */
export const die = kept((face: number | 'skull', turn: number = 0) => {
  const colours = face === 'skull' ? BLACK : WHITE
  const pip = (x: number, y: number) =>
    disc(x, y, 8.4, colours.pip) + flat(arc(x, y, 5.6, 20, 130, 1.3), colours.hollow)
  return sized(
    100,
    104,
    turned(
      turn,
      50,
      50,
      flat(square(4, 14, 84, 15), '#0b0806', 'opacity=".35"') +
        block(square(8, 12, 80, 15), colours.side) +
        flat(comb('12 30 12 82 26 90 80 91', '15 32 16 80 28 86 80 87', 26, 1.1), colours.cuts) +
        block(square(13, 6, 80, 15), colours.face) +
        stroke(square(18, 11, 70, 11), 1.4, colours.rule) +
        flat(comb('16 58 18 78 30 83', '34 58 36 70 42 74', 7, { width: 1.1, reach: 0.7 }), colours.dusk) +
        flat(comb('78 12 89 18', '72 18 84 28', 4, { width: 1, reach: 0.8 }), colours.light) +
        (face === 'skull'
          ? placed(20, 12, 0.66, skull(BONE, BLACK.face))
          : points(PIPS[face])
              .map(([x, y]) => pip(53 + x * 21, 46 + y * 21))
              .join('')),
    ),
  )
})

function square(x: number, y: number, side: number, r: number): string {
  const long = side - 2 * r
  return `M${x + r} ${y}h${long}q${r} 0 ${r} ${r}v${long}q0 ${r} ${-r} ${r}h${-long}q${-r} 0 ${-r} ${-r}v${-long}q0 ${-r} ${r} ${-r}Z`
}
