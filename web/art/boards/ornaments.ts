/** What an engraver adds to please: rose and rhumb lines, beasts, idle ships, the frame of the title. */

import { at, disc, flat, type Point, placed, round, stroke, tenth, times } from '../ink.ts'
import type { ChartColours } from './colours.ts'

/** A hill shaded on its right, its foot at the origin. */
export function hill({ land, ink }: ChartColours, [x, y]: Point, scale: number): string {
  const edge = 'M-10 0c3-4 6-12 10-12s6 8 10 12'
  const cuts = times(5, (i) => `M${at(0.5 + i * 1.3, -11 + i * 1.9)}q${at(2.4, 4)} ${at(1.9, 9.6 - i * 1.7)}`)
  return placed(x, y, scale, flat(edge, land) + stroke(edge, 1, ink) + stroke(cuts, 0.8, ink))
}

export function palm({ palm, ink }: ChartColours, [x, y]: Point, scale: number): string {
  const leaves: readonly Point[] = [
    [-5, 0],
    [-4, -3.4],
    [0, -4.6],
    [4.6, -3],
    [5, 0.6],
  ]
  const crown = leaves.map(([a, b]) => `M.6-9q${at(a * 0.6, (b - 2) * 0.7)} ${at(a, b + 2.4)}`).join('')
  return placed(x, y, scale, stroke('M0 0q-1.5-5 .6-9M-2.4.4h5', 1.1, ink) + stroke(crown, 1.7, palm))
}

/** Thirty-two points, a fleur-de-lis to the north; about the origin. */
export function rose(colours: ChartColours, radius: number): string {
  const { card, ink, washes } = colours
  const ticks = times(64, (i) => {
    const angle = i * 5.625
    return `M${at(...round(0, 0, radius * (i % 2 ? 0.96 : 0.92), angle))}L${at(...round(0, 0, radius, angle))}`
  })
  const ranks = [
    { count: 16, long: 0.76, wide: 0.09, colour: washes.green, turn: 11.25 },
    { count: 8, long: 0.84, wide: 0.12, colour: washes.red, turn: 22.5 },
    { count: 4, long: 0.9, wide: 0.17, colour: washes.blue, turn: 45 },
    { count: 4, long: 1.02, wide: 0.2, colour: ink, turn: 0 },
  ]
  const rays = ranks.map(({ count, long, wide, colour, turn }) =>
    times(count, (i) => {
      const angle = turn + (i * 360) / count - 90
      const half = (side: number, fill: string) =>
        flat(
          `M0 0L${at(...round(0, 0, radius * wide, angle + side * 45))}L${at(...round(0, 0, radius * long, angle))}Z`,
          fill,
          `stroke="${ink}" stroke-width=".5"`,
        )
      return half(-1, colour) + half(1, turn === 0 ? washes.yellow : card)
    }),
  )
  const lily = 'M0-22C5-15 4-10 2-6C8-14 14-10 10-3C9-7 5-5 3 0L-3 0C-5-5-9-7-10-3C-14-10-8-14-2-6C-4-10-5-15 0-22Z'
  return (
    `<circle r="${tenth(radius * 1.05)}" fill="${card}" opacity=".92"/>` +
    `<circle r="${radius}" fill="none" stroke="${ink}" stroke-width="1.1"/>` +
    `<circle r="${tenth(radius * 0.92)}" fill="none" stroke="${ink}" stroke-width=".6"/>` +
    stroke(ticks, 0.6, ink) +
    rays.join('') +
    placed(0, -radius * 1.02, radius / 62, flat(lily, washes.blue, `stroke="${ink}"`)) +
    disc(0, 0, radius * 0.08, card, 1, ink)
  )
}

/** Thirty-two winds from one place, in three inks. */
export function rhumbLines({ rhumbs, rhumbStrength }: ChartColours, [x, y]: Point, long: number): string {
  const sets = ['', '', '']
  for (let i = 0; i < 32; i++) {
    const set = i % 4 === 0 ? 0 : i % 2 === 0 ? 1 : 2
    sets[set] += `M${at(x, y)}L${at(...round(x, y, long, i * 11.25))}`
  }
  return sets
    .map((lines, i) => stroke(lines, 0.7 - i * 0.1, rhumbs[i], `opacity="${(rhumbStrength - i * 0.05).toFixed(2)}"`))
    .join('')
}

const RIPPLES = 'M-4 27q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0M4 31q4-3 8 0t8 0 8 0M48 31q4-3 8 0t8 0'

/** 76 by 34. */
export function serpent({ palm, ink, wave }: ChartColours): string {
  const hump = (x: number, wide: number, high: number) => {
    const [outer, inner] = [tenth(26 - high * 1.35), tenth(26 - high * 0.62)]
    return `M${x} 26C${x} ${outer} ${x + wide} ${outer} ${x + wide} 26h-5C${x + wide - 6} ${inner} ${x + 6} ${inner} ${x + 5} 26z`
  }
  const head = 'M2 26C3 18 6 15 6 10C6 3 13 0 19 3L24 7L17 8.5L22 11L14 12.5C12 16 11 20 10 26zM8 4L4-1L11 1.5'
  const tail = 'M69 26C70 20 73 18 74 12C76 15 78 15 80 13C80 18 77 22 74 26z'
  const scales =
    'M21 20l3-3M23 23l3-4M28 15l1-3M32 17l-1-4M40 20l3-3M45 17l1-3M50 20l-2-4M5 22l3-1M6 18l3-1M8 14l3-1M58 22l2-3M63 21l-1-3'
  const body = hump(18, 17, 15) + hump(37, 16, 12) + hump(55, 12, 8) + head + tail
  return (
    flat(body, palm, `stroke="${ink}" stroke-width="1.1" stroke-linejoin="round"`) +
    stroke(scales, 0.7, ink) +
    disc(14, 5, 1.1, ink) +
    stroke(RIPPLES, 1, wave)
  )
}

/** 78 by 36. */
export function whale({ wave, ink, card }: ChartColours): string {
  const body =
    'M4 24C2 12 14 6 28 8C44 10 54 20 62 20C66 20 66 12 70 6C72 9 75 9 78 7C78 14 74 24 64 27C50 31 12 34 4 24Z'
  const lines = 'M5 24q10 2 17-3M18 30q6-3 5 4M30 12q8 2 14 7M28 16q7 1 12 5M34 26q8 2 16-1M14 8q-1-7-7-7M15 8q0-8 7-8'
  return (
    flat(body, wave, `stroke="${ink}" stroke-width="1.2" stroke-linejoin="round" opacity=".85"`) +
    stroke(lines, 0.9, ink) +
    flat('M7 23l2 3 2-3 2 3 2-3 2 2z', card, `stroke="${ink}" stroke-width=".6"`) +
    disc(16, 15, 1.5, card, 1, ink) +
    `<g transform="translate(0 4)">${stroke(RIPPLES, 1, wave)}</g>`
  )
}

/** 56 by 50, an idle ship: thin lines, and no colour of any player. */
export function idleShip({ card, ink, wave, washes, stain }: ChartColours): string {
  const sail = (x: number, y: number, wide: number, high: number) =>
    `M${x} ${y}q${wide / 2} 1.5 ${wide} 0q4 ${high / 2} 1 ${high}q${-wide / 2}-3 ${-wide} 0q3-${high / 2}-1-${high}z`
  const sails =
    sail(11, 13, 9, 10) + sail(24, 6, 9, 8) + sail(22, 16, 13, 12) + sail(39, 13, 8, 7) + sail(38, 22, 10, 7)
  const folds = 'M13 15q2 4 0 7M15 15q2 4 0 7M26 8q2 3 0 5M25 18q2 5 0 9M27.5 18q2 5 0 9M41 24q1 3 0 4M41 15q1 3 0 4'
  const pennants = 'M15 9q-4-2-9 1q5 0 9 2zM29 2q-5-2-11 1q6 0 11 2zM43 9q-4-2-8 1q4 0 8 2z'
  return (
    stroke('M15 36V9M29 37V2M43 35V9M46 33L57 25', 1.1, ink) +
    flat(sails, card, `stroke="${ink}" stroke-width=".8" stroke-linejoin="round"`) +
    stroke(folds, 0.5, ink) +
    flat(pennants, washes.red, `stroke="${ink}" stroke-width=".5"`) +
    flat(
      'M5 29L11 30L12 34L41 36L47 31L54 30L47 40Q40 45 28 45Q14 45 9 41Z',
      stain,
      `stroke="${ink}" stroke-width="1" stroke-linejoin="round"`,
    ) +
    stroke('M9 35q16 5 37 1M10 39q16 4 35 0', 0.6, card) +
    stroke('M2 45q4-3 8 0t8 0 8 0 8 0 8 0 8 0M10 49q4-3 8 0t8 0 8 0', 1, wave)
  )
}

/** The scrolled frame of the title, so wide and high. */
export function cartouche({ card, ink, washes }: ChartColours, width: number, height: number): string {
  const [w, h] = [width, (part: number) => tenth(height * part)]
  const edge =
    `M12 ${h(0.3)}C-8 ${h(0.2)} 0-8 18 2C24-6 ${tenth(w * 0.3)}-3 ${w / 2}-6S${w - 24}-6 ${w - 18} 2C${w}-8 ${w + 8} ${h(0.2)} ${w - 12} ${h(0.3)}` +
    `C${w + 4} ${h(0.45)} ${w + 4} ${h(0.75)} ${w - 10} ${h(0.8)}C${w - 10} ${height + 8} ${w - 34} ${height + 6} ${w - 40} ${height - 2}` +
    `C${tenth(w * 0.6)} ${height + 4} ${tenth(w * 0.4)} ${height + 4} 40 ${height - 2}C34 ${height + 6} 10 ${height + 8} 10 ${h(0.8)}` +
    `C-4 ${h(0.75)}-4 ${h(0.45)} 12 ${h(0.3)}Z`
  const cuts = times(9, (i) => {
    const [x, long] = [tenth(13 + i * 2.4), tenth(5 - i * 0.4)]
    return `M${x} ${h(0.86)}l1.5 ${long}M${tenth(w - x)} ${h(0.86)}l-1.5 ${long}`
  })
  const curls =
    `M18 2C12 8 14 15 21 16M${w - 18} 2C${w - 12} 8 ${w - 14} 15 ${w - 21} 16M12 ${h(0.3)}q5 2 5 8` +
    `M${w - 12} ${h(0.3)}q-5 2-5 8M10 ${h(0.8)}q8 0 8-7M${w - 10} ${h(0.8)}q-8 0-8-7`
  return (
    flat(edge, ink, 'opacity=".18" transform="translate(2 3)"') +
    flat(edge, card) +
    stroke(edge, 5, washes.red, 'opacity=".4"') +
    stroke(edge, 1.4, ink) +
    stroke(curls, 1.2, ink) +
    stroke(cuts, 0.7, ink)
  )
}
