/** The board as the rules ask for it: tables made once from the components. */

import { CITY_SPECS, SPACES } from './components.ts'
import type { Chest, City, Colour, Space } from './vocabulary.ts'

/** All tables are indexed by the space's number; there is no space 0. */
export const NEIGHBOURS: readonly (readonly Space[])[] = [[], ...SPACES.map((space) => space.neighbours)]
export const CITY_AT: readonly (City | undefined)[] = [undefined, ...SPACES.map((space) => space.city)]
export const HAVEN_AT: readonly (Colour | undefined)[] = [undefined, ...SPACES.map((space) => space.haven)]
export const START_SPACES: readonly Space[] = SPACES.filter((space) => space.start).map((space) => space.no)

export function areNeighbours(a: Space, b: Space): boolean {
  return BESIDE[a * NEIGHBOURS.length + b] === 1
}

const BESIDE = Uint8Array.from(NEIGHBOURS.flatMap((near) => NEIGHBOURS.map((_, space) => Number(near.includes(space)))))

export function chestValue(chest: Chest): number {
  return CITY_SPECS[chest].value
}

export function spacesOf(city: City): readonly Space[] {
  return SPACES.filter((space) => space.city === city).map((space) => space.no)
}

export function havensOf(colour: Colour): readonly Space[] {
  return SPACES.filter((space) => space.haven === colour).map((space) => space.no)
}

/** Steps between two spaces when no ship is in the way. */
export function distance(from: Space, to: Space): number {
  distances[from] ??= distancesFrom(from)
  return distances[from][to]
}

const distances: (readonly number[] | undefined)[] = []

function distancesFrom(start: Space): readonly number[] {
  const steps: number[] = []
  steps[start] = 0
  const queue = [start]
  for (const space of queue) {
    for (const next of NEIGHBOURS[space]) {
      if (steps[next] !== undefined) continue
      steps[next] = steps[space] + 1
      queue.push(next)
    }
  }
  return steps
}
