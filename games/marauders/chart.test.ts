import { expect, test } from 'vitest'
import { type Place, PORT_PLACES, SEA_PLACES, ZONE_SHAPES } from './chart.ts'
import { NEIGHBOURS } from './components/zones.ts'
import { PORTS, ZONES, type Zone } from './vocabulary.ts'

/** The stretches of a zone's outline, each written the same from both sides. */
function stretches(zone: Zone): Set<string> {
  const points = ZONE_SHAPES[zone].split(' ')
  return new Set(points.map((point, i) => [point, points[(i + 1) % points.length]].sort().join(' ')))
}

function isWithin(zone: Zone, { x, y }: Place): boolean {
  const points = ZONE_SHAPES[zone].split(' ').map((point) => point.split(',').map(Number))
  let inside = false
  for (const [i, [ax, ay]] of points.entries()) {
    const [bx, by] = points.at(i - 1) ?? []
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

test('two zones that are neighbours on the board share a border on the chart, and no others do', () => {
  for (const zone of ZONES) {
    const own = stretches(zone)
    const touching = ZONES.filter((other) => other !== zone && [...stretches(other)].some((one) => own.has(one)))
    expect(touching.sort(), zone).toEqual([...NEIGHBOURS[zone]].sort())
  }
})

test('every town and every anchorage lies in its own zone', () => {
  for (const port of PORTS) expect(isWithin(port, PORT_PLACES[port]), port).toBe(true)
  for (const zone of ZONES) expect(isWithin(zone, SEA_PLACES[zone]), zone).toBe(true)
})
