import { expect, test } from 'vitest'
import { given } from '../given.ts'
import { type Card, CITIES } from '../vocabulary.ts'

const A: readonly Card[] = [5, 4, 3, 2, 1, 0]
const B: readonly Card[] = [0, 5, 4, 3, 2, 1]
const SIX = CITIES.slice(0, 6)

test('a round ends when all six ships have had their turn, those held by a tie included', () => {
  const table = given({ ashore: SIX }).bribe(A, [5, 3, 4, 2, 1, 0])
  table.finishRound()
  expect(table.told.filter((event) => event.type === 'revealed')).toHaveLength(6)
  expect(table.told.filter((event) => event.type === 'stayed').length).toBeGreaterThan(0)
  expect(table.s).toMatchObject({ round: 2, step: { at: 'bribing' } })
})

test('ruling 23: after each round the next two chests of the supply are laid on their cities', () => {
  const table = given({ ashore: SIX })
  for (let round = 1; round <= 5; round++) {
    const next = table.s.supply.slice(0, 2)
    table.bribe(A, B).finishRound()
    expect(table.last('chestsLanded')).toEqual({ type: 'chestsLanded', chests: next })
    expect(table.s.ashore.slice(-2)).toEqual(next)
    expect(table.s.supply).toHaveLength(10 - 2 * round)
  }
  expect([...table.s.ashore].sort()).toEqual([...CITIES].sort())
})

test('after five rounds all chests are out and nothing is laid out any more', () => {
  const table = given({ ashore: CITIES }).bribe(A, B).finishRound()
  expect(table.s.round).toBe(2)
  expect(table.told.some((event) => event.type === 'chestsLanded')).toBe(false)
})

test('a ship that already lies at the city does not load the new chest by itself', () => {
  const table = given({ ashore: SIX.filter((city) => city !== 'martinique'), ships: { arriba: 65 } })
  expect(table.s.supply[0]).toBe('martinique')
  table.bribe(A, B).finishRound()
  expect(table.s.ashore).toContain('martinique')
  expect(table.s.ships.arriba).toEqual({ at: 65, cargo: undefined })
})

test('everybody takes all cards back for the new round', () => {
  const table = given({ ashore: SIX }).bribe(A, B).finishRound()
  expect(table.s.seats.map((seat) => [seat.bribes, seat.spent])).toEqual([
    [[], false],
    [[], false],
  ])
  expect(table.offers(0, 'allocate')).toHaveLength(5_040)
})

test('the ships stay where they were at the end of the round, with what they carry', () => {
  const table = given({ ashore: SIX, ships: { arriba: [2, 'cumana'] } }).bribe(A, B)
  table.does(0, { type: 'sail', to: 3 }).finishRound()
  expect(table.s.ships.arriba).toEqual({ at: 3, cargo: 'cumana' })
})
