/** Where gold and goods are: the vault, the warehouse, the market. Each stands on its front's left foot. */

import type { Nation } from '@windward/games/marauders/vocabulary.ts'
import { flag } from '../flags.ts'
import { at, block, clipped, comb, disc, flat, INK, mixed, placed, round, stroke, thorn, times } from '../ink.ts'
import { good } from '../things/goods.ts'
import { chest } from '../things/money.ts'
import { cask, person, sack } from './folk.ts'
import { type Body, courses, type RoofShape, roof, walls } from './masonry.ts'
import { awning, balcony, dormer, type GableKind, gable, type Openness, windowAt, within } from './openings.ts'
import type { Masonry, TownStyle } from './styles.ts'

/** How a house is drawn: in a nation's style, shut, open or lit, in one of two ways of building it. */
export type HouseDrawing = (style: TownStyle, standing: Openness, variant: number) => string

type Either<T> = readonly [T, T]

/** A bastion with a barred door. */
export const vault: HouseDrawing = (style, standing) => {
  const wall = style.walls.stash
  const pale = mixed(wall, '#fff7e0', 0.36)
  const front = 'M-8 0L6-92H108L118 0Z'
  const body =
    flat('M118 0L108-92L152-118V-26Z', pale) +
    `<g transform="matrix(.6 -.36 0 1 110 -92)">${courses('stone', 66, 92, 4)}</g>` +
    stroke('M118 0L108-92L152-118V-26Z', 2) +
    flat(front, wall) +
    clipped(
      front,
      `<g transform="translate(-6 -92)">${courses('stone', 126, 92, 2)}</g>` +
        flat(comb('4 -90 -8 -2', '30 -88 26 -2', 22, { width: 1.4, reach: 0.9, tool: thorn }), INK),
    ) +
    stroke(front, 2.2)
  const top =
    block('M4-92H112L156-119V-108L114-80H2Z', mixed(wall, '#4a3a2c', 0.15), 1.8) +
    block(`${battlements(2, 112, -92)}V-84H2Z`, wall, 1.8) +
    block(
      'M112-92V-105L118-109V-96L128-102V-115L134-119V-106L144-112V-125L150-129V-116L156-119V-110L112-84Z',
      pale,
      1.7,
    ) +
    flat(comb('4 -84 112 -84', '4 -74 108 -76', 20, { width: 1.2, reach: 0.9, tool: thorn }), INK)
  const hasTurret = style.nation === 'spanish' || style.nation === 'french'
  return (
    body +
    top +
    block('M28 0V-42Q55-72 82-42V0Z', mixed(wall, '#fff7e0', 0.3), 1.8) +
    stroke(
      times(7, (i) => `M${at(...round(55, -40, 19, 180 + i * 30))}L${at(...round(55, -40, 27, 180 + i * 30))}`),
      1.2,
    ) +
    block('M35 0V-38Q55-60 75-38V0Z', within(standing, '#5a3a1a'), 2) +
    (standing === 'shut' ? BARRED : UNBARRED) +
    flat('M14-62h5v14h-5zM92-62h5v14h-5z', INK) +
    (hasTurret ? placed(112, -92, 1, turret(wall, style.roof)) : '') +
    stroke('M12-104V-136', 2.4) +
    placed(12, -135, 1, flag(style.nation, { width: 30, height: 20, line: 1.3, isPlain: true }))
  )
}

const BARRED =
  stroke('M42 0V-45M49 0V-49M55 0V-50M62 0V-49M69 0V-45', 1.1) +
  stroke('M36-12h38M36-32h38', 4, '#454b50') +
  block('M50-26h10v9h-10z', '#d9a337', 1.4)

const UNBARRED =
  stroke('M42 0V-45M49 0V-49M62 0V-49M69 0V-45', 2.2) +
  block('M35 0V-38L24-34V6Z', '#6d4723', 1.6) +
  stroke('M25-6L34-9M25-24L34-28', 2.4, '#454b50') +
  placed(40, -27, 0.17, chest('', true).marks)

function battlements(from: number, to: number, y: number): string {
  const count = Math.round((to - from) / 26)
  const x = (i: number) => from + ((to - from) * i) / count
  return `M${from} ${y}${times(count, (i) => `L${at(x(i), y - 13)}L${at(x(i + 0.55), y - 13)}L${at(x(i + 0.55), y)}L${at(x(i + 1), y)}`)}`
}

function turret(wall: string, cap: string): string {
  return (
    block('M-11 16L-9-22H9L11 16Z', mixed(wall, '#fff7e0', 0.2), 1.8) +
    block('M-12-22Q0-44 12-22Z', cap, 1.8) +
    disc(0, -34, 2.4, '#d9a337', 1) +
    flat('M-2-8h4v9h-4z', INK) +
    flat(comb('-9 -20 -10 14', '-3 -20 -3 14', 9, { width: 1.1, reach: 0.8, tool: thorn }), INK)
  )
}

const WAREHOUSE: Readonly<Record<Nation, { rise: number; gables: Either<GableKind>; masonry: Masonry }>> = {
  spanish: { rise: 38, gables: ['curve', 'plain'], masonry: 'plaster' },
  english: { rise: 64, gables: ['barge', 'plain'], masonry: 'clapboard' },
  french: { rise: 56, gables: ['plain', 'barge'], masonry: 'plaster' },
  dutch: { rise: 74, gables: ['step', 'curve'], masonry: 'brick' },
}

/** A gable with its hoist, and doors for carts. */
export const warehouse: HouseDrawing = (style, standing, variant) => {
  const { rise, gables, masonry } = WAREHOUSE[style.nation]
  const body: Body = { width: 118, height: 100, depth: 74, side: 1 }
  const { width: w, height: h } = body
  const mid = w / 2
  const colour = style.walls.sellGoods
  const flank = [14, 44].map((x) => windowAt(style, x, -46, standing, 13, 20)).join('')
  const hatch = `M${mid - 15} ${-h + 6}V${-h - 22}H${mid + 15}V${-h + 6}Z`
  const leaves = `M${mid - 15} ${-h + 6}V${-h - 22}l-13 4V${-h + 11}zM${mid + 15} ${-h + 6}V${-h - 22}l13 4V${-h + 11}z`
  const beam = `M${mid - 4} ${-h - 30}L${mid + 26} ${-h - 24}`
  const hoist =
    standing === 'shut'
      ? stroke(`M${mid + 24} ${-h - 24}V${-h - 6}`, 1.3)
      : stroke(`M${mid + 24} ${-h - 24}V${-h + 26}`, 1.3) + placed(mid + 10, -h + 26, 0.23, good('tobacco').marks)
  const gate =
    standing === 'shut'
      ? block('M34 0V-36Q59-58 84-36V0Z', '#7d5a30', 1.8) + stroke('M59 0V-50M36-14h46M36-32h46', 1.6)
      : block('M34 0V-40Q59-60 84-40V0Z', within(standing, '#7d5a30', '#E8A83E'), 2) +
        block('M34 0V-38L18-32V7Z', '#8d5f30', 1.6) +
        block('M84 0V-38L98-32V7Z', '#a8763e', 1.6) +
        cask(48, 0, 0.85) +
        sack(66, 0, 0.9)
  return (
    walls(body, colour, masonry, flank) +
    roof('gabled', body, rise, style) +
    gable(w, h, rise, colour, masonry, gables[variant % 2], style) +
    block(hatch, within(standing, '#7d5a30', '#2a1c10'), 1.8) +
    (standing === 'shut' ? stroke(`M${mid} ${-h + 6}v-28`, 1.2) : block(leaves, '#8d5f30', 1.5)) +
    stroke(beam, 6) +
    stroke(beam, 2.6, '#8d5f30') +
    hoist +
    gate +
    windowAt(style, 12, -34, standing, 13, 20) +
    windowAt(style, 94, -34, standing, 13, 20) +
    placed(mid, -h + 16, 1, nameBoard(26))
  )
}

export function nameBoard(half: number): string {
  return (
    block(`M${-half}-6H${half}V5H${-half}Z`, '#f3e3bb', 1.3) +
    stroke(`M${-half + 6}-1h8M${-half + 18}-1h10M2-1h6M12-1h7`, 1.6)
  )
}

const MARKET: Readonly<Record<Nation, { rise: number; roofs: Either<RoofShape> }>> = {
  spanish: { rise: 34, roofs: ['hip', 'long'] },
  english: { rise: 44, roofs: ['long', 'hip'] },
  french: { rise: 46, roofs: ['mansard', 'hip'] },
  dutch: { rise: 60, roofs: ['gabled', 'gabled'] },
}

/** An arcade with stalls before it. */
export const market: HouseDrawing = (style, standing, variant) => {
  const { rise, roofs } = MARKET[style.nation]
  const body: Body = { width: 168, height: 104, depth: 58, side: 1 }
  const isDutch = style.nation === 'dutch'
  const flank = [12, 38]
    .map((x) => windowAt(style, x, -62, standing, 12, 20) + windowAt(style, x, -18, standing, 12, 20))
    .join('')
  const upper = (isDutch ? [22, 60, 96, 132] : [12, 42, 76, 110, 140])
    .map((x) => windowAt(style, x, -66, standing, 14, 22))
    .join('')
  const attic = isDutch
    ? twinGables(style, standing, body, rise, variant)
    : roof(roofs[variant % 2], body, rise, style, style.walls.buyGoods) + dormers(style, standing)
  const shelf = style.nation === 'french' ? balcony(8, -64, 152, style) : block('M-3-58h174v4h-174z', style.trim, 1.2)
  const keepers =
    person(40, -8, { hat: 'bonnet', coat: '#7d2d8c', skirt: '#7d2d8c', skin: 1, size: 0.92 }) +
    person(128, -8, { hat: 'straw', coat: '#e6d8b6', skin: 3, size: 0.95 })
  return (
    walls(body, style.walls.buyGoods, style.masonry, isDutch ? '' : flank) +
    attic +
    upper +
    shelf +
    [8, 50, 92, 132].map((x, i) => arch(x, i === 3 ? 30 : 34, style, standing)).join('') +
    (standing === 'shut' ? block('M4-46h160v6H4z', '#c9b48c', 1.4) + stroke('M6-43h156', 1) : keepers + stalls(style))
  )
}

function dormers(style: TownStyle, standing: Openness): string {
  const places: Partial<Record<Nation, readonly number[]>> = { french: [36, 84, 132], english: [46, 118] }
  return (places[style.nation] ?? []).map((x) => dormer(x, -112, style, standing)).join('')
}

function twinGables(
  style: TownStyle,
  standing: Openness,
  { height, depth, side }: Body,
  rise: number,
  variant: number,
): string {
  const half: Body = { width: 84, height, depth, side }
  const kind: GableKind = variant % 2 ? 'curve' : 'step'
  const colour = style.walls.buyGoods
  return (
    roof('gabled', half, rise, style) +
    placed(84, 0, 1, roof('gabled', half, rise, style)) +
    gable(84, height, rise, colour, style.masonry, kind, style) +
    placed(84, 0, 1, gable(84, height, rise, mixed(colour, '#f3e3bb', 0.4), style.masonry, kind, style)) +
    windowAt(style, 35, -height - 6, standing, 14, 20) +
    windowAt(style, 119, -height - 6, standing, 14, 20)
  )
}

function arch(x: number, w: number, { trim }: TownStyle, standing: Openness): string {
  return (
    block(
      `M${x} 0V-34Q${x + w / 2} ${-34 - w * 0.62} ${x + w} -34V0Z`,
      standing === 'lit' ? '#E8A83E' : '#3a2817',
      1.8,
    ) +
    stroke(`M${x - 2} -35Q${x + w / 2} ${-38 - w * 0.62} ${x + w + 2} -35`, 2.6, trim) +
    flat(comb(`${x + 2} -36 ${x + 2} -2`, `${x + 13} -40 ${x + 12} -2`, 9, { width: 1.2, reach: 0.9 }), '#120d08')
  )
}

function stalls({ nation, accent }: TownStyle): string {
  const table = (x: number, w: number) =>
    block(`M${x} 6V-10H${x + w}V6Z`, '#a8763e', 1.6) +
    block(`M${x}-10L${x + 6}-16H${x + w + 6}L${x + w}-10Z`, '#d8ab6b', 1.4) +
    flat(comb(`${x + 2} -8 ${x + 2} 5`, `${x + w} -8 ${x + w} 5`, 3, { width: 0.8, reach: 0.9 }), INK)
  const fruit = times(6, (i) => disc(12 + i * 7, -18 - (i % 2) * 3, 4, ['#d9712b', '#c98b2b', '#7d8f3d'][i % 3], 1))
  return (
    awning(4, -58, 78, 22, accent) +
    awning(90, -58, 76, 22, nation === 'french' ? '#c98b2b' : '#5d7f5f') +
    stroke('M2-34V4M86-34V4M168-34V4', 2.6) +
    table(0, 84) +
    table(92, 80) +
    fruit +
    placed(54, -38, 0.22, good('sugar').marks) +
    placed(97, -36, 0.22, good('cocoa').marks) +
    placed(122, -36, 0.22, good('spices').marks) +
    placed(148, -36, 0.2, good('textiles').marks)
  )
}
