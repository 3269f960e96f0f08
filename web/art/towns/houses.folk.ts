/** Where people are met: the governor's house, the tavern, the crew hall. */

import type { Nation } from '@windward/games/marauders/vocabulary.ts'
import { flag } from '../flags.ts'
import { block, comb, disc, flat, INK, mixed, placed, stroke, times } from '../ink.ts'
import { cask, person } from './folk.ts'
import { type HouseDrawing, nameBoard } from './houses.trade.ts'
import { type Body, type RoofShape, roof, walls } from './masonry.ts'
import {
  balcony,
  chimney,
  door,
  dormer,
  type GableKind,
  gable,
  type Openness,
  shopWindow,
  sign,
  windowAt,
  within,
} from './openings.ts'
import type { Masonry, TownStyle } from './styles.ts'

const GLASS = '#37505a'

/** On its terrace, under the flag. */
export const residence: HouseDrawing = (style, standing) => {
  const { nation, accent, trim } = style
  const body: Body = { width: 172, height: 112, depth: 52, side: -1 }
  const columns = [14, 42, 116, 144]
  const rise = { spanish: 34, english: 42, french: 50, dutch: 44 }[nation]
  const upper =
    columns.map((x) => windowAt(style, x, -72, standing)).join('') + windowAt(style, 79, -72, standing, 16, 28)
  const ledge = {
    spanish: balcony(62, -68, 50, style) + stroke('M0-62h172', 3, trim),
    english: stroke('M0-62h172', 3.4, trim),
    french: balcony(6, -68, 160, style),
    dutch: stroke('M0-62h172', 3.4, trim),
  }[nation]
  const guards =
    person(66, 2, { coat: accent, size: 0.86 }) +
    person(108, 2, { coat: accent, size: 0.86, isLeft: true }) +
    stroke('M60 2V-30M114 2V-30', 1.6)
  return (
    walls(body, style.walls.mission, style.masonry, '', 4) +
    roof(nation === 'french' ? 'mansard' : 'hip', body, rise, style) +
    PEDIMENTS[nation](style, standing) +
    upper +
    ledge +
    (nation === 'spanish'
      ? arcade(standing)
      : columns.map((x) => windowAt(style, x, -18, standing)).join('') + portico(style)) +
    door(76, 20, 38, nation === 'dutch' ? '#3f6b57' : accent, standing) +
    block('M52 6h68V0H52zM46 12h80V6H46z', '#dccba0', 1.5) +
    (standing === 'shut' ? '' : guards) +
    stroke('M13-136v-34', 2.2) +
    placed(13, -169, 1, flag(nation, { width: 38, height: 25, line: 1.4 }))
  )
}

const PEDIMENTS: Readonly<Record<Nation, (style: TownStyle, standing: Openness) => string>> = {
  spanish: ({ walls }) =>
    block('M56-110V-124C62-124 62-146 74-146C76-158 96-158 98-146C110-146 110-124 116-124V-110Z', walls.mission, 2) +
    flat(comb('60 -122 74 -144', '72 -120 82 -142', 7, { width: 1.1, reach: 0.9 }), INK) +
    placed(
      72,
      -144,
      1,
      block('M0 0H28V16Q28 26 14 30Q0 26 0 16Z', '#fbf3df', 1.6) +
        flat('M0 0H14V14H0zM14 14H28V16Q28 26 14 30z', '#b5382a') +
        stroke('M14 0V30M0 14H28', 1.2),
    ),
  english: ({ trim }) =>
    block('M52-112L86-142L120-112Z', trim, 1.8) +
    disc(86, -123, 6, GLASS, 1.4) +
    block('M76-156h20v-18h-20z', trim, 1.5) +
    block('M72-174Q86-200 100-174Z', '#5d7f5f', 1.8) +
    stroke('M86-190v-12', 2) +
    flat('M80-172h4v14h-4zM88-172h4v14h-4z', INK),
  french: ({ walls }, standing) =>
    placed(
      86,
      -114,
      1,
      block('M-20 0V-24Q0-44 20-24V0Z', walls.mission, 1.8) +
        block('M-9 0V-20Q0-30 9-20V0Z', standing === 'lit' ? '#FFD46B' : GLASS, 1.4) +
        stroke('M-24-22Q0-50 24-22', 3),
    ),
  dutch: (style, standing) =>
    placed(46, 0, 1, gable(80, 112, 62, style.walls.mission, style.masonry, 'step', style)) +
    windowAt(style, 77, -122, standing, 18, 26) +
    disc(86, -160, 5, '#d9a337', 1.2),
}

function arcade(standing: Openness): string {
  const bay = (i: number) => 8 + i * 32
  return (
    times(5, (i) =>
      block(
        `M${bay(i)} 0V-36Q${bay(i) + 14} -58 ${bay(i) + 28} -36V0Z`,
        standing === 'lit' ? '#E8A83E' : '#4a3a28',
        1.7,
      ),
    ) +
    stroke(
      times(5, (i) => `M${bay(i) - 1}-36Q${bay(i) + 14}-61 ${bay(i) + 29}-36`),
      2.6,
      '#e0c88f',
    ) +
    block(
      times(6, (i) => `M${bay(i) - 4} 0V-38h4V0z`),
      '#fbf3df',
      1.3,
    )
  )
}

function portico({ trim }: TownStyle): string {
  return (
    block('M66 0V-46h40V0Z', mixed(trim, '#c9b48c', 0.3), 1.6) +
    block('M62-46L86-62L110-46Z', trim, 1.7) +
    block('M67 0V-46h6V0zM99 0V-46h6V0z', trim, 1.3)
  )
}

interface Build {
  readonly rise: number
  readonly roofs: readonly [RoofShape, RoofShape]
  readonly gables: readonly [GableKind, GableKind]
  readonly masonry: Masonry
}

const TAVERN: Readonly<Record<Nation, Build>> = {
  spanish: { rise: 38, roofs: ['long', 'hip'], gables: ['plain', 'plain'], masonry: 'plaster' },
  english: { rise: 68, roofs: ['gabled', 'gabled'], gables: ['plain', 'barge'], masonry: 'plaster' },
  french: { rise: 46, roofs: ['mansard', 'long'], gables: ['plain', 'plain'], masonry: 'plaster' },
  dutch: { rise: 74, roofs: ['gabled', 'gabled'], gables: ['curve', 'step'], masonry: 'brick' },
}

/** Warm panes, a smoking chimney, somebody before the door. */
export const tavern: HouseDrawing = (style, standing, variant) => {
  const { nation } = style
  const { rise, roofs, gables, masonry } = TAVERN[nation]
  const body: Body = { width: 130, height: 92, depth: 60, side: -1 }
  const isGabled = roofs[variant % 2] === 'gabled'
  const columns = nation === 'english' ? [14, 46, 76] : [14, 46, 76, 102]
  const smokeY = -92 - rise * 0.5 - 44
  return (
    walls(body, style.walls.rumor, masonry) +
    roof(roofs[variant % 2], body, rise, style, style.walls.rumor) +
    (isGabled ? gable(130, 92, rise, style.walls.rumor, masonry, gables[variant % 2], style) : '') +
    (nation === 'english' ? TIMBERS : '') +
    columns.map((x) => windowAt(style, x, -58, standing, 14, 22)).join('') +
    (nation === 'spanish' ? GALLERY : nation === 'french' ? balcony(4, -54, 122, style) : '') +
    (isGabled ? windowAt(style, 58, -102, standing, 14, 22) : '') +
    (nation === 'french' && variant % 2 === 0
      ? dormer(36, -100, style, standing) + dormer(92, -100, style, standing)
      : '') +
    shopWindow(10, 36, standing, 'M22-8V-38M34-8V-38M10-23H46', 'M28-8V-38M12-14h32M12-20h32M12-26h32M12-32h32') +
    door(58, 24, 44, '#7d2f23', standing) +
    shopWindow(92, 30, standing, 'M107-8V-38M92-23H122', 'M107-8V-38M94-16h26M94-24h26M94-32h26') +
    chimney(
      isGabled ? 100 : 96,
      Math.round(-92 - rise * 0.5 - (nation === 'french' ? 14 : 2)),
      nation === 'spanish' ? '#f3c98c' : '#b8644a',
      34,
    ) +
    sign(-2, -66, -1, 'tankard') +
    (standing === 'shut' ? '' : stroke(`M102 ${smokeY}c-8-10 6-14-2-24s8-14 0-26`, 2.2, INK, 'opacity=".8"') + GUESTS)
  )
}

const TIMBERS = stroke(
  'M2-50H128M32-50V-92M66-50V-92M98-50V-92M32-92L14-52M98-92L116-52M22-92L65-156L108-92M66-92V-150',
  5,
  '#4d3216',
)

const GALLERY =
  block('M-4-60h138v5h-138z', '#8d5f30', 1.4) +
  stroke(
    times(17, (i) => `M${Math.round(-2 + i * 8.4)}-60v-15`),
    2.2,
    '#6d4723',
  ) +
  block('M-6-77h142v4h-142z', '#8d5f30', 1.3) +
  stroke(`${times(5, (i) => `M${2 + i * 31}-55l-3 10`)}M0-77V-88M44-77V-88M88-77V-88M132-77V-88`, 3, '#6d4723')

const GUESTS =
  block('M96 8V-4H128V8', '#8d5f30', 1.5) +
  block('M92-6h40v4H92z', '#a8763e', 1.4) +
  cask(20, 10, 0.9) +
  person(114, 6, { coat: '#8d2f23', hat: 'scarf', skin: 1, size: 0.9 }) +
  person(136, 12, { coat: '#27405c', size: 0.95, isLeft: true })

const HALL: Readonly<Record<Nation, Build>> = {
  spanish: { rise: 30, roofs: ['hip', 'long'], gables: ['plain', 'plain'], masonry: 'plaster' },
  english: { rise: 44, roofs: ['long', 'hip'], gables: ['plain', 'plain'], masonry: 'clapboard' },
  french: { rise: 38, roofs: ['hip', 'mansard'], gables: ['plain', 'plain'], masonry: 'plaster' },
  dutch: { rise: 60, roofs: ['gabled', 'gabled'], gables: ['step', 'curve'], masonry: 'brick' },
}

/** Low, with broad doors, hammocks and a table to sign on. */
export const crewHall: HouseDrawing = (style, standing, variant) => {
  const { rise, roofs, gables, masonry } = HALL[style.nation]
  const body: Body = { width: 124, height: 76, depth: 56, side: -1 }
  const shape = roofs[variant % 2]
  const hammocks = 'M44-30Q62-16 80-30M46-38Q62-28 78-38'
  return (
    walls(body, style.walls.recruit, masonry) +
    roof(shape, body, rise, style, style.walls.recruit) +
    (shape === 'gabled'
      ? gable(124, 76, rise, style.walls.recruit, masonry, gables[variant % 2], style) +
        windowAt(style, 54, -84, standing, 15, 22)
      : '') +
    windowAt(style, 10, -40, standing, 14, 20) +
    windowAt(style, 98, -40, standing, 14, 20) +
    block('M34 0V-36Q62-62 90-36V0Z', within(standing, '#7d5a30'), 2) +
    stroke('M31-36Q62-66 93-36', 3, style.trim) +
    (standing === 'shut'
      ? stroke('M62 0V-50M36-14h52M36-30h52', 1.8)
      : stroke(hammocks, 3.4, '#e6d8b6') +
        stroke(hammocks, 0.8) +
        block('M34 0V-34L22-29V6Z', '#8d5f30', 1.6) +
        block('M90 0V-34L102-29V6Z', '#a8763e', 1.6)) +
    placed(62, -65, 1, nameBoard(30)) +
    sign(-2, -62, -1, 'hands') +
    (standing === 'shut' ? '' : HANDS)
  )
}

const HANDS =
  block('M64 9V-2H100V9', '#8d5f30', 1.5) +
  block('M60-5h44v4H60z', '#c89a58', 1.4) +
  block('M74-8l12-1 2 4h-16z', '#fbf3df', 1) +
  person(84, -2, { coat: '#27405c', size: 0.9 }) +
  person(52, 9, { coat: '#c98b2b', hat: 'scarf', scarf: '#2f5d7e', skin: 3, size: 0.95 }) +
  person(38, 12, { coat: '#e6d8b6', hat: 'straw', skin: 2, size: 0.95 }) +
  person(22, 10, { coat: '#5d7f5f', hat: 'none', size: 0.95 })
