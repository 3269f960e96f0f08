import { Chance } from '@windward/core/chance.ts'
import { list } from '@windward/core/choices.ts'
import { expect, test } from 'vitest'
import { NEIGHBOURS } from '../board.ts'
import { type Given, given } from '../given.ts'
import { karibik } from '../index.ts'
import type { State } from '../state.ts'
import { type Action, type Card, SHIPS } from '../vocabulary.ts'

const A: readonly Card[] = [5, 4, 3, 2, 1, 0]
const B: readonly Card[] = [0, 5, 4, 3, 2, 1]
const sail = (to: number): Action => ({ type: 'sail', to })

/** Blue (seat 0) has won the Arriba with 5 barrels. */
const arriba = (what: Given) => given(what).bribe(A, B)

test('ruling 11: a ship sails to a neighbouring sea space for each point of movement, and may double back', () => {
  const table = arriba({ ships: { arriba: 2 } })
  expect(table.offers(0, 'sail')).toEqual([sail(3), sail(12)])
  table.does(0, sail(3), sail(2), sail(3), sail(2))
  expect(table.s.step).toMatchObject({ left: 1 })
  table.does(0, sail(12))
  expect(table.offers(0, 'sail')).toEqual([])
  expect(table.whyNot(0, sail(2))).toBe('noMovementLeft')
})

test('the full movement need not be used', () => {
  const table = arriba({ ships: { arriba: 2 } }).does(0, sail(3), { type: 'finish' })
  expect(table.s.ships.arriba.at).toBe(3)
  expect(table.s.step).toMatchObject({ at: 'moving', ship: 'bravo' })
})

test('a ship may stay where it is', () => {
  const table = arriba({ ships: { arriba: 2 } }).does(0, { type: 'finish' })
  expect(table.s.ships.arriba.at).toBe(2)
})

test('ruling 31: one ship to a space: no ship enters or crosses a space where another lies', () => {
  const table = arriba({ ships: { arriba: 2, bravo: 3, caribic: 12 } })
  expect(table.offers(0)).toEqual([{ type: 'finish' }])
  expect(table.whyNot(0, sail(3))).toBe('spaceOccupied')
  const around = arriba({ ships: { arriba: 2, bravo: 3 } })
  expect(around.offers(0, 'sail')).toEqual([sail(12)])
  around.does(0, sail(12), sail(13), sail(4))
  expect(around.s.ships.arriba.at).toBe(4)
})

test('a ship in a harbor space or a haven blocks it for all others', () => {
  expect(arriba({ ships: { arriba: 6, bravo: 5, caribic: 7 } }).offers(0, 'sail')).toEqual([sail(1), sail(4)])
})

test('ships sail through havens and stop in them, whosever they are', () => {
  const table = arriba({ ships: { arriba: 13 } }).does(0, sail(17), sail(18), sail(20), sail(18), sail(17))
  expect(table.s.ships.arriba.at).toBe(17)
})

test('spaces that touch only across land are no neighbours', () => {
  // Havana Roads north of Cuba, the Gulf of Batabano south of it.
  const table = arriba({ ships: { arriba: 5 } })
  expect(table.may(0, sail(18))).toBe(false)
  expect(table.whyNot(0, sail(18))).toBe('notANeighbour')
})

test('a start space has no meaning once the game runs', () => {
  const table = arriba({ ships: { arriba: 3 } }).does(0, sail(4), { type: 'finish' })
  expect(table.s.ships.arriba.at).toBe(4)
})

test('ruling 17: actions come in any order, before, between and after sailing', () => {
  const table = arriba({ ships: { arriba: [10, 'havana'] }, ashore: ['nassau'] })
  table.does(0, { type: 'deliver', to: 10 }, sail(9), sail(1), { type: 'capture' }, sail(9), sail(10))
  expect(table.s.step).toMatchObject({ left: 1 })
  table.does(0, { type: 'deliver', to: 10 })
  expect(table.riches()).toEqual([8_000 + 2_000 + 7_000, 0])
})

test('acting costs no movement', () => {
  const table = arriba({ ships: { arriba: 5, bravo: [6, 'nassau'] }, ashore: ['havana'] })
  table.does(0, { type: 'capture' }, { type: 'swap', with: 'bravo' })
  expect(table.s.step).toMatchObject({ left: 5 })
})

test('the ways to sail are all the walks on the chart around the other ships, and no others', () => {
  const table = arriba({ ships: { arriba: 42, bravo: 31, caribic: 30, diabolo: 51 } })
  const taken = SHIPS.slice(1).map((ship) => table.s.ships[ship].at)
  const walks = (from: number, steps: number): number => {
    if (steps === 0) return 1
    const free = NEIGHBOURS[from].filter((next) => !taken.includes(next))
    return free.reduce((n, next) => n + walks(next, steps - 1), 0)
  }
  const ways = (s: State, steps: number): number => {
    if (steps === 0) return 1
    const sails = list(karibik.actions(s, 0)).filter((action) => action.type === 'sail')
    return sails.reduce((n, action) => {
      const next = karibik.clone(s)
      karibik.apply(next, 0, action, new Chance(''))
      return n + ways(next, steps - 1)
    }, 0)
  }
  for (const steps of [1, 2, 3, 4, 5]) expect(ways(table.s, steps)).toBe(walks(42, steps))
  expect(ways(table.s, 6)).toBe(0)
})
