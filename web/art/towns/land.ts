/** The lie of the land behind a town, and the ground it stands on. */

import {
  at,
  block,
  clipped,
  comb,
  cut,
  flat,
  INK,
  type Line,
  placed,
  points,
  stroke,
  tenth,
  thorn,
  times,
} from '../ink.ts'
import { fort, windmill } from './behind.ts'
import { palm, tree } from './folk.ts'
import { grain } from './grain.ts'
import { courses } from './masonry.ts'
import type { TownStyle } from './styles.ts'

/** A fort on a hill above the town; mountains, with the fort on a spur; sand and palms, with the fort on a point. */
export type Lie = 'hill' | 'peaks' | 'low'

/** What one town is, apart from its nation. */
export interface Site {
  readonly seed: number
  readonly lie: Lie
}

export const HORIZON = 226

const PEAKS = points(
  '236 230 300 196 352 150 388 168 452 92 486 120 520 104 600 176 640 160 690 188 760 150 812 176 900 128 950 160 1000 146 1090 196 1160 170 1230 190 1300 158 1366 186',
)

export function farHills(lie: Lie, [, colour]: TownStyle['hills']): string {
  if (lie === 'peaks') return ridge(PEAKS, colour)
  const line = {
    low: 'M236 228C420 212 620 218 800 214S1200 202 1366 212',
    hill: 'M200 234C330 196 420 162 560 168S780 196 900 174S1180 160 1366 188',
  }[lie]
  const slopes =
    lie === 'low'
      ? ''
      : flat(
          comb('430 166 620 172 900 176 1360 186', '400 216 590 216 870 218 1330 226', 90, { width: 1, reach: 0.7 }),
          INK,
          'opacity=".5"',
        )
  return flat(`${line}V330H${lie === 'low' ? 236 : 200}Z`, colour) + slopes + stroke(line, 1.5)
}

/** Mountains: dark on the left of each peak, light on the right. */
function ridge(line: Line, colour: string): string {
  const foot = 236
  const crest = `M${line.map(([x, y]) => at(x, y)).join('L')}`
  const shape = `${crest}L1366 330H${line[0][0]}Z`
  const shades = line.map(([x, y], i) => {
    const [before, after] = [line[i - 1], line[i + 1]]
    if (before === undefined || after === undefined || y >= before[1] || y >= after[1]) return ''
    const high = foot - y
    const [a, b] = before
    return comb(
      [
        [x, y],
        [a, b],
        [a - 6, foot],
      ],
      [
        [x + high * 0.1, y + high * 0.5],
        [x - (x - a) * 0.2, b + high * 0.3],
        [x, foot],
      ],
      Math.round(high / 2.6),
      { width: 1.5, reach: 0.9, tool: thorn },
    )
  })
  return flat(shape, colour) + clipped(shape, flat(shades.join(''), INK, 'opacity=".85"')) + stroke(crest, 1.7)
}

const NEAR: Readonly<Record<Lie, string>> = {
  peaks:
    'M236 330C270 286 330 262 400 252S560 236 700 246S900 226 960 216H1150C1190 220 1200 236 1240 236S1330 226 1366 220',
  low: 'M236 330C270 280 330 250 420 244S700 238 800 242S980 226 1010 220H1180C1210 226 1260 240 1366 234',
  hill: 'M236 330C262 268 300 214 352 176C372 160 388 157 410 157H542C572 160 584 206 620 224S700 250 760 246S900 214 990 214S1240 236 1366 206',
}

export function nearHills(lie: Lie, style: TownStyle): string {
  const shape = `${NEAR[lie]}V340H236Z`
  const road = 'M470 152C500 190 470 206 520 226S610 250 640 300'
  const shade =
    lie === 'hill'
      ? comb('250 306 296 228 346 182 400 158', '300 316 338 262 384 214 424 186', 70, {
          width: 1,
          reach: 0.9,
          tool: thorn,
        }) +
        comb('300 300 350 240 420 200', '330 306 380 256 446 220', 40, { width: 0.8, reach: 0.8 }) +
        comb('546 162 586 206 640 232', '510 196 552 230 606 254', 34, { width: 0.9, reach: 0.8 }) +
        comb('980 216 1130 226 1360 210', '950 260 1100 272 1330 262', 44, { width: 1, reach: 0.8 })
      : comb('244 320 330 262 560 240 800 240', '300 326 380 286 590 268 830 264', 90, { width: 0.9, reach: 0.8 }) +
        comb('940 220 1180 222 1366 226', '920 250 1150 256 1340 262', 60, { width: 0.9, reach: 0.8 })
  const stronghold =
    lie === 'hill' ? placed(384, 164, 0.9, fort(style)) : placed(974, lie === 'low' ? 226 : 222, 0.94, fort(style))
  return (
    flat(shape, style.hills[0]) +
    clipped(
      shape,
      flat(shade, INK, 'opacity=".78"') + (lie === 'hill' ? stroke(road, 5) + stroke(road, 3, '#e6d3a0') : ''),
    ) +
    stroke(NEAR[lie], 2) +
    stronghold +
    (style.nation === 'dutch' ? placed(1246, 232, 1.3, windmill()) + placed(700, 244, 0.8, windmill()) : '') +
    growth(lie)
  )
}

function growth(lie: Lie): string {
  if (lie === 'low') {
    const swayed = (x: number, y: number, i: number, seed: number) =>
      palm(
        x + grain(i, seed) * 16,
        y + grain(i, seed + 1) * 8,
        0.6 + grain(i, seed + 2) * 0.22,
        (grain(i, seed + 3) - 0.5) * 26,
      )
    return (
      times(13, (i) => swayed(262 + i * 41, 262 - Math.min(22, i * 5), i, 71)) +
      times(9, (i) => swayed(1180 + i * 23, 246, i, 75))
    )
  }
  const [count, from, step, y] = lie === 'peaks' ? [9, 1180, 21, 236] : [26, 1000, 15, 214]
  const far = times(count, (i) =>
    tree(from + i * step + grain(i, 41) * 9, y + Math.sin(i / 2) * 5, 5 + grain(i, 42) * 4),
  )
  return far + times(7, (i) => tree(640 + i * 17 + grain(i, 43) * 8, 242 + grain(i, 44) * 4, 5 + grain(i, 45) * 3))
}

/** The square with its paving, and the beach of the shipyard. */
export function ground(): string {
  const edge = 'M120 340L300 318H560L600 326H780L980 318H1200L1366 326'
  const shape = `${edge}V404H0V372Z`
  const paving =
    times(30, (i) => `M${100 + i * 44} 322L${tenth(683 + (100 + i * 44 - 683) * 1.35)} 404`) +
    'M0 334H1366M0 346H1366M0 360H1366M0 378H1366'
  const pebbles = times(60, (i) =>
    cut(grain(i, 31) * 1366, 326 + grain(i, 32) * 72, grain(i, 31) * 1366 + 12, 326 + grain(i, 32) * 72, 0.8),
  )
  const sand = times(34, (i) =>
    cut(1112 + grain(i, 4) * 250, 396 + grain(i, 5) * 26, 1126 + grain(i, 4) * 250, 396 + grain(i, 5) * 26, 0.9),
  )
  return (
    flat(shape, '#e2cf9f') +
    clipped(
      shape,
      stroke(paving, 0.8, INK, 'opacity=".35" stroke-dasharray="26 9 40 14"') + flat(pebbles, INK, 'opacity=".5"'),
    ) +
    stroke(edge, 1.5) +
    flat('M1092 390L1366 372V430H1110Z', '#d9c08a') +
    flat(sand, INK, 'opacity=".5"')
  )
}

/** Below the governor's house. */
export function terrace(): string {
  return (
    block('M572 350V336H766V350Z', '#cdb88e', 1.7) +
    `<g transform="translate(574 336)">${courses('stone', 190, 14, 6)}</g>` +
    block('M640 362L646 336H700L706 362Z', '#efe2bf', 1.6) +
    stroke('M645 341H701M643.5 346H702.5M642 351.5H704M641 357H705', 1.2)
  )
}

/** The shadow that a house throws to the left. */
export function shadow(x: number, y: number, w: number): string {
  return (
    flat(`M${x} ${y}L${x - 34} ${y + 13}H${tenth(x + w - 24)}L${x + w} ${y}Z`, INK, 'opacity=".22"') +
    flat(
      comb(
        `${x - 7} ${y + 2} ${x + w * 0.9} ${y + 2}`,
        `${x - 34} ${y + 12} ${x + w * 0.8 - 17} ${y + 12}`,
        Math.round(w / 7),
        { width: 1, reach: 0.95 },
      ),
      INK,
      'opacity=".7"',
    )
  )
}

export function quay(): string {
  const post = (x: number) => block(`M${x} 430V400h6V430z`, '#6d4723', 1.4)
  const pier =
    block('M1008 428V410h6V428zM1030 428V410h6V428zM1054 428V410h6V428z', '#6d4723', 1.4) +
    block('M1010 392L1002 412H1066L1058 392Z', '#c89a58', 1.8) +
    stroke('M1008 397h52M1006 402h56M1004 407h60', 1.2) +
    block('M1002 412h64v6h-64z', '#8d5f30', 1.6) +
    post(1001) +
    post(1061)
  return (
    block('M0 396H1092L1110 430H0Z', '#b9a377', 2) +
    `<g transform="translate(0 398)">${courses('stone', 1096, 30, 8)}</g>` +
    block('M0 390H1092L1100 398H0Z', '#ecdfba', 1.8) +
    stroke(
      times(36, (i) => `M${20 + i * 31} 390l1 8`),
      1,
    ) +
    flat(comb('0 400 1096 400', '0 412 1100 412', 150, { width: 1.2, reach: 0.8, tool: thorn }), INK, 'opacity=".8"') +
    block('M508 430V398H560V430Z', '#8d7a54', 1.5) +
    stroke('M510 405h48M510 412h48M510 419h48M510 426h48', 2) +
    stroke('M510 403h48M510 410h48M510 417h48', 1.4, '#ecdfba') +
    pier
  )
}
