import { areNeighbours, havensOf, NEIGHBOURS } from '@windward/games/karibik/board.ts'
import { given } from '@windward/games/karibik/given.ts'
import { view } from '@windward/games/karibik/view.ts'
import { type Card, SHIPS } from '@windward/games/karibik/vocabulary.ts'
import { expect, it } from 'vitest'
import {
  cityTooFar,
  courseTo,
  courseToCity,
  courseToShip,
  gainsOf,
  shipTooFar,
  tooFar,
  waysOf,
  waysWithin,
} from './course.ts'
import { plate } from './plates.ts'
import { holderOf, isLastRound } from './reading.ts'

const MINE: readonly Card[] = [5, 4, 3, 2, 1, 0]
const THEIRS: readonly Card[] = [3, 5, 4, 1, 2, -1]
const names = (seat: number) => ['you', 'Inés'][seat]

it('finds a way to every space in reach, step by step and around other ships', () => {
  const t = given({}).bribe(MINE, THEIRS)
  const seen = view(t.s, 0)
  const ways = waysOf(seen)
  const taken = SHIPS.slice(1).map((ship) => seen.ships[ship].at)
  expect(ways.size).toBeGreaterThan(20)
  for (const [space, way] of ways) {
    expect(way.length).toBeLessThanOrEqual(5)
    const spaces = [seen.ships.arriba.at, ...way]
    expect(spaces.at(-1)).toBe(space)
    expect(spaces.slice(1).every((to, i) => areNeighbours(spaces[i], to))).toBe(true)
    expect(way.some((at) => taken.includes(at))).toBe(false)
  }
})

it('counts before anything is bid how far a ship would come', () => {
  const seen = view(given({}).s, 0)
  const near = waysWithin(seen, 'bravo', 1)
  expect([...near.values()].every((way) => way.length <= 1)).toBe(true)
  expect(near.size).toBeGreaterThan(2)
  expect(waysWithin(seen, 'bravo', 3).size).toBeGreaterThan(near.size)
  expect([...waysWithin(seen, 'bravo', 0).keys()]).toEqual([seen.ships.bravo.at])
})

it('says how far a space is that the ship cannot come to', () => {
  const t = given({}).bribe(MINE, THEIRS)
  const seen = view(t.s, 0)
  const ways = waysOf(seen)
  const far = Array.from({ length: 90 }, (_, i) => i + 1).filter((space) => tooFar(seen, space))
  expect(far.length).toBeGreaterThan(20)
  for (const space of far) expect(ways.has(space)).toBe(false)
  for (const space of far) expect(tooFar(seen, space)?.n).toBeGreaterThan(5)
  expect([...ways.keys()].some((space) => tooFar(seen, space))).toBe(false)
  // Where another ship lies, distance is not what is lacking.
  expect(tooFar(seen, seen.ships.bravo.at)).toBeUndefined()
})

it('says how far a chest is, and a ship that could be robbed, but not of what it cannot take', () => {
  const bids: readonly Card[] = [1, 5, 4, 3, 2, 0]
  const theirs: readonly Card[] = [0, 3, 5, 1, 4, -1]
  const ships = { arriba: 9, bravo: [64, 'cumana'], caribic: 71 } as const
  const empty = view(given({ ships, ashore: ['maracaibo', 'nassau'] }).bribe(bids, theirs).s, 0)
  expect(courseToCity(empty, waysOf(empty), 'maracaibo')).toBeUndefined()
  expect(cityTooFar(empty, 'maracaibo')).toMatchObject({ left: 1 })
  expect(cityTooFar(empty, 'maracaibo')?.n).toBeGreaterThan(1)
  expect(shipTooFar(empty, 'bravo')).toMatchObject({ left: 1 })
  // Nothing is aboard, and nothing ashore.
  expect(shipTooFar(empty, 'caribic')).toBeUndefined()
  expect(cityTooFar(empty, 'havana')).toBeUndefined()
  const full = { ...ships, arriba: [9, 'havana'] } as const
  const loaded = view(given({ ships: full, ashore: ['maracaibo'] }).bribe(bids, theirs).s, 0)
  expect(cityTooFar(loaded, 'maracaibo')).toBeUndefined()
})

it('every course is made of actions that the rules offer one after another', () => {
  const t = given({ ships: { arriba: 9, bravo: [14, 'cumana'] }, ashore: ['havana', 'nassau'] }).bribe(MINE, THEIRS)
  const seen = view(t.s, 0)
  const ways = waysOf(seen)
  const captured = courseToCity(seen, ways, 'nassau')
  expect(captured?.at(-1)).toEqual({ type: 'capture' })
  for (const action of captured ?? []) t.does(0, action)
  const loaded = view(t.s, 0)
  const home = courseTo(loaded, waysOf(loaded), 10)
  expect(home?.at(-1)).toEqual({ type: 'deliver', to: 10 })
  for (const action of home ?? []) t.does(0, action)
  expect(t.last('delivered')).toMatchObject({ owner: 0, doubloons: 7_000 })
})

it('sails beside a loaded ship to rob it, and to no ship that has nothing', () => {
  const t = given({ ships: { arriba: 9, bravo: [14, 'cumana'], caribic: 23 } }).bribe(MINE, THEIRS)
  const seen = view(t.s, 0)
  const course = courseToShip(seen, waysOf(seen), 'bravo') ?? []
  expect(course.at(-1)).toEqual({ type: 'steal', from: 'bravo' })
  expect(courseToShip(seen, waysOf(seen), 'caribic')).toBeUndefined()
  const { title, note } = plate(course[0], seen, 0, 'en', names, course.slice(1))
  expect(title).toBe('Steal from the Bravo')
  expect(note).toMatch(/her chest of 7,000 comes aboard$/)
})

it('does not unload in another player’s haven by a press on it', () => {
  const t = given({ colours: ['yellow', 'blue'], ships: { arriba: [9, 'nassau'] } }).bribe(MINE, THEIRS)
  const seen = view(t.s, 0)
  expect(courseTo(seen, waysOf(seen), 10)?.every(({ type }) => type === 'sail')).toBe(true)
})

it('reads off who has a ship, and that the last round is being played', () => {
  const t = given({ doubloons: [62_000, 0] }).bribe(MINE, THEIRS)
  expect(holderOf(view(t.s, 0), 'arriba')).toBe(0)
  expect(holderOf(view(t.s, 0), 'bravo')).toBeUndefined()
  t.does(0, { type: 'finish' })
  expect(holderOf(view(t.s, 0), 'bravo')).toBe(1)
  expect(isLastRound(view(t.s, 0))).toBe(true)
  expect(isLastRound({ ...view(t.s, 0), step: { at: 'over', why: 'threshold' } })).toBe(false)
  expect(isLastRound(view(given({}).s, 0))).toBe(false)
})

it('fetches on the way home what earns most, by one press on the own haven', () => {
  const ships = { arriba: 9, bravo: [14, 'cumana'] } as const
  const t = given({ colours: ['blue', 'yellow'], ships, ashore: ['nassau'] }).bribe(MINE, THEIRS)
  const seen = view(t.s, 0)
  const haven = havensOf('blue').find((space) => waysOf(seen).has(space)) ?? 0
  const course = courseTo(seen, waysOf(seen), haven) ?? []
  expect(course.some(({ type }) => type === 'capture')).toBe(true)
  expect(gainsOf(seen, course).map(({ doubloons }) => doubloons)).toEqual([2_000, 7_000])
  const { title, note } = plate(course[0], seen, 0, 'en', names, course.slice(1))
  expect(title).toBe('Capture and deliver')
  expect(note).toMatch(/^\d spaces · \+9,000 for you$/)
  for (const action of course) t.does(0, action)
  expect(t.last('delivered')).toMatchObject({ owner: 0, doubloons: 7_000 })
})

it('simply sails home where nothing can be brought', () => {
  const t = given({ colours: ['blue', 'yellow'], ships: { arriba: 9 } }).bribe(MINE, THEIRS)
  const seen = view(t.s, 0)
  const haven = havensOf('blue').find((space) => waysOf(seen).has(space)) ?? 0
  expect(courseTo(seen, waysOf(seen), haven)?.every(({ type }) => type === 'sail')).toBe(true)
})

it('robs a ship beside the own haven and unloads there by the same press', () => {
  const [haven] = havensOf('blue')
  const [beside] = NEIGHBOURS[haven]
  const ships = { arriba: haven, bravo: [beside, 'cumana'] } as const
  const seen = view(given({ colours: ['blue', 'yellow'], ships }).bribe(MINE, THEIRS).s, 0)
  const course = [
    { type: 'steal', from: 'bravo' },
    { type: 'deliver', to: haven },
  ] as const
  expect(courseToShip(seen, waysOf(seen), 'bravo')).toEqual(course)
  expect(plate(course[0], seen, 0, 'en', names, course.slice(1))).toEqual({
    title: 'Steal and deliver',
    note: '+7,000 for you',
  })
})
