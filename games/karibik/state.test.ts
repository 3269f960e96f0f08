import { Chance } from '@windward/core/chance.ts'
import { defaults } from '@windward/core/options.ts'
import { expect, test } from 'vitest'
import { START_SPACES } from './board.ts'
import { karibik } from './index.ts'
import { CITIES, COLOURS, SHIPS } from './vocabulary.ts'

const OPTIONS = defaults(karibik)

const setups = (seats: number, colours = OPTIONS.colours) =>
  Array.from({ length: 200 }, (_, i) => karibik.setup({ ...OPTIONS, colours }, seats, new Chance(`setup ${i}`)))

test('six chests lie face up on their cities, ten face down in five piles of two', () => {
  for (const s of setups(4)) {
    expect(s.ashore).toHaveLength(6)
    expect(s.supply).toHaveLength(10)
    expect([...s.ashore, ...s.supply].sort()).toEqual([...CITIES].sort())
  }
})

test('which chests lie open is a matter of chance', () => {
  const first = new Set(setups(2).map((s) => s.ashore[0]))
  expect(first.size).toBe(CITIES.length)
})

test('the six ships lie on the six start spaces at random, empty', () => {
  const places = new Set<number>()
  for (const s of setups(3)) {
    expect(SHIPS.map((ship) => s.ships[ship].at).sort((a, b) => a - b)).toEqual([...START_SPACES])
    expect(SHIPS.some((ship) => s.ships[ship].cargo)).toBe(false)
    places.add(s.ships.arriba.at)
  }
  expect(places.size).toBe(6)
})

test('two play blue and yellow, three red, blue and green, dealt at random so that every seat is alike', () => {
  for (const [seats, colours] of [
    [2, ['blue', 'yellow']],
    [3, ['blue', 'green', 'red']],
    [4, ['blue', 'green', 'red', 'yellow']],
  ] as const) {
    const all = setups(seats).map((s) => s.seats.map((seat) => seat.colour))
    for (const dealt of all) expect([...dealt].sort()).toEqual(colours)
    for (const colour of colours) expect(all.some((dealt) => dealt[0] === colour)).toBe(true)
  }
})

test('ruling 38: by option the colours go by seat, or any of the four are drawn', () => {
  for (const s of setups(2, 'seated')) expect(s.seats.map((seat) => seat.colour)).toEqual(['blue', 'yellow'])
  const drawn = new Set(setups(2, 'drawn').flatMap((s) => s.seats.map((seat) => seat.colour)))
  expect(drawn).toEqual(new Set(COLOURS))
})

test('nobody has a doubloon at first, and everybody is asked to allocate', () => {
  const [s] = setups(3)
  expect(s.seats.every((seat) => seat.captured + seat.delivered + seat.received === 0)).toBe(true)
  expect(karibik.questions(s)).toEqual([0, 1, 2].map((seat) => ({ seat, ask: 'allocate' })))
})

test('two to four can play', () => {
  expect(karibik.seats(OPTIONS)).toEqual({ min: 2, max: 4 })
})
