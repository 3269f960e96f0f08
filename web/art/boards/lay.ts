/** Lays a board out on a sheet of any size: where every thing stands, before any of it is drawn. */

import type { Line, Point } from '../ink.ts'
import { type Box, bounds, clamp, isInside, overlap, type Ring, toRing } from './geometry.ts'
import { type Ground, ground, kept, nearestCoast } from './ground.ts'
import { hills, shoals, swell } from './growth.ts'
import { placeNames, widthOf } from './labels.ts'
import { ornaments } from './ornament-places.ts'
import { FreeSpace } from './room.ts'
import type { ChartSource, LaidSpace, LaidTown, SheetLayout, Size, Wash } from './source.ts'

/** The least that is read on a phone, and what a middling sheet has, in pixels. */
const NAME = { small: 12, least: 14.5, most: 20 } as const

export function lay(source: ChartSource, size: Size): SheetLayout {
  const land = ground(source, size)
  const { width, height, isSmall, unit, zoom, frame, lands, lakes, borders, water } = land
  const room = new FreeSpace(
    size,
    frame,
    land.spaces.map(({ ring }) => ring),
  )
  const stands = townStands(land)
  const townBoxes = stands.map((at) => townBox(at, land))
  for (const box of townBoxes) room.take(box)
  const berths = land.spaces.map(({ ring }, i) =>
    berth(wantedBerth(land, source.spaces[i].at, ring), ring, room, reachOf(land)),
  )
  for (const box of hiddenIn(land)) room.take(box)
  const decoration = ornaments(land, room)
  const waters = berths.map((at, i) => berthBox(at, land, source.spaces[i].room !== undefined))
  for (const box of waters) room.take(box)
  const banners = bannersOf(land, berths, room)
  const anchors = anchorsOf(land, stands, berths, room)
  const nameSize = isSmall ? NAME.small : clamp(Math.round(150 * Math.min(...zoom)) / 10, NAME.least, NAME.most)
  const labels = namesOf(land, stands, nameSize, room, waters)
  for (const { box } of labels) room.take(box)
  const seaBox = seaName(land)
  if (seaBox) room.take(seaBox)
  const solid = [...townBoxes, ...labels.map(({ box }) => box)]
  return {
    source,
    width,
    height,
    id: `${source.key}${width}x${height}`,
    isSmall,
    unit,
    nameSize,
    zoom,
    frame,
    lands,
    lakes,
    borders,
    water,
    ...decoration,
    banners,
    anchors,
    spaces: land.spaces.map(({ shape, ring }, i) =>
      spaceOf(source.spaces[i], shape, ring, berths[i], land, room, solid),
    ),
    towns: source.towns.map(({ id, nation }, i) => townOf(id, stands[i], nation, labels[i])),
    hills: hills(land, room),
    swell: swell(land, room),
    shoals: shoals(land),
  }
}

/** Half of what a ship takes, in pixels. */
function reachOf({ isSmall, unit }: Ground): number {
  return isSmall ? 16 : 17 * Math.min(1.3, unit)
}

/** On land, or on the nearest coast; never so near to the border that a tower is cut off. */
function townStands(land: Ground): readonly Point[] {
  const { source, unit, frame, isLand } = land
  return source.towns.map(({ at, nation }) => {
    const [x, y] = land.place(at)
    const coast = isLand(x, y) ? undefined : nearestCoast(land, [x, y], 30)
    const stand: Point = coast ? [coast[0], coast[1] + 2] : [x, y]
    const high = (nation ? 38 : 29) * unit
    return kept(stand, [frame[0] + 18 * unit, frame[1] + high, frame[2] - 18 * unit, frame[3]])
  })
}

/** How high a chest with its coin stands on the smallest sheet, in pixels. */
const CHEST = 27

/** A town, and the chest or the goods before it. */
function townBox([x, y]: Point, { unit, isSmall, source }: Ground): Box {
  const isOwned = source.towns.some(({ nation }) => nation)
  const left = isSmall ? 18 : 17 * unit
  const right = Math.max(19 * unit, isSmall ? 19 : 0)
  const high = isOwned ? 37 * unit : Math.max(29 * unit, CHEST)
  return [x - left, y - high, left + right, high + 2 * unit]
}

/** Where the game says, or so far from the border that no mast is cut off. */
function wantedBerth(land: Ground, at: Point, ring: Ring): Point {
  const [left, top, right, bottom] = land.frame
  const reach = reachOf(land)
  const wanted = land.place(at)
  const clear = kept(wanted, [left + reach, top + reach, right - reach, bottom - reach])
  return isInside(ring, ...clear) ? clear : wanted
}

/** Where a ship lies: where the game says, or near it in its space if a town is in the way. */
function berth(wanted: Point, ring: Ring, room: FreeSpace, reach: number): Point {
  const box = (x: number, y: number): Box => [x - reach, y - reach, 2 * reach, 2 * reach]
  if (!room.isTaken(box(...wanted))) return wanted
  let least = Number.POSITIVE_INFINITY
  let best = wanted
  for (let turn = 0; turn < 17; turn++) {
    for (let far = 0; far <= (turn ? 24 : 0); far += 4) {
      const x = wanted[0] + Math.cos((turn * Math.PI) / 8) * far
      const y = wanted[1] + Math.sin((turn * Math.PI) / 8) * far
      const cost = far + room.crowding(box(x, y)) * 0.5 + Math.max(0, reach - toRing(ring, x, y)) * 3
      if (cost >= least - 0.01 || !isInside(ring, x, y)) continue
      least = cost
      best = [x, y]
    }
  }
  return best
}

function berthBox([x, y]: Point, land: Ground, isSpace: boolean): Box {
  const reach = reachOf(land)
  const wide = isSpace ? reach : 2.3 * reach
  return [x - wide, y - reach, 2 * wide, 2 * reach]
}

function bannersOf(land: Ground, berths: readonly Point[], room: FreeSpace): SheetLayout['banners'] {
  const { source, unit } = land
  return source.spaces.flatMap(({ haven }, i) => {
    if (!haven) return []
    const [width, height] = [22 * unit, 24 * unit]
    const at = bannerPlace(land, land.spaces[i].ring, berths[i], [width, height], room)
    if (!at) return []
    room.take([...at, width, height])
    return [{ at: [at[0], at[1] + height] as const, scale: unit, wash: haven satisfies Wash }]
  })
}

function bannerPlace(
  land: Ground,
  ring: Ring,
  berth: Point,
  [width, height]: Point,
  room: FreeSpace,
): Point | undefined {
  const [left, top, right, bottom] = bounds(ring)
  const reach = reachOf(land)
  const ship: Box = [berth[0] - reach, berth[1] - reach, 2 * reach, 2 * reach]
  let most = Number.NEGATIVE_INFINITY
  let best: Point | undefined
  for (let y = Math.max(top, land.frame[1] + 2); y < bottom - height; y += 3) {
    for (let x = left; x < Math.min(right, land.frame[2] - 2) - width; x += 3) {
      const box: Box = [x, y, width, height]
      const far = Math.hypot(x + width / 2 - berth[0], y + height / 2 - berth[1])
      const hindered = overlap(box, ship) * 0.6 + (room.isTaken(box) ? 6 : 0)
      const worth = -outside(box, ring, land) - hindered - far * 0.05
      if (worth <= most) continue
      most = worth
      best = [x, y]
    }
  }
  return best
}

/** How much of a banner is not over the water of its haven. */
function outside([x, y, width, height]: Box, ring: Ring, { isLand }: Ground): number {
  let sum = 0
  for (let i = 0; i < 5; i++) {
    const u = i === 4 ? x + width / 2 : x + (i % 2) * width
    const v = i === 4 ? y + height / 2 : y + (i > 1 ? height : 0)
    sum += (isInside(ring, u, v) ? 0 : 30) + (isLand(u, v) ? 14 : 0)
  }
  return sum
}

function anchorsOf(land: Ground, stands: readonly Point[], berths: readonly Point[], room: FreeSpace): Line {
  const reach = reachOf(land)
  return land.source.spaces.flatMap(({ town }, i) => {
    const from = stands[land.source.towns.findIndex(({ id }) => id === town)]
    if (!from) return []
    const [dx, dy] = [berths[i][0] - from[0], berths[i][1] - from[1]]
    const long = Math.hypot(dx, dy)
    const slope = Math.abs(dy) <= Math.abs(dx) ? 1 : dy < 0 ? 1.25 : 0.75
    const far = Math.min(long * 0.6, long - reach - 3, (land.isSmall ? 13 : 23) * slope)
    if (far <= 8) return []
    const at: Point = [from[0] + (dx / long) * far, from[1] + (dy / long) * far]
    room.take([at[0] - 6, at[1] - 6, 12, 12])
    return [at]
  })
}

/** Goods and orders stand below a port's name: as wide as two of them. */
const FOOT = { width: 36, height: 17 } as const

function namesOf(land: Ground, stands: readonly Point[], size: number, room: FreeSpace, passing: readonly Box[]) {
  const { source, unit, isSmall } = land
  const towns = source.towns.map(({ id, name, nation }, i) => {
    const zone = nation && land.spaces[source.spaces.findIndex((space) => space.id === id)]?.ring
    return {
      name,
      at: stands[i],
      reach: {
        above: nation ? 37 * unit : Math.max(27 * unit, isSmall ? CHEST : 0),
        left: (isSmall ? 18 : 17 * unit) + 3,
        right: isSmall ? 20 : (nation ? 20 : 17) * unit + (nation ? 4 : 8),
        below: nation ? 2 : isSmall ? 3 : 6,
      },
      ...(zone && { zone }),
      ...(nation && !isSmall && { foot: FOOT }),
    }
  })
  const solid = room.boxes.filter((box) => !passing.includes(box))
  return placeNames(towns, { size, frame: land.frame, solid, passing, hidden: hiddenIn(land) })
}

/** How high the line of words is below the button of a large sheet. */
const BELOW_BUTTON = 42

/** What a button lies over. */
function hiddenIn({ source: { button }, isSmall, height }: Ground): readonly Box[] {
  if (!button) return []
  const tall = button.height + (isSmall ? 0 : BELOW_BUTTON)
  return [[0, height - tall, button.width, tall]]
}

function seaName({ source, isSmall, place }: Ground): Box | undefined {
  if (!source.sea || isSmall) return undefined
  const [x, y] = place(source.sea.at)
  const wide = widthOf(source.sea.name, 17) * 1.25
  return [x - wide / 2, y - 17, wide, 22]
}

function spaceOf(
  { id, haven, town, room: own }: ChartSource['spaces'][number],
  shape: string,
  ring: Ring,
  at: Point,
  land: Ground,
  room: FreeSpace,
  solid: readonly Box[],
): LaidSpace {
  const mark = markPlace(ring, at, own !== undefined, land, own !== undefined ? solid : room.boxes)
  const half = land.isSmall ? 6 : 10
  room.take([mark[0] - half, mark[1] - half, 2 * half, 2 * half])
  return { id, shape, ring, at, mark, ...(haven && { haven }), ...(town && { town }) }
}

/** Where a number is written: where a ship would lie, or as near to it as towns and names leave room. */
function markPlace(ring: Ring, berth: Point, isSpace: boolean, land: Ground, others: readonly Box[]): Point {
  const half = land.isSmall ? (isSpace ? 6 : 8.5) : isSpace ? 10 : 12
  const box = (x: number, y: number): Box => [x - half, y - half, 2 * half, 2 * half]
  if (isSpace && !others.some((other) => overlap(box(...berth), other) > 0)) return berth
  const [left, top, right, bottom] = bounds(ring)
  let most = Number.NEGATIVE_INFINITY
  let best = berth
  for (let y = top; y < bottom; y += 5) {
    for (let x = left; x < right; x += 5) {
      if (x < land.frame[0] + half || x > land.frame[2] - half || !isInside(ring, x, y)) continue
      const crowd = others.reduce((sum, other) => sum + overlap(box(x, y), other), 0)
      const far = Math.hypot(x - berth[0], y - berth[1])
      const free = Math.min(isSpace ? half : 26, toRing(ring, x, y))
      const worth = free * 2 - crowd * 0.5 - (land.isLand(x, y) ? 20 : 0) - far * 0.25
      if (worth <= most) continue
      most = worth
      best = [x, y]
    }
  }
  return best
}

function townOf(id: string, at: Point, nation: LaidTown['nation'], label: LaidTown['label']): LaidTown {
  return { id, at, label, ...(nation && { nation }) }
}
