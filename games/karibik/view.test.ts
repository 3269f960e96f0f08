import { Chance } from '@windward/core/chance.ts'
import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { describe, expect, test } from 'vitest'
import { given } from './given.ts'
import { karibik } from './index.ts'
import { ALLOCATIONS } from './rules/bribing.ts'
import { type Card, CITIES } from './vocabulary.ts'

const A: readonly Card[] = [5, 4, 3, 2, 1, 0]
const B: readonly Card[] = [0, 5, 4, 3, 2, 1]
const THREE = ['red', 'blue', 'green'] as const
const { view } = karibik

describe('ruling 29: hidden are bribes not yet shown, tie-breakers and face-down chests', () => {
  test('before the reveal others see only that a seat has confirmed', () => {
    const table = given().does(0, { type: 'allocate', bribes: A })
    for (const seat of [1, undefined]) {
      expect(view(table.s, seat).seats[0]).toMatchObject({ confirmed: true, bribes: [] })
      expect(view(table.s, seat).seats[0]).not.toHaveProperty('tieBreaker')
    }
    expect(view(table.s, 0).seats[0]).toMatchObject({ bribes: A, tieBreaker: -1 })
  })

  test('what a seat has chosen changes nothing that others are told, not even its length', () => {
    const told = (bribes: readonly Card[]) => {
      const match = new Match(karibik, { options: defaults(karibik), seats: 3, seed: '00'.repeat(32), salt: '' })
      const answer = match.submit(1, { type: 'allocate', bribes })
      const heard = answer.ok ? answer.events.filter((event) => !event.to) : []
      return JSON.stringify([heard, match.questions(), match.view(0), match.view(2), match.view(undefined)])
    }
    const first = told(A)
    for (const { bribes } of ALLOCATIONS.list().filter((_, i) => i % 97 === 0)) expect(told(bribes)).toBe(first)
  })

  test('bribes are seen up to the ship that is being moved', () => {
    const table = given().bribe(A, B)
    expect(view(table.s, 0).seats[1].bribes).toEqual([0])
    table.finish().finish()
    expect(view(table.s, 0).seats[1].bribes).toEqual([0, 5, 4])
    expect(view(table.s, undefined).seats[0].bribes).toEqual([5, 4, 3])
    expect(view(table.s, 1).seats[1].bribes).toEqual(B)
  })

  test('a tie-breaker is seen once it has been shown', () => {
    const table = given().bribe([5, 4, 3, 2, 1, -1], [5, 4, 3, 2, 0, -1])
    expect(view(table.s, 1).seats[0]).not.toHaveProperty('tieBreaker')
    table.does(0, { type: 'commit' }).does(1, { type: 'withhold' })
    expect(view(table.s, 1).seats[0]).toMatchObject({ tieBreaker: 0, spent: true })
    expect(view(table.s, 0).seats[1]).not.toHaveProperty('tieBreaker')
  })

  test('while a tie is decided others see who has answered, not what', () => {
    const table = given({ colours: THREE }).bribe(A, A, A).does(2, { type: 'commit' })
    const hidden = { seat: 2, answered: true }
    expect(view(table.s, 0).step).toMatchObject({ asked: [{ answered: false }, { answered: false }, hidden] })
    expect(JSON.stringify(view(table.s, 0).step)).not.toContain('commit')
    expect(JSON.stringify(view(table.s, 2).step)).toContain('"answer":"commit"')
  })

  test('of the supply only the number of chests is seen', () => {
    const table = given({ ashore: CITIES.slice(0, 6) })
    expect(view(table.s, 0).supply).toBe(10)
    for (const city of CITIES.slice(6)) expect(JSON.stringify(view(table.s, 0))).not.toContain(city)
  })
})

test('doubloons, cargo, chest values and positions are public at all times', () => {
  const table = given({ ships: { arriba: [2, 'havana'] }, ashore: ['nassau'], doubloons: [4_000, 6_000] })
  for (const seat of [0, 1, undefined]) {
    const seen = view(table.s, seat)
    expect(seen.ships.arriba).toEqual({ at: 2, cargo: 'havana' })
    expect(seen.ashore).toEqual(['nassau'])
    expect(seen.seats.map(({ captured }) => captured)).toEqual([4_000, 6_000])
  }
})

test('what others may hold is imagined from all that is possible and nothing else', () => {
  const table = given({ ashore: CITIES.slice(0, 14) })
    .bribe(A, B)
    .finish()
    .finish()
    .finish()
    .finish()
  const seen = view(table.s, 0)
  const possible = new Set<string>()
  for (let i = 0; i < 200; i++) {
    const s = karibik.imagine(seen, new Chance(`dream ${i}`))
    possible.add(`${s.seats[1].bribes.join()} ${s.supply.join()}`)
    expect(s.seats[0].bribes).toEqual(A)
  }
  // One bribe and the tie-breaker of the other seat are unknown, and the order of two chests.
  expect(possible.size).toBe(4)
})

test('ruling 39: a move can be taken back until it is finished, and finishing shows the next bribes', () => {
  const match = new Match(karibik, { options: defaults(karibik), seats: 2, seed: '00'.repeat(32), salt: '' })
  match.submit(0, { type: 'allocate', bribes: A })
  expect(match.canUndo(0)).toBe(true)
  match.submit(1, { type: 'allocate', bribes: B })
  expect(match.canUndo(1)).toBe(false)
  const before = match.hash()
  const [first] = match.actions(0) as readonly { type: string }[]
  expect(first.type).toBe('sail')
  match.submit(0, first)
  expect(match.undo(0)).toBe(true)
  expect(match.hash()).toBe(before)
  match.submit(0, { type: 'finish' })
  expect(match.canUndo(0)).toBe(false)
})
