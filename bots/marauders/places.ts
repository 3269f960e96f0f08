/** Zones, goods and nations by number, for lists of numbers. */

import { NEIGHBOURS } from '@windward/games/marauders/components/zones.ts'
import { GOODS, type Good, NATIONS, type Nation, ZONES, type Zone } from '@windward/games/marauders/vocabulary.ts'

export const PLACES = ZONES.length

/** Neighbours of every zone. */
export const NEAR: readonly (readonly number[])[] = ZONES.map((zone) => NEIGHBOURS[zone].map((to) => ZONES.indexOf(to)))

/** Actions from sea to sea, by zone and zone. */
export const DISTANCE: readonly Int8Array[] = ZONES.map((_, from) => distancesFrom(from))

const NUMBERS = new Map<string, number>([ZONES, GOODS, NATIONS].flatMap((names) => names.map((name, i) => [name, i])))

export function numberOf(name: Zone | Good | Nation): number {
  return NUMBERS.get(name) ?? 0
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
