import { describe, expect, test } from 'vitest'
import { areNeighbours, chestValue, distance, HAVEN_AT, havensOf, NEIGHBOURS, START_SPACES, spacesOf } from './board.ts'
import { CANVAS, CITY_PLACES, COLOUR_LOOKS, SPACE_SHAPES, SUPPLY_PLACES } from './chart.ts'
import { LAND, OTHER_WATERS } from './coast.ts'
import { CAPTURE_REWARD, CITY_SPECS, COINS, COLOUR_SOURCES, SOURCES, SPACES, THRESHOLDS } from './components.ts'
import { CARDS, CITIES, COLOURS, type Colour, type Space } from './vocabulary.ts'

const ALL = SPACES.map((space) => space.no)

describe('the board', () => {
  test('has 90 sea spaces in the order of their numbers, and 208 borders between them', () => {
    expect(ALL).toEqual(Array.from({ length: 90 }, (_, i) => i + 1))
    expect(SPACES.flatMap((space) => space.neighbours)).toHaveLength(2 * 208)
  })

  test('is symmetric: whoever is my neighbour has me as a neighbour', () => {
    for (const { no, neighbours } of SPACES) {
      expect(new Set(neighbours).size).toBe(neighbours.length)
      for (const other of neighbours) expect(areNeighbours(other, no) && other !== no, `${other} and ${no}`).toBe(true)
    }
  })

  test('is connected, at most 15 steps across', () => {
    const farthest = Math.max(...ALL.flatMap((a) => ALL.map((b) => distance(a, b) ?? Number.POSITIVE_INFINITY)))
    expect(farthest).toBe(15)
  })

  test('has no space by which a single ship seals off a part of the sea', () => {
    for (const blocked of ALL) expect(reachable(blocked === 1 ? 2 : 1, blocked), `without ${blocked}`).toBe(89)
  })

  test('has 16 harbor cities, each reached from the sea, and no space with two', () => {
    expect(CITIES).toHaveLength(16)
    for (const city of CITIES) {
      const spaces = spacesOf(city)
      expect(spaces).toHaveLength(city === 'martinique' || city === 'trujillo' ? 2 : 1)
    }
  })

  test('has three safe havens of each colour, same colours at least 5 apart and others at least 2', () => {
    for (const colour of COLOURS) expect(havensOf(colour)).toHaveLength(3)
    const havens = ALL.filter((no) => HAVEN_AT[no] !== undefined)
    for (const a of havens) {
      for (const b of havens) {
        if (a !== b) expect(distance(a, b)).toBeGreaterThanOrEqual(HAVEN_AT[a] === HAVEN_AT[b] ? 5 : 2)
      }
    }
  })

  test('has six start spaces; no space is two of haven, harbor and start', () => {
    expect(START_SPACES).toHaveLength(6)
    for (const { haven, city, start } of SPACES) {
      expect([haven, city, start].filter((mark) => mark !== undefined).length).toBeLessThanOrEqual(1)
    }
  })

  test('is as near to every colour: from the cities to the nearest own haven 3.4375 steps on average', () => {
    for (const colour of COLOURS) expect(mean(CITIES.map((city) => wayHome(spacesOf(city), colour)))).toBe(3.4375)
  })

  test('is nearly as near when weighted by value, and from the start spaces', () => {
    const weighted = COLOURS.map((colour) => {
      const ways = CITIES.map((city) => wayHome(spacesOf(city), colour) * chestValue(city))
      return ways.reduce((a, b) => a + b) / 92_000
    })
    expect(Math.min(...weighted)).toBeGreaterThan(3.37)
    expect(Math.max(...weighted)).toBeLessThan(3.44)
    for (const colour of COLOURS) {
      const ways = mean(START_SPACES.map((start) => wayHome([start], colour)))
      expect(ways).toBeGreaterThanOrEqual(3)
      expect(ways).toBeLessThan(3.17)
    }
  })

  test('is drawn whole: every space and every city has its place on the chart', () => {
    expect(SPACE_SHAPES.map((shape) => shape.no)).toEqual(ALL)
    for (const { x, y, points } of SPACE_SHAPES) expect(isInside([x, y], points), `${x},${y}`).toBe(true)
    expect(Object.keys(CITY_PLACES).sort()).toEqual([...CITIES].sort())
    expect(SUPPLY_PLACES).toHaveLength(5)
  })

  test('never lets land, or water beyond it, cover the place where a ship stands', () => {
    for (const { no, x, y } of SPACE_SHAPES) {
      for (const { name, points } of [...LAND, ...OTHER_WATERS])
        expect(isInside([x, y], points), `${no} ${name}`).toBe(false)
      expect(x > 0 && x < CANVAS.width && y > 0 && y < CANVAS.height).toBe(true)
    }
  })

  test('tells the colours apart by pattern as well', () => {
    expect(new Set(COLOURS.map((colour) => COLOUR_LOOKS[colour].pattern)).size).toBe(4)
  })
})

describe('the chests', () => {
  test('are worth 4,000 to 8,000 each and 92,000 together', () => {
    const values = CITIES.map(chestValue)
    expect(Math.min(...values)).toBe(4_000)
    expect(Math.max(...values)).toBe(8_000)
    expect(values.reduce((a, b) => a + b)).toBe(92_000)
  })

  test('pay enough, with 16 captures, that somebody must reach the threshold when the last one is home', () => {
    const all = 92_000 + 16 * CAPTURE_REWARD
    for (const [seats, threshold] of Object.entries(THRESHOLDS)) {
      expect(Math.floor(all / Number(seats) / 1_000) * 1_000).toBe(threshold)
    }
  })
})

describe('the cards and the coins', () => {
  test('everybody has barrels 0 to 5 and a thief that counts as −1', () => {
    expect(CARDS).toEqual([-1, 0, 1, 2, 3, 4, 5])
  })

  test('ruling 28: coins never run out, however 124,000 doubloons are divided', () => {
    // Of one player's sum 1,000 to 9,000 are not in gold: at worst 1 silver and 4 copper, four times.
    const coins = (sum: number) => {
      let left = sum
      return COINS.values.reduce((n, value) => {
        const some = Math.floor(left / value)
        left -= some * value
        return n + some
      }, 0)
    }
    let most = 0
    for (let a = 0; a <= 124; a++) {
      for (let b = 0; a + b <= 124; b++) {
        for (let c = 0; a + b + c <= 124; c++) {
          const split = [a, b, c, 124 - a - b - c].map((thousands) => coins(thousands * 1_000))
          most = Math.max(most, split[0] + split[1] + split[2] + split[3])
        }
      }
    }
    expect(most).toBeLessThanOrEqual(COINS.number)
  })
})

describe('the provenance', () => {
  test('what the box is not documented to contain is called a reconstruction', () => {
    expect(SOURCES).toMatchObject({ spaces: 'reconstruction', havens: 'reconstruction', chestValues: 'reconstruction' })
    expect(SOURCES).toMatchObject({ thresholds: 'known', sumOfChestValues: 'inferred' })
    expect(COLOURS.filter((colour) => COLOUR_SOURCES[colour] === 'known')).toEqual(['red', 'green'])
  })

  test('ten city names are reported from the published board, six are reconstructions', () => {
    expect(CITIES.filter((city) => CITY_SPECS[city].nameSource === 'known')).toHaveLength(10)
    expect(CITIES.filter((city) => CITY_SPECS[city].nameSource === 'reconstruction')).toHaveLength(6)
  })
})

function reachable(start: Space, blocked: Space): number {
  const seen = new Set([start])
  for (const space of seen) for (const next of NEIGHBOURS[space]) if (next !== blocked) seen.add(next)
  return seen.size
}

function wayHome(from: readonly Space[], colour: Colour): number {
  return Math.min(...from.flatMap((space) => havensOf(colour).map((haven) => distance(space, haven))))
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b) / numbers.length
}

function isInside([x, y]: readonly [number, number], points: string): boolean {
  const corners = points.split(' ').map((point) => point.split(',').map(Number))
  let inside = false
  for (const [i, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(i + 1) % corners.length]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}
