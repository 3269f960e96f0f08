/** Hills, palms, swell and shoals: strewn where nothing else is. */

import type { Line, Point } from '../ink.ts'
import { area, bounds } from './geometry.ts'
import type { Ground } from './ground.ts'
import type { FreeSpace } from './room.ts'
import type { SheetLayout } from './source.ts'

interface Grown {
  readonly at: Point
  readonly scale: number
  readonly reach: number
  readonly isHill: boolean
}

export function hills(land: Ground, room: FreeSpace): SheetLayout['hills'] {
  const grown: Grown[] = []
  for (const ring of land.lands) {
    const [left, top, right, bottom] = bounds(ring)
    const tries = Math.min(700, Math.abs(area(ring)) / (land.isSmall ? 40 : 90))
    for (let i = 0; i < tries; i++) {
      const at: Point = [left + land.random() * (right - left), top + land.random() * (bottom - top)]
      const scale = (land.isSmall ? 0.55 : 0.8) + land.random() * 0.25
      const isHill = land.random() < 0.62
      const one = { at, scale, isHill, reach: (isHill ? 11 : 7) * scale }
      if (hasRoom(one, grown, land, room)) grown.push(one)
    }
  }
  return grown.sort((a, b) => a.at[1] - b.at[1]).map(({ at, scale, isHill }) => ({ at, scale, isHill }))
}

function hasRoom({ at: [x, y], scale, reach }: Grown, grown: readonly Grown[], land: Ground, room: FreeSpace): boolean {
  const [left, top, right, bottom] = land.frame
  if (x < left + 8 || x > right - 8 || y < top + 12 || y > bottom - 5) return false
  const feet: Line = [
    [-reach, 0],
    [reach, 0],
    [0, -reach * 1.4],
    [0, 3],
    [-reach, -reach],
    [reach, -reach],
  ]
  if (!feet.every(([u, v]) => land.isLand(x + u, y + v))) return false
  if (room.isTaken([x - reach, y - 13 * scale, 2 * reach, 14 * scale], 2)) return false
  return !grown.some((g) => Math.abs(g.at[0] - x) < reach + g.reach * 0.7 && Math.abs(g.at[1] - y) < 9 * scale)
}

export function swell({ frame, isSmall, random, isLand }: Ground, room: FreeSpace): Line {
  const [left, top, right, bottom] = frame
  const count = Math.floor(((right - left) * (bottom - top)) / (isSmall ? 2400 : 2900))
  const all = Array.from(
    { length: count },
    (): Point => [left + random() * (right - left), top + random() * (bottom - top)],
  )
  return all.filter(([x, y]) => !isLand(x, y) && !room.isTaken([x - 2, y - 4, 14, 8]))
}

export function shoals({ source, zoom, random, place, isLand }: Ground): Line {
  return source.shoals.flatMap(([x, y, rx, ry]) => {
    const [middleX, middleY] = place([x, y])
    const count = Math.floor(rx * ry * zoom[0] * zoom[1] * 0.075)
    const all = Array.from({ length: count }, (): Point => {
      const [turn, far] = [random() * 2 * Math.PI, Math.sqrt(random())]
      return [middleX + Math.cos(turn) * rx * zoom[0] * far, middleY + Math.sin(turn) * ry * zoom[1] * far]
    })
    return all.filter(([u, v]) => !isLand(u, v))
  })
}
