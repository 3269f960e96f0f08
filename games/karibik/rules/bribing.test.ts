import { Chance } from '@windward/core/chance.ts'
import { owed } from '@windward/core/choices.ts'
import { expect, test } from 'vitest'
import { given } from '../given.ts'
import { karibik } from '../index.ts'
import { CARDS, type Card } from '../vocabulary.ts'
import { ALLOCATIONS, tieBreakerOf } from './bribing.ts'

const A: readonly Card[] = [5, 4, 3, 2, 1, 0]
const B: readonly Card[] = [0, 5, 4, 3, 2, 1]

test('ruling 30: exactly one card lies on each ship, and the seventh is the tie-breaker', () => {
  expect(tieBreakerOf([5, 4, 3, 2, 1, 0])).toBe(-1)
  expect(tieBreakerOf([-1, 5, 4, 3, 2, 1])).toBe(0)
  const table = given().bribe(A, B)
  expect(table.s.seats.map((seat) => seat.bribes)).toEqual([A, B])
})

test('there are 5,040 allocations, each different, each with six of the seven cards', () => {
  const all = ALLOCATIONS.list()
  expect(all).toHaveLength(5_040)
  expect(ALLOCATIONS.size).toBe(5_040)
  expect(new Set(all.map((a) => a.bribes.join())).size).toBe(5_040)
  for (const { bribes } of all) expect(new Set(bribes.filter((card) => CARDS.includes(card))).size).toBe(6)
})

test('whatever is listed is included, and nothing that merely looks like it', () => {
  expect(ALLOCATIONS.list().every((a) => ALLOCATIONS.includes(structuredClone(a)))).toBe(true)
  for (const bribes of [
    [],
    [5, 4, 3, 2, 1],
    [5, 4, 3, 2, 1, 1],
    [5, 4, 3, 2, 1, 6],
    [5, 4, 3, 2, 1, 0, -1],
    'abcdef',
  ]) {
    expect(ALLOCATIONS.includes({ type: 'allocate', bribes })).toBe(false)
  }
  expect(ALLOCATIONS.includes({ type: 'allocate', bribes: A, tieBreaker: -1 })).toBe(false)
  expect(ALLOCATIONS.includes({ type: 'finish', bribes: A })).toBe(false)
})

test('every allocation is as likely as any other when one is sampled', () => {
  const rng = new Chance('sample')
  const counts = new Map<string, number>()
  for (let i = 0; i < 50_400; i++) {
    const key = ALLOCATIONS.sample(rng).bribes.join()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  // Chi-square with 5,039 degrees of freedom: 5,039 ± 4 standard deviations of 100.4.
  const chi = [...counts.values()].reduce((sum, n) => sum + (n - 10) ** 2 / 10, 0) + (5_040 - counts.size) * 10
  expect(Math.abs(chi - 5_039)).toBeLessThan(402)
})

test('all seats allocate at once, in no order', () => {
  for (const order of [
    [0, 1, 2],
    [2, 0, 1],
  ]) {
    const table = given({ colours: ['red', 'blue', 'green'] })
    for (const seat of order) table.does(seat, { type: 'allocate', bribes: A })
    expect(table.s.step.at).toBe('tie')
  }
})

test('an allocation can be changed until everyone has confirmed', () => {
  const table = given().does(0, { type: 'allocate', bribes: A })
  expect(karibik.questions(table.s)).toEqual([
    { seat: 0, ask: 'allocate', optional: true },
    { seat: 1, ask: 'allocate' },
  ])
  expect(owed(karibik.questions(table.s)).map((q) => q.seat)).toEqual([1])
  table.does(0, { type: 'allocate', bribes: B }).does(1, { type: 'allocate', bribes: A })
  expect(table.s.seats[0].bribes).toEqual(B)
  expect(table.s.step).toMatchObject({ at: 'moving', ship: 'arriba', seat: 1 })
})

test('when everyone has confirmed, nobody can change cards in this round', () => {
  const table = given().bribe(A, B)
  expect(table.offers(0, 'allocate')).toEqual([])
  expect(table.offers(1)).toEqual([])
  expect(table.whyNot(1, { type: 'allocate', bribes: A })).toBe('notNow')
})

test('whether a confirmed allocation is changed is told to nobody else', () => {
  const heard: (readonly unknown[])[] = []
  const table = given()
  for (const bribes of [A, B]) {
    karibik.apply(table.s, 0, { type: 'allocate', bribes }, new Chance(''), (event, to) => heard.push([event, to]))
  }
  expect(heard).toEqual([
    [{ type: 'allocated', seat: 0, bribes: A }, { to: [0] }],
    [{ type: 'confirmed', seat: 0 }, undefined],
    [{ type: 'allocated', seat: 0, bribes: B }, { to: [0] }],
  ])
})

test('cards that are not one for each ship are refused', () => {
  expect(given().whyNot(0, { type: 'allocate', bribes: [5, 5, 4, 3, 2, 1] })).toBe('notAnAllocation')
})

test('what is sent is copied: changing it later changes nothing', () => {
  const mine: Card[] = [...A]
  const table = given().does(0, { type: 'allocate', bribes: mine })
  mine[0] = 3
  expect(table.s.seats[0].bribes).toEqual(A)
})
