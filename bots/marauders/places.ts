/** Zones, goods and nations by number, for lists of numbers. */

import { NEIGHBOURS } from '@windward/games/marauders/components/zones.ts'
import type { PortState, State } from '@windward/games/marauders/state.ts'
import { GOODS, type Good, NATIONS, type Nation, ZONES, type Zone } from '@windward/games/marauders/vocabulary.ts'

export const PLACES = ZONES.length

/** Every port in its order. A field by its own name takes 1 ns, one by a name that varies 12. */
export function portsOf({ ports }: State): readonly PortState[] {
  const { nassau, havana, tortuga, portRoyal, petitGoave, santoDomingo, sanJuan, stMaarten } = ports
  const { stJohn, oldProvidence, cartagena, basseTerre, bridgetown, curacao, caracas, trinidad } = ports
  // biome-ignore format: as the chart is read
  return [
    nassau, havana, tortuga, portRoyal, petitGoave, santoDomingo, sanJuan, stMaarten,
    stJohn, oldProvidence, cartagena, basseTerre, bridgetown, curacao, caracas, trinidad,
  ]
}

/** Neighbours of every zone. */
export const NEAR: readonly Int8Array[] = ZONES.map((zone) =>
  Int8Array.from(NEIGHBOURS[zone], (to) => ZONES.indexOf(to)),
)

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
