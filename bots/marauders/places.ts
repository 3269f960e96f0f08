/** Zones, goods and nations by number, for lists of numbers. */

import { NEIGHBOURS } from '@windward/games/marauders/components/zones.ts'
import type { PortState, State } from '@windward/games/marauders/state.ts'
import {
  type Card,
  GOODS,
  type Good,
  NATIONS,
  type Nation,
  type Port,
  ZONES,
  type Zone,
} from '@windward/games/marauders/vocabulary.ts'

export const PLACES = ZONES.length

export function portsOf({ ports }: State): readonly PortState[] {
  return inOrder<PortState>(ports)
}

export function merchantsOf({ merchants }: State): readonly (Card<'merchants'> | undefined)[] {
  return inOrder<Card<'merchants'> | undefined>(merchants as Record<Zone, Card<'merchants'> | undefined>)
}

/** What every zone has, by its number. A field by its own name takes 1 ns, one by a name that varies 12. */
function inOrder<T>(by: Record<Port, T> & { caribbeanSea?: T }): T[] {
  const { nassau, havana, tortuga, portRoyal, petitGoave, santoDomingo, sanJuan, stMaarten, stJohn } = by
  const { oldProvidence, cartagena, basseTerre, bridgetown, curacao, caracas, trinidad, caribbeanSea } = by
  // biome-ignore format: as the chart is read
  return [
    nassau, havana, tortuga, portRoyal, petitGoave, santoDomingo, sanJuan, stMaarten, stJohn,
    oldProvidence, cartagena, basseTerre, bridgetown, curacao, caracas, trinidad, caribbeanSea as T,
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

/** The same, for one of four: 2 ns instead of 8. */
export function nationNumber(nation: Nation): number {
  return nation === 'spanish' ? 0 : nation === 'english' ? 1 : nation === 'french' ? 2 : 3
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
