/** What is carved, gilded or hung on a ship. */

import {
  at,
  block,
  comb,
  cut,
  DARK_WOOD,
  flat,
  GOLD,
  INK,
  MADDER,
  placed,
  points,
  stroke,
  tenth,
  times,
} from '../ink.ts'

const LAMP = '#f0c968'
const PALE_WOOD = '#d8ab6b'

/** So many windows in a row that climbs by the slope. */
export function windows(x: number, y: number, count: number, size: number, slope: number): string {
  const [step, width, height] = [9 * size, tenth(6 * size), tenth(8 * size)]
  return times(count, (i) =>
    block(`M${at(x + i * step, y + i * step * slope)}h${width}v${height}h${-width}z`, LAMP, 1.2),
  )
}

export function lanterns(places: string): string {
  return points(places)
    .map(([x, y]) => block(`M${x - 4} ${y}l1-8h6l1 8z`, LAMP, 1.4) + stroke(`M${x} ${y - 8}v-4M${x} ${y}v6`, 1.8))
    .join('')
}

export function gilt(shape: string): string {
  return block(shape, GOLD, 1.5)
}

export function beakhead(x: number, y: number): string {
  return gilt(`M${x} ${y}c8-4.5 13-2.5 15 2.5-5.5 0-8 2.5-9.5 6.5z`)
}

export function rails(lines: string): string {
  return stroke(lines, 1.7)
}

/** A row of small posts. */
export function balusters(x: number, y: number, count: number, step: number, fall: number): string {
  return stroke(
    times(count, (i) => `M${at(x + i * step, y + i * fall)}v6`),
    2,
  )
}

export function oars(places: string): string {
  return places
    .split(' ')
    .map((x) => `M${x} 206L${Number(x) - 20} 246`)
    .map((oar) => stroke(oar, 4.4) + stroke(oar, 1.8, PALE_WOOD))
    .join('')
}

/** The round, narrow stern of the flute, seen from the side and a little from behind. */
export function transom(wale: string): string {
  const edge = 'M42 92L60 95C61 124 82 150 86 186C88 212 80 234 62 246H44C24 232 14 208 19 184C25 152 41 128 42 92Z'
  return (
    block(edge, '#9a6a35', 2.2) +
    flat(comb('38 132 22 180 24 216', '50 136 46 182 46 214', 16, { width: 1.3, reach: 0.9 }), INK) +
    stroke('M30 160Q52 172 76 160M22 188Q52 204 85 190M24 214Q52 228 84 214', 1.8) +
    block('M43 98L58 100L61 118L42 117Z', wale, 1.8) +
    windows(44, 122, 2, 0.9, 0) +
    block('M46 138H57L58 246H45Z', DARK_WOOD, 2) +
    stroke('M45 176h13M45 208h13', 2.4, GOLD) +
    block('M140 202h14v12h-14z', DARK_WOOD, 1.6)
  )
}

/** Three gilded decks of windows at the stern of a man-of-war. */
export function gallery(): string {
  const edge = 'M8 100L38 106Q45 122 38 130Q46 150 38 156Q46 172 38 184Q32 190 27 184L18 172L20 150Z'
  const decks = [112, 130, 150].map((y) => stroke(`M14 ${y + 12}L42 ${y + 15}`, 1.6) + windows(18, y, 2, 0.95, 0.14))
  return block(edge, GOLD, 2) + decks.join('')
}

/** A gun port with its lid raised; shot away it is a splintered hole. */
export function gunPort(x: number, y: number, size: number, isLost: boolean): string {
  const whole =
    flat('M-5.5-5h11v10.5h-11z', INK) +
    block('M-5.5-5l-2-6.5h11l2 6.5z', MADDER, 1.2) +
    block('M-1-2h12v3.6h-12z', '#4a4f52', 1)
  const wreck =
    flat('M-9-7L-3-5L-1-11L3-5L10-8L7-1L12 4L5 5L4 11L-1 6L-7 9L-6 2L-12-1L-6-3Z', INK) +
    flat(cut(-7, -4, -13, -9, 1) + cut(6, 4, 12, 9, 1) + cut(5, -4, 9, -12, 1), PALE_WOOD)
  return placed(x, y, size, isLost ? wreck : whole)
}

/** Where shot has come through the planks. */
export function shotHole(x: number, y: number, size: number): string {
  const splinters =
    cut(-9, -5, -16, -8, 1.1) +
    cut(9, 5, 17, 8, 1.2) +
    cut(4, -8, 8, -16, 1.1) +
    cut(-4, 8, -8, 15, 1) +
    cut(-8, 4, -15, 9, 1)
  const hole = 'M-11-4L-5-6L-2-12L3-6L11-9L8-1L13 5L5 6L2 12L-3 6L-11 9L-8 2Z'
  return placed(x, y, size, block(hole, '#120d08', 1.5) + flat(splinters, PALE_WOOD))
}
