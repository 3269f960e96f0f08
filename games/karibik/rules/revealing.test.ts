import { expect, test } from 'vitest'
import { given } from '../given.ts'
import type { Card } from '../vocabulary.ts'

const A: readonly Card[] = [5, 4, 3, 2, 1, 0]
const B: readonly Card[] = [0, 5, 4, 3, 2, 1]
const FOUR = ['red', 'blue', 'green', 'yellow'] as const

test('the ships move in alphabetical order, whoever wins them', () => {
  const table = given().bribe(A, B)
  const order = []
  while (table.s.step.at === 'moving') {
    order.push([table.s.step.ship, table.s.step.seat])
    table.finish()
  }
  expect(order).toEqual([
    ['arriba', 0],
    ['bravo', 1],
    ['caribic', 1],
    ['diabolo', 1],
    ['evita', 1],
    ['fuego', 1],
  ])
})

test('ruling 32: there is no turn order among players: one may move several ships in a row', () => {
  const table = given().bribe(A, B).finish()
  expect(table.s.step).toMatchObject({ ship: 'bravo', seat: 1 })
  expect(table.finish().s.step).toMatchObject({ ship: 'caribic', seat: 1 })
})

test('bribes are shown ship by ship: the board has changed before the next ones are seen', () => {
  const table = given().bribe(A, B)
  expect(table.told.filter((event) => event.type === 'revealed')).toHaveLength(1)
  table.finish()
  expect(table.last('revealed')).toEqual({ type: 'revealed', ship: 'bravo', bribes: [4, 5] })
})

test('the highest bidder moves the ship as many spaces as the bribe has barrels', () => {
  expect(given().bribe(A, B).s.step).toMatchObject({ ship: 'arriba', seat: 0, left: 5 })
  expect(given().bribe([2, 5, 4, 3, 1, 0], [1, 5, 4, 3, 2, 0]).s.step).toMatchObject({ seat: 0, left: 2 })
})

test('ruling 6: each thief of an opponent takes one space away: 5, 3 and two thieves make 3 spaces', () => {
  const table = given({ colours: FOUR }).bribe(A, [3, 5, 4, 2, 1, 0], [-1, 5, 4, 3, 2, 1], [-1, 4, 5, 3, 2, 1])
  expect(table.last('won')).toEqual({ type: 'won', seat: 0, ship: 'arriba', bid: 5, thieves: 2, movement: 3 })
  expect(table.s.step).toMatchObject({ at: 'moving', seat: 0, left: 3 })
})

test('a thief loses against zero barrels', () => {
  const table = given().bribe([0, 5, 4, 3, 2, 1], [-1, 5, 4, 3, 2, 1])
  expect(table.s.step).toMatchObject({ at: 'moving', seat: 0 })
})

test('ruling 8: movement below zero counts as zero', () => {
  const table = given({ colours: FOUR }).bribe(
    [1, 5, 4, 3, 2, 0],
    [-1, 5, 4, 3, 2, 1],
    [-1, 5, 4, 3, 2, 0],
    [-1, 4, 5, 3, 2, 1],
  )
  expect(table.last('won')).toMatchObject({ seat: 0, bid: 1, thieves: 3, movement: 0 })
  expect(table.s.step).toMatchObject({ left: 0 })
})

test('ruling 10: who wins a ship without movement may still act where it lies', () => {
  const table = given({ ships: { arriba: 5 }, ashore: ['havana'] }).bribe([0, 5, 4, 3, 2, 1], [-1, 5, 4, 3, 2, 1])
  expect(table.s.step).toMatchObject({ seat: 0, left: 0 })
  expect(table.offers(0)).toEqual([{ type: 'capture' }, { type: 'finish' }])
  table.does(0, { type: 'capture' })
  expect(table.riches()).toEqual([2_000, 0])
})

test('only the player who won the ship moves it', () => {
  const table = given().bribe(A, B)
  expect(table.offers(1)).toEqual([])
  expect(table.whyNot(1, { type: 'finish' })).toBe('notYourShip')
})
