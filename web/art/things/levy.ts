/** The tax of the crown, for its card: of what lies there, half is gone. */

import { block, clipped, comb, disc, dots, flat, GOLD, INK, kept, MADDER, SHINE, sized, stroke, times } from '../ink.ts'

const [WIDTH, HEIGHT] = [220, 170]

export const levy = kept(() =>
  sized(
    WIDTH,
    HEIGHT,
    flat(`M0 0H${WIDTH}V${HEIGHT}H0Z`, '#ead2bd') +
      stroke(
        times(34, (i) => `M0 ${i * 5 + 3}H${WIDTH}`),
        0.6,
        '#c9ad92',
      ) +
      table() +
      pile(70, 4, true) +
      pile(150, 4, false) +
      crown(),
  ),
)

function table(): string {
  const edge = 'M0 146Q110 138 220 146V170H0Z'
  return block(edge, '#7a5127', 2) + clipped(edge, stroke('M0 156H220M0 165H220', 1.4, '#3a2510'))
}

/** Coins in a pile, or the lines of those that were. */
function pile(x: number, count: number, isThere: boolean): string {
  const side = (y: number) => `M${x - 25} ${y}a25 8.5 0 0 1 50 0v8a25 8.5 0 0 1-50 0Z`
  const ys = Array.from({ length: count }, (_, i) => 143 - i * 9)
  if (!isThere) return ys.map((y) => stroke(side(y), 1.7, INK, 'stroke-dasharray="4 4"')).join('')
  const milled = (y: number) =>
    times(9, (i) => `M${x - 20 + i * 5} ${y + 7 + 4 * Math.sin(((i + 1) / 10) * Math.PI)}v4`)
  const lid = (y: number) => stroke(`M${x - 25} ${y}a25 8.5 0 0 0 50 0`, 1.8)
  return ys.map((y) => block(side(y), GOLD, 2) + lid(y) + stroke(milled(y), 1.1, '#8a5a12')).join('') + shine(x, ys)
}

function shine(x: number, ys: readonly number[]): string {
  const top = (ys.at(-1) ?? 0) - 1
  return stroke(`M${x - 15} ${top - 2}q13-6 28 0`, 2, SHINE)
}

function crown(): string {
  const rim = 'M62 70Q110 84 158 70L156 88Q110 102 64 88Z'
  return (
    block('M68 72Q72 36 110 34Q148 36 152 72Q110 84 68 72Z', MADDER, 2.2) +
    flat(comb('74 70 146 70', '80 46 140 46', 16, { width: 1.2, reach: 0.8 }), INK, 'opacity=".55"') +
    block('M62 70L52 34L82 56L110 20L138 56L168 34L158 70Q110 84 62 70Z', GOLD, 2.4) +
    flat(comb('128 74 156 68', '136 58 164 42', 8, { width: 1.3, reach: 0.9 }), '#8a5a12') +
    stroke('M57 40L80 58L108 26', 2, SHINE) +
    block(rim, GOLD, 2.4) +
    dots('76 85 144 85', 5, MADDER, 1.6) +
    dots('93 89 127 89', 3.6, '#2f5d7e', 1.4) +
    disc(110, 90, 6, MADDER, 1.8) +
    dots('52 32 168 32', 5.5, GOLD, 2) +
    disc(110, 17, 6.5, GOLD, 2)
  )
}
