/** The ring of danger: one tick for every second percent, the lost share in the colours of the ships that would cause it. */

import { at, disc, kept, MADDER, PALETTE, round, sized, stroke, times } from '../ink.ts'

export interface Share {
  readonly percent: number
  readonly colour: string
}

export const bustRing = kept((shares: readonly Share[]) => {
  const ends = shares.map((_, i) => shares.slice(0, i + 1).reduce((sum, { percent }) => sum + percent, 0))
  const lost = ends.at(-1) ?? 0
  const bands = shares.map(({ percent, colour }, i) => band(ends[i] - percent, ends[i], 44, colour, 6.2))
  const seams = ends.map((end) => `M${at(...on(end, 40.9))}L${at(...on(end, 47.1))}`)
  const ticks = times(50, (i) => `M${at(...on(i * 2, 40.5))}L${at(...on(i * 2, i % 5 ? 42 : 43.6))}`)
  return sized(
    104,
    104,
    // Paper on both sides of the lost share: a black one is seen on a dark sea, too.
    disc(52, 52, 44, 'none', 10, PALETTE.day.scroll) +
      bands.join('') +
      disc(52, 52, 49, 'none', 0.8) +
      disc(52, 52, 39, 'none', 0.8) +
      stroke(ticks + seams.join(''), 0.6) +
      (lost > 0 ? band(0, lost, 50.6, MADDER, 2.4) : '') +
      stroke(`M${at(...on(0, 38.6))}L${at(...on(0, 51.6))}`, 1.5),
  )
})

/** Twelve o'clock is nought. */
function on(percent: number, r: number) {
  return round(52, 52, r, percent * 3.6 - 90)
}

function band(from: number, to: number, r: number, colour: string, width: number): string {
  // A whole turn has no ends to draw an arc between.
  const end = Math.min(to, from + 99.9)
  const shape = `M${at(...on(from, r))}A${r} ${r} 0 ${end - from > 50 ? 1 : 0} 1 ${at(...on(end, r))}`
  return `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}
