import { type Place, ZONE_SHAPES } from '@windward/games/marauders/chart.ts'
import { LAND } from '@windward/games/marauders/coast.ts'
import { NEIGHBOURS } from '@windward/games/marauders/components/zones.ts'
import { ZONES } from '@windward/games/marauders/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { bent, passage } from './passages.ts'

/** An islet is smaller than a ship on the chart. */
const SHIP = 46
const COASTS = LAND.filter((coast) => {
  const across = coast.split(' ').map((point) => Number(point.split(',')[0]))
  return Math.max(...across) - Math.min(...across) > SHIP
})
const pairs = ZONES.flatMap((from) => NEIGHBOURS[from].map((to) => [from, to] as const))

describe('a passage between neighbours', () => {
  test.each(pairs)('%s to %s keeps off the land', (from, to) => {
    expect(along(bent(passage(from, to))).filter((place) => COASTS.some((coast) => isWithin(coast, place)))).toEqual([])
  })

  test.each(pairs)('%s to %s keeps to the two zones', (from, to) => {
    for (const place of passage(from, to))
      expect(
        [from, to].some((zone) => isWithin(ZONE_SHAPES[zone], place)),
        `${place.x} ${place.y}`,
      ).toBe(true)
  })

  test.each(pairs)('%s to %s is the way back, too', (from, to) => {
    expect(passage(to, from)).toEqual(passage(from, to).toReversed())
  })
})

function isWithin(shape: string, { x, y }: Place): boolean {
  const points = shape.split(' ').map((point) => point.split(',').map(Number))
  let inside = false
  for (const [i, [ax, ay]] of points.entries()) {
    const [bx, by] = points.at(i - 1) ?? []
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Places on a line of straight and bent pieces, as SVG writes it. */
function along(line: string): readonly Place[] {
  const pieces = line.match(/[MLQ][^MLQ]+/g) ?? []
  let at: Place = { x: 0, y: 0 }
  return pieces.flatMap((piece) => {
    const from = at
    const [a, b, c, d] = piece.slice(1).split(' ').map(Number)
    at = piece[0] === 'Q' ? { x: c, y: d } : { x: a, y: b }
    if (piece[0] === 'M') return []
    const bend = piece[0] === 'Q' ? { x: a, y: b } : { x: (from.x + a) / 2, y: (from.y + b) / 2 }
    return Array.from({ length: 41 }, (_, i) => {
      const t = i / 40
      const mix = (p: number, q: number, r: number) => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r
      return { x: mix(from.x, bend.x, at.x), y: mix(from.y, bend.y, at.y) }
    })
  })
}
