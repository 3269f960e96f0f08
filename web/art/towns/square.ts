/** The town on a phone: an upper street and the quay below it, each above a wall; 390 wide, 400 high. */

import { block, clipped, comb, cut, flat, INK, placed, points, stroke, type Theme, thorn, times } from '../ink.ts'
import { church, farHouse, fort, windmill } from './behind.ts'
import { cask, crate, gull, palm, person, tree } from './folk.ts'
import { grain } from './grain.ts'
import type { Lie, Site } from './land.ts'
import { courses } from './masonry.ts'
import { type Anchored, anchored, cloud, moon, ripples, skyLines, stars, sun, vessel } from './sky.ts'
import type { TownStyle } from './styles.ts'

const FRAME = 'M0 0H390V400H0Z'

export function squareBehind(style: TownStyle, { seed, lie }: Site, theme: Theme): string {
  const isNight = theme === 'lamp'
  const aside = (i: number, by: number) => Math.round((grain(i, seed) - 0.5) * 2 * by)
  const sunX = 330 + aside(1, 24)
  return clipped(
    FRAME,
    flat('M0 0H390V200H0Z', isNight ? '#17324D' : style.sky) +
      skyLines(390, 3, 118, isNight ? '#3C6488' : style.skyLines, 3 + seed) +
      (isNight ? stars(390, 80, 18) + moon(sunX, 40, 20) : sun(sunX, 44, 22)) +
      cloud(30 + aside(2, 20), 52 + aside(3, 6), 110, 3 + (seed % 40)) +
      cloud(230 + aside(4, 20), 34, 70, 8 + (seed % 40)) +
      gull(168, 40, 0.7) +
      gull(196, 52, 0.5) +
      flat('M0 112H200V190H0Z', '#9dbcb4') +
      ripples(130, 117, 180, '#2c5258', 2) +
      stroke('M0 112H140', 1.2) +
      squareFleet(style, { seed }).map(anchored).join('') +
      HILLS[lie](style) +
      UPPER.map(([x, y, scale], i) => farHouse(x, y, scale, style.far[(i + seed) % 3], style, i < 2 ? 1 : -1)).join(
        '',
      ) +
      placed(262, 132, 0.5, church(style)) +
      flat('M0 168H390V190H0Z', '#e2cf9f') +
      palm(100, 180, 0.5) +
      palm(252, 178, 0.5, -8) +
      lowerStreet(style, seed),
  )
}

/** The ship at anchor in the bay. */
export function squareFleet({ nation, accent }: TownStyle, { seed }: Pick<Site, 'seed'>): readonly Anchored[] {
  const type = (['galleon', 'frigate', 'flute', 'brig'] as const)[seed % 4]
  return [{ x: 52, y: 128, scale: 0.26, drawing: vessel(type, { flag: nation, wale: accent }) }]
}

/** What stands before the houses: walls, stairs and people. */
export function squareBefore(): string {
  return clipped(
    FRAME,
    person(108, 182, { size: 0.7, coat: '#27405c' }) +
      person(258, 184, { size: 0.7, coat: '#b5382a', skirt: '#b5382a', hat: 'bonnet', load: 'basket', skin: 1 }) +
      wall(188, 44) +
      block('M228 234L234 184H258L264 234Z', '#efe2bf', 1.6) +
      stroke('M233 192h26M232 200h28M231 208h30M230 216h32M229 225h34', 1.2) +
      wall(358, 44) +
      person(92, 356, { size: 0.78, load: 'sack', coat: '#e6d8b6', hat: 'straw', skin: 3 }) +
      person(228, 357, { size: 0.78, coat: '#7a3550', skirt: '#7a3550', hat: 'bonnet' }) +
      cask(16, 354, 0.7) +
      cask(30, 356, 0.7) +
      crate(276, 357, 0.6),
  )
}

const PEAKS = points('96 178 130 128 160 96 184 112 214 62 246 96 270 78 310 116 340 96 390 124')

const HILLS: Readonly<Record<Lie, (style: TownStyle) => string>> = {
  hill(style) {
    const line = 'M96 178C120 130 140 100 170 78C190 66 214 66 240 68C270 74 290 104 320 112S370 104 390 100'
    return risen(line, style) + placed(158, 74, 0.52, fort(style)) + mills(style)
  },
  peaks(style) {
    const line = `M${PEAKS.map((point) => point.join(' ')).join('L')}`
    return (
      risen(line, { ...style, hills: [style.hills[1], style.hills[1]] }) +
      risen(LOW, style) +
      placed(296, 132, 0.44, fort(style)) +
      mills(style)
    )
  },
  low(style) {
    const palms = times(8, (i) =>
      palm(112 + i * 36 + grain(i, 7) * 10, 146 - grain(i, 8) * 6, 0.5, (grain(i, 9) - 0.5) * 24),
    )
    return risen(LOW, style) + palms + placed(290, 132, 0.44, fort(style)) + mills(style)
  },
}

const LOW = 'M96 178C112 150 150 138 200 134S320 126 390 132'

function risen(line: string, { hills }: TownStyle): string {
  const shape = `${line}V190H96Z`
  const shade = comb('104 170 130 124 170 80', '130 172 160 130 196 94', 34, { width: 0.9, reach: 0.9, tool: thorn })
  return flat(shape, hills[0]) + clipped(shape, flat(shade, INK, 'opacity=".8"')) + stroke(line, 1.8)
}

function mills({ nation }: TownStyle): string {
  return nation === 'dutch' ? placed(372, 128, 0.7, windmill()) : ''
}

const UPPER = [
  [128, 150, 0.6],
  [150, 142, 0.55],
  [300, 148, 0.6],
  [330, 142, 0.6],
  [360, 146, 0.65],
  [276, 140, 0.5],
] as const

function lowerStreet(style: TownStyle, seed: number): string {
  const sand = times(30, (i) =>
    cut(grain(i, 31) * 390, 240 + grain(i, 32) * 110, grain(i, 31) * 390 + 10, 240 + grain(i, 32) * 110, 0.8),
  )
  const grass = times(40, (i) =>
    cut(grain(i, 61) * 390, 240 + grain(i, 62) * 24, grain(i, 61) * 390 + 8, 238 + grain(i, 62) * 24, 0.9),
  )
  return (
    flat('M0 232H390V358H0Z', '#e2cf9f') +
    flat(sand, INK, 'opacity=".5"') +
    flat('M0 232H390V270Q200 262 0 272Z', style.hills[0]) +
    stroke('M0 272Q200 262 390 270', 1.4) +
    flat(grass, INK, 'opacity=".7"') +
    times(6, (i) => farHouse(70 + i * 62, 262 + (i % 2) * 5, 0.82, style.far[(i + seed) % 3], style, i < 3 ? 1 : -1)) +
    times(14, (i) => tree(8 + i * 29, 270, 5 + (i % 3) * 2)) +
    palm(92, 318, 0.66) +
    palm(212, 316, 0.62, -8) +
    palm(384, 322, 0.7, -8)
  )
}

function wall(y: number, h: number): string {
  return (
    block(`M0 ${y}H390V${y + h}H0Z`, '#b9a377', 1.8) +
    `<g transform="translate(0 ${y + 3})">${courses('stone', 390, h - 4, 8)}</g>` +
    block(`M0 ${y - 5}H390V${y + 2}H0Z`, '#ecdfba', 1.6) +
    stroke(
      times(14, (i) => `M${10 + i * 29} ${y - 5}v7`),
      1,
    ) +
    flat(
      comb(`0 ${y + 3} 390 ${y + 3}`, `0 ${y + 12} 390 ${y + 12}`, 60, { width: 1.1, reach: 0.8, tool: thorn }),
      INK,
      'opacity=".8"',
    )
  )
}
