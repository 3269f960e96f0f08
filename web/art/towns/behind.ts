/** What rises behind a street: far houses, a church, the fort, windmills. */

import type { Nation } from '@windward/games/marauders/vocabulary.ts'
import { flag } from '../flags.ts'
import { block, comb, disc, flat, INK, mixed, placed, stroke, thorn } from '../ink.ts'
import { type Body, courses, roof, walls } from './masonry.ts'
import { door, gable } from './openings.ts'
import type { TownStyle } from './styles.ts'

const GLASS = '#37505a'

export function farHouse(x: number, y: number, scale: number, wall: string, style: TownStyle, side: 1 | -1): string {
  const top = 21 + { barrel: 9, slate: 9, shingle: 14, pan: 16 }[style.tiles]
  const right =
    flat('M26 0V-19L37-25.6V-6.6Z', mixed(wall, '#fff7e0', 0.35)) +
    block('M0 0V-19H26V0Z', wall, 1.3) +
    stroke('M26 0V-19L37-25.6V-6.6Z', 1.2) +
    block(`M-3-18H29L34-${top}H4Z`, style.roof, 1.3) +
    block(`M29-18L40-25L34-${top}Z`, mixed(style.roof, '#fff7e0', 0.15), 1.2) +
    stroke(`M3-19L8-${top - 1}M10-19L15-${top - 1}M17-19L22-${top - 1}M23-19L28-${top - 1}`, 0.7)
  const left =
    flat('M0 0V-19L-11-25.6V-6.6Z', mixed(wall, '#4a3a2c', 0.45)) +
    block('M0 0V-19H26V0Z', wall, 1.3) +
    stroke('M0 0V-19L-11-25.6V-6.6Z', 1.2) +
    block(`M-3-18H29L22-${top}H-8Z`, style.roof, 1.3) +
    block(`M-3-18L-14-25L-8-${top}Z`, mixed(style.roof, '#3a2018', 0.45), 1.2) +
    stroke(`M3-19L-2-${top - 1}M10-19L5-${top - 1}M17-19L12-${top - 1}M23-19L18-${top - 1}`, 0.7)
  return placed(x, y, scale, (side > 0 ? right : left) + flat('M4-13h4v6h-4zM11-13h4v6h-4zM18-13h4v6h-4z', INK))
}

export function church(style: TownStyle): string {
  return CHURCHES[style.nation](style)
}

const CHURCHES: Readonly<Record<Nation, (style: TownStyle) => string>> = {
  spanish: (style) =>
    nave(54, 46, 80, 22, '#fbf3df', style) +
    block('M-4 0V-66H58V0Z', '#fbf3df', 1.8) +
    block('M2-66C2-76 12-74 14-84V-104H40V-84C42-74 52-76 52-66Z', '#fbf3df', 1.8) +
    block('M12-104L27-120L42-104Z', style.roof, 1.7) +
    stroke('M27-120v-14M22-129h10', 2.2) +
    [15, 31]
      .map(
        (x) =>
          block(`M${x - 2}-84V-94Q${x + 3}-101 ${x + 8}-94V-84Z`, GLASS, 1.2) +
          block(`M${x}-85q0-6 3-7q3 1 3 7z`, '#d9a337', 1),
      )
      .join('') +
    disc(27, -48, 8, GLASS, 1.7) +
    stroke('M27-56v16M19-48h16', 1.2, '#e0c88f') +
    door(16, 22, 30, '#6d4723', 'open') +
    flat(comb('-3 -62 -3 -2', '10 -62 8 -2', 16, { width: 1, reach: 0.9, tool: thorn }), INK),
  english: (style) =>
    nave(46, 40, 84, 30, '#b8644a', style) +
    gable(46, 40, 30, '#b8644a', 'brick', 'plain', style) +
    placed(
      -26,
      0,
      1,
      walls({ width: 28, height: 78, depth: 24, side: 1 }, '#c9bfa6', 'stone') +
        block('M-2-78H30L14-152Z', '#6b7a74', 1.8) +
        block('M30-78L44-86L14-152Z', '#8fa09a', 1.6) +
        stroke('M14-152v-12M9-159h10', 2) +
        block('M8-50V-66Q14-73 20-66V-50Z', GLASS, 1.4) +
        disc(14, -34, 6, '#fbf3df', 1.4) +
        stroke('M14-34v-4M14-34h3', 1.2),
    ) +
    block('M16 0V-24Q23-34 30-24V0Z', GLASS, 1.4),
  french: (style) =>
    nave(56, 50, 74, 26, '#f7e9d2', style) +
    gable(56, 50, 26, '#f7e9d2', 'plaster', 'curve', style) +
    placed(
      12,
      -70,
      1,
      block('M0 0V-26H32V0Z', '#f7e9d2', 1.7) +
        block('M-4-26C-6-50 12-58 16-62C20-58 38-50 36-26Z', style.roof, 1.8) +
        stroke('M6-27C6-44 14-54 16-60M26-27C26-44 18-54 16-60', 1) +
        block('M11-62h10v-9h-10z', '#f7e9d2', 1.3) +
        block('M9-71Q16-84 23-71Z', style.roof, 1.3) +
        stroke('M16-80v-12M11-88h10', 2) +
        block('M10-4V-18Q16-25 22-18V-4Z', GLASS, 1.2),
    ) +
    door(18, 20, 30, '#6d5138', 'open') +
    disc(28, -48, 6, GLASS, 1.4),
  dutch: (style) =>
    nave(50, 44, 80, 40, '#c06c45', style) +
    gable(50, 44, 40, '#c06c45', 'brick', 'step', style) +
    placed(
      -30,
      0,
      1,
      walls({ width: 28, height: 84, depth: 24, side: 1 }, '#c06c45', 'brick') +
        block('M0-84H28V-100H0Z', '#fbf1d9', 1.5) +
        block(
          'M-2-100C-2-112 8-112 8-122C8-130 14-132 14-150C14-132 20-130 20-122C20-112 30-112 30-100Z',
          '#4f7f77',
          1.7,
        ) +
        stroke('M14-150v-12', 2) +
        block('M14-162h9l-3 3 3 3h-9z', '#d9a337', 1) +
        disc(14, -68, 8, '#fbf1d9', 1.6) +
        stroke('M14-68v-6M14-68h4', 1.3) +
        block('M9-28V-44Q14-50 19-44V-28Z', GLASS, 1.3),
    ) +
    door(15, 20, 30, '#5a3f26', 'open'),
}

function nave(width: number, height: number, depth: number, rise: number, wall: string, style: TownStyle): string {
  const body: Body = { width, height, depth, side: 1 }
  return walls(body, wall, style.masonry) + roof('gabled', body, rise, style)
}

export function fort({ nation, roof: tiles }: TownStyle): string {
  const stone = '#d2bd93'
  const lantern = (x: number, y: number) =>
    placed(
      x,
      y,
      1,
      block('M-6 4V-12H6V4Z', stone, 1.5) + block('M-8-12Q0-26 8-12Z', tiles, 1.5) + flat('M-1.5-9h3v6h-3z', INK),
    )
  const tower =
    block('M78-24V-62H108V-24Z', stone, 1.8) +
    block('M108-24V-62L118-68V-30Z', mixed(stone, '#fff7e0', 0.4), 1.6) +
    block('M75-62V-69h6v4h6v-4h6v4h6v-4h6v4h5v3L120-68V-63L111-57H75Z', stone, 1.6) +
    flat('M90-54h5v11h-5z', INK) +
    flat(comb('79 -60 79 -26', '92 -60 90 -26', 9, { width: 1, reach: 0.9, tool: thorn }), INK)
  const rampart =
    block('M-8 0L4-34H58L64-24H122L128-38H176L192 0Z', stone, 2) +
    `<g transform="translate(6 -32)">${courses('stone', 168, 32, 3)}</g>` +
    flat(
      comb('-6 -2 4 -32', '26 -2 24 -32', 11, { width: 1.4, reach: 0.9, tool: thorn }) +
        comb('64 -22 66 -2', '90 -22 90 -2', 8, { width: 1.1, reach: 0.8, tool: thorn }),
      INK,
    ) +
    block('M2-34V-41h9v7h7v-7h9v7h7v-7h9v7h7v-7h9v7ZM127-38V-45h9v7h7v-7h9v7h7v-7h9v7h8', stone, 1.6)
  return (
    tower +
    rampart +
    lantern(10, -38) +
    lantern(170, -42) +
    flat('M28-18h6v5h-6zM44-18h6v5h-6zM138-22h6v5h-6zM156-22h6v5h-6z', INK) +
    stroke('M93-66V-108', 2.4) +
    placed(93, -107, 1, flag(nation, { width: 46, height: 30, line: 1.6 }))
  )
}

export function windmill(): string {
  const arm = block('M0-2H30V5H6Z', '#f4ead0', 1.1) + stroke('M0-2H31', 1.8) + stroke('M10-2v7M17-2v7M24-2v7', 0.7)
  return (
    block('M-10 0L-7-34H7L10 0Z', '#e6d6ac', 1.5) +
    block('M-9-34Q0-46 9-34Z', '#9a4428', 1.5) +
    [20, 110, 200, 290].map((angle) => `<g transform="translate(0 -36) rotate(${angle})">${arm}</g>`).join('') +
    flat(comb('-8 -30 -9 -2', '-2 -30 -2 -2', 7, { width: 1, reach: 0.9, tool: thorn }), INK) +
    disc(0, -36, 2.4, INK)
  )
}
