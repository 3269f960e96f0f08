/** What stands on the land and in the havens: towns, banners, anchors; and the pattern of every colour. */

import type { Nation } from '@windward/games/marauders/vocabulary.ts'
import { flat, placed, stroke } from '../ink.ts'
import { type ChartColours, NATION_WASHES } from './colours.ts'
import type { Wash } from './source.ts'

const CREAM = '#fff8e4'
const LINEN = '#f7f0df'
const CRIMSON = '#b3202a'
const AZURE = '#274f93'

/** A towered town of 34 by 30, standing on the origin; its roofs in its owner's colour. */
export function town(colours: ChartColours, nation?: Nation): string {
  const { halo, ink, wall, washes } = colours
  const roof = washes[nation ? NATION_WASHES[nation] : 'red']
  const banner = nation
    ? placed(0.5, -36, 1, smallFlag(colours, nation))
    : flat('M0-28q4-2 8 0l-3 2.5 3 2.5q-4-2-8 0z', roof, `stroke="${ink}" stroke-width=".7"`)
  return (
    `<path d="M-17 0h34" stroke="${halo}" stroke-width="5" opacity=".5" stroke-linecap="round"/>` +
    `<g stroke="${ink}" stroke-width="1" stroke-linejoin="round"><path d="M0-20V${nation ? -36 : -28}" stroke-width="1.3"/>` +
    flat('M-15 0v-8h8v8zM7 0v-9h8v9z', wall) +
    flat('M-16.5-8l5.5-6 5.5 6zM5.5-9l5.5-6 5.5 6z', roof) +
    flat('M-5 0v-15h10v15z', wall) +
    flat('M-6.5-15L0-25L6.5-15z', roof) +
    flat('M-2 0v-4a2 2 0 0 1 4 0v4z', ink) +
    `<path d="M-2-11h1.5M1-11h1.5M-12-4h2M10-5h2" stroke-width="1.6"/><path d="M-17 0h34" stroke-width="1.7"/></g>` +
    banner
  )
}

/** 18 by 12, drawn for its size: on a chart a flag is a sign. */
function smallFlag({ ink }: ChartColours, nation: Nation): string {
  const edge = 'M0 0q4.5-2 9 0t9 0v12q-4.5 2-9 0t-9 0z'
  const stripe = (y: number, colour: string) => flat(`M0 ${y}q4.5-2 9 0t9 0v4q-4.5 2-9 0t-9 0z`, colour)
  const lilies = ['4.5 .4', '13.5 .4', '9 5.6'].map((tip) => `M${tip}l1.3 2 2 .4-1.6 1.6.3 2h-4l.3-2-1.6-1.6 2-.4z`)
  const cloths: Readonly<Record<Nation, () => string>> = {
    english: () =>
      `${flat(edge, LINEN)}<path d="M9 0V12M0 6q4.5-2 9 0t9 0" fill="none" stroke="${CRIMSON}" stroke-width="3"/>`,
    spanish: () => flat(edge, LINEN) + stroke('M1 .5L17 11.5M17 .5L1 11.5', 2.2, CRIMSON),
    french: () => flat(edge, AZURE) + flat(lilies.join(''), '#f1cf63'),
    dutch: () => stripe(0, '#e07a1f') + stripe(4, LINEN) + stripe(8, AZURE),
  }
  return cloths[nation]() + stroke(edge, 1, ink)
}

export function anchor({ halo, line }: ChartColours): string {
  const shape = 'M0-5V5M-3-3H3M-5 2Q-4 6 0 6Q4 6 5 2M-6.5 3.5L-5 1.5L-3 3M6.5 3.5L5 1.5L3 3'
  return stroke(shape, 3.4, halo, 'opacity=".8"') + stroke(`${shape}M0-5a1.5 1.5 0 1 0-.1 0`, 1.2, line)
}

/** A swallow-tailed banner with the sign of its colour, its staff's foot at the origin. */
export function banner({ ink, washes }: ChartColours, wash: Wash): string {
  const cloth = 'M.5-22.5q6-2.5 11 0t10 0l-4 5.7 4 5.8q-5 2.5-10 0t-11 0z'
  return (
    stroke('M0 0V-23', 1.7, ink) +
    flat(cloth, washes[wash], `stroke="${ink}" stroke-width="1.1" stroke-linejoin="round"`) +
    placed(9, -17, 0.9, SIGNS[wash]) +
    flat('M-3 0q3-2 6 0z', ink)
  )
}

/** Bend, bezants, pale, fret: so that nobody needs to see the colour. */
const SIGNS: Readonly<Record<Wash, string>> = {
  red: stroke('M-5 4L5-4M-6 1L1-4.5M-1 4.5L6-1', 1.5, CREAM),
  blue: ['-4 0', '1 -2.2', '1 2.5', '5.5 0']
    .map((at) => at.split(' '))
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.7" fill="${CREAM}"/>`)
    .join(''),
  green: stroke('M-4-4V4M0-4V4M4-4V4', 1.7, CREAM),
  yellow: stroke('M-5-3.5L2 4M-1-4L5.5 3M-5 3.5L2-4M-1 4L5.5-3', 1.2, CREAM),
}

/** The same signs as the ground of a haven. */
export function patterns(id: string, scale: number): string {
  const grounds: Readonly<Record<Wash, string>> = {
    red: stroke('M-1 1L1-1M0 8L8 0M7 9L9 7', 1.2, CREAM, 'opacity=".8"'),
    blue: `<circle cx="2" cy="2" r="1.4" fill="${CREAM}" opacity=".9"/><circle cx="6" cy="6" r="1.4" fill="${CREAM}" opacity=".9"/>`,
    green: stroke('M3 0V8', 2, CREAM, 'opacity=".8"'),
    yellow: stroke('M0 0L8 8M8 0L0 8', 1.2, CREAM, 'opacity=".8"'),
  }
  const units = `width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"`
  return Object.entries(grounds)
    .map(([wash, ground]) => `<pattern id="${patternId(id, wash as Wash)}" ${units}>${ground}</pattern>`)
    .join('')
}

export function patternId(id: string, wash: Wash): string {
  return `${id}-${wash}`
}
