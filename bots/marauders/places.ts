/** Zones and goods by number, for lists of numbers. */

import { NEIGHBOURS } from '@windward/games/marauders/components/zones.ts'
import { GOODS, type Good, ZONES, type Zone } from '@windward/games/marauders/vocabulary.ts'

export const PLACES = ZONES.length

/** Neighbours of every zone. */
export const NEAR: readonly (readonly number[])[] = ZONES.map((zone) => NEIGHBOURS[zone].map((to) => ZONES.indexOf(to)))

/** Actions from sea to sea, by zone and zone. */
export const DISTANCE: readonly Int8Array[] = ZONES.map((_, from) => distancesFrom(from))

const NUMBERS = new Map<string, number>([...ZONES, ...GOODS].map((name) => [name, placeIn(name)]))

export function numberOf(name: Zone | Good): number {
  return NUMBERS.get(name) ?? 0
}

function placeIn(name: Zone | Good): number {
  const zone = (ZONES as readonly string[]).indexOf(name)
  return zone >= 0 ? zone : (GOODS as readonly string[]).indexOf(name)
}

function distancesFrom(from: number): Int8Array {
  const distance = new Int8Array(PLACES).fill(-1)
  distance[from] = 0
  const queue = [from]
  for (const at of queue) {
    for (const to of NEAR[at]) {
      if (distance[to] >= 0) continue
      distance[to] = distance[at] + 1
      queue.push(to)
    }
  }
  return distance
}
