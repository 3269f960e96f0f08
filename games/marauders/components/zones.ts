/**
 * The board: 17 Sea-Zones, their ports and nations, and the letters on their borders. Known: two independent copies of
 * the board agree on every border. What is written in a zone is in `rules/zones.ts`, where it takes effect.
 */

import { byKey, DIRECTIONS, type Direction, finder, type Nation, type Port, ZONES, type Zone } from '../vocabulary.ts'

interface ZoneData {
  /** None where there is no port. */
  readonly nation?: Nation
  readonly borders: Readonly<Partial<Record<Direction, Zone>>>
  /** Where the zone lies on a drawn board, in hundredths of its width and height. */
  readonly place: readonly [x: number, y: number]
}

export const BOARD: Readonly<Record<Zone, ZoneData>> = {
  nassau: {
    nation: 'english',
    borders: { SE: 'tortuga', SW: 'havana' },
    place: [26, 0],
  },
  havana: {
    nation: 'spanish',
    borders: { NE: 'nassau', E: 'tortuga', S: 'portRoyal' },
    place: [4, 23],
  },
  tortuga: {
    nation: 'french',
    borders: { SE: 'santoDomingo', S: 'petitGoave', SW: 'portRoyal', W: 'havana', NW: 'nassau' },
    place: [37, 29],
  },
  portRoyal: {
    nation: 'english',
    borders: { N: 'havana', NE: 'tortuga', E: 'petitGoave', SE: 'cartagena', S: 'oldProvidence' },
    place: [5, 56],
  },
  petitGoave: {
    nation: 'french',
    borders: { N: 'tortuga', E: 'santoDomingo', SE: 'caribbeanSea', S: 'cartagena', W: 'portRoyal' },
    place: [33, 58],
  },
  santoDomingo: {
    nation: 'spanish',
    borders: { E: 'sanJuan', S: 'caribbeanSea', W: 'petitGoave', NW: 'tortuga' },
    place: [55, 43],
  },
  sanJuan: {
    nation: 'spanish',
    borders: { E: 'stMaarten', SE: 'basseTerre', SW: 'caribbeanSea', W: 'santoDomingo' },
    place: [69, 42],
  },
  stMaarten: {
    nation: 'dutch',
    borders: { E: 'stJohn', S: 'basseTerre', W: 'sanJuan' },
    place: [83, 39],
  },
  stJohn: {
    nation: 'english',
    borders: { S: 'bridgetown', SW: 'basseTerre', W: 'stMaarten' },
    place: [99, 43],
  },
  oldProvidence: {
    nation: 'english',
    borders: { N: 'portRoyal', E: 'cartagena' },
    place: [0, 89],
  },
  cartagena: {
    nation: 'spanish',
    borders: { N: 'petitGoave', NE: 'caribbeanSea', E: 'curacao', W: 'oldProvidence', NW: 'portRoyal' },
    place: [24, 90],
  },
  caribbeanSea: {
    borders: {
      N: 'santoDomingo',
      NE: 'sanJuan',
      E: 'basseTerre',
      SE: 'caracas',
      S: 'curacao',
      SW: 'cartagena',
      NW: 'petitGoave',
    },
    place: [51, 70],
  },
  basseTerre: {
    nation: 'french',
    borders: {
      N: 'stMaarten',
      NE: 'stJohn',
      E: 'bridgetown',
      S: 'trinidad',
      SW: 'caracas',
      W: 'caribbeanSea',
      NW: 'sanJuan',
    },
    place: [82, 69],
  },
  bridgetown: {
    nation: 'english',
    borders: { N: 'stJohn', SW: 'trinidad', W: 'basseTerre' },
    place: [100, 78],
  },
  curacao: {
    nation: 'dutch',
    borders: { N: 'caribbeanSea', E: 'caracas', W: 'cartagena' },
    place: [47, 91],
  },
  caracas: {
    nation: 'spanish',
    borders: { NE: 'basseTerre', E: 'trinidad', W: 'curacao', NW: 'caribbeanSea' },
    place: [70, 91],
  },
  trinidad: {
    nation: 'spanish',
    borders: { N: 'basseTerre', NE: 'bridgetown', W: 'caracas' },
    place: [92, 100],
  },
}

/** Neighbours in the order of the compass. */
export const NEIGHBOURS: Readonly<Record<Zone, readonly Zone[]>> = byKey(ZONES, (zone) =>
  DIRECTIONS.flatMap((direction) => BOARD[zone].borders[direction] ?? []),
)

/** The same, as they are offered to whoever is there. */
export const sailsFrom = finder(ZONES, (zone) => NEIGHBOURS[zone].map((to) => ({ type: 'sail', to }) as const))

/** p. 13: where there is no border in that direction, the next one clockwise. */
export function towards(zone: Zone, direction: Direction): Way {
  return WAYS[zone][direction]
}

interface Way {
  readonly border: Direction
  readonly to: Zone
}

const WAYS = byKey(ZONES, (zone) => byKey(DIRECTIONS, (direction) => wayFrom(zone, direction)))

function wayFrom(zone: Zone, direction: Direction): Way {
  const from = DIRECTIONS.indexOf(direction)
  for (let step = 0; step < DIRECTIONS.length; step++) {
    const border = DIRECTIONS[(from + step) % DIRECTIONS.length]
    const to = BOARD[zone].borders[border]
    if (to !== undefined) return { border, to }
  }
  throw new Error(`${zone} has no border`)
}

export function isPort(zone: Zone): zone is Port {
  return zone !== 'caribbeanSea'
}
