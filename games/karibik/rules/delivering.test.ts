import { expect, test } from 'vitest'
import { havensOf } from '../board.ts'
import { type Given, given } from '../given.ts'
import type { Action, Card } from '../vocabulary.ts'

const A: readonly Card[] = [5, 4, 3, 2, 1, 0]
const B: readonly Card[] = [0, 5, 4, 3, 2, 1]
const sail = (to: number): Action => ({ type: 'sail', to })
const deliver = (to: number): Action => ({ type: 'deliver', to })
const ADJACENT = { options: { delivery: 'adjacent' } } as const

/** Blue (seat 0) has won the Arriba with 5 barrels; San Salvador (10) is blue, the Isle of Pines (17) yellow. */
const arriba = (what: Given) => given(what).bribe(A, B)

test('ruling 12: a chest is delivered by a ship that is in the haven', () => {
  const table = arriba({ ships: { arriba: [14, 'havana'], bravo: 53, diabolo: 15 } })
  expect(table.offers(0, 'deliver')).toEqual([])
  expect(table.whyNot(0, deliver(10))).toBe('havenTooFar')
  table.does(0, sail(10), deliver(10))
  expect(table.s.ships.arriba.cargo).toBeUndefined()
  expect(table.riches()).toEqual([8_000, 0])
})

test('a ship that passes through a haven can unload and sail on', () => {
  const table = arriba({ ships: { arriba: [9, 'havana'] } }).does(0, sail(10), deliver(10), sail(23))
  expect(table.riches()).toEqual([8_000, 0])
  expect(table.s.ships.arriba.at).toBe(23)
})

test('a ship that lies in a haven can unload there without moving', () => {
  expect(
    arriba({ ships: { arriba: [10, 'havana'] } })
      .does(0, deliver(10))
      .riches(),
  ).toEqual([8_000, 0])
})

test('by option a chest is delivered from beside the haven too', () => {
  const table = arriba({ ships: { arriba: [11, 'havana'] }, ...ADJACENT })
  expect(table.offers(0, 'deliver')).toEqual([deliver(10)])
  table.does(0, deliver(10))
  expect(table.riches()).toEqual([8_000, 0])
  expect(arriba({ ships: { arriba: [10, 'havana'] }, ...ADJACENT }).may(0, deliver(10))).toBe(true)
  expect(arriba({ ships: { arriba: [1, 'havana'] }, ...ADJACENT }).whyNot(0, deliver(10))).toBe('havenTooFar')
})

test('ruling 34: beside two havens the active player chooses which one is paid', () => {
  const table = arriba({
    colours: ['red', 'blue'],
    ships: { arriba: [14, 'havana'], bravo: 53, diabolo: 15 },
    ...ADJACENT,
  })
  expect(table.offers(0, 'deliver')).toEqual([deliver(7), deliver(10)])
})

test('ruling 35: from beside, a haven takes a chest even while another ship lies in it', () => {
  const table = arriba({ ships: { arriba: [11, 'havana'], bravo: 10 }, ...ADJACENT })
  expect(table.does(0, deliver(10)).riches()).toEqual([8_000, 0])
})

test('ruling 13: in an opponent’s haven a chest may be delivered, and its owner is paid', () => {
  const table = arriba({ ships: { arriba: [17, 'havana'] } }).does(0, deliver(17))
  expect(table.riches()).toEqual([0, 8_000])
  expect(table.s.seats[1]).toMatchObject({ received: 8_000, delivered: 0 })
})

test('nobody is forced to unload, neither passing a haven nor stopping there', () => {
  const table = arriba({ ships: { arriba: [13, 'havana'] } }).does(0, sail(17), sail(18), sail(17), { type: 'finish' })
  expect(table.s.ships.arriba).toEqual({ at: 17, cargo: 'havana' })
  expect(table.riches()).toEqual([0, 0])
})

test('ruling 14: a chest on a ship that lies in a haven is not delivered by itself', () => {
  const table = given({ ships: { arriba: [10, 'havana'] } }).bribe([5, 4, 3, 2, 1, 0], [5, 3, 4, 2, 1, 0])
  table.finishRound()
  expect(table.s.round).toBe(2)
  expect(table.s.ships.arriba).toEqual({ at: 10, cargo: 'havana' })
  expect(table.riches()).toEqual([0, 0])
  table.bribe(B, A)
  expect(table.may(1, deliver(10))).toBe(true)
})

test('ruling 15: havens of colours that nobody plays are plain sea', () => {
  for (const colour of ['red', 'green'] as const) {
    for (const haven of havensOf(colour)) {
      const table = arriba({ ships: { arriba: [haven, 'havana'] } })
      expect(table.offers(0, 'deliver')).toEqual([])
      expect(table.whyNot(0, deliver(haven))).toBe('havenNotInPlay')
    }
  }
})

test('an empty ship has nothing to deliver, and plain sea is no haven', () => {
  expect(arriba({ ships: { arriba: 10 } }).whyNot(0, deliver(10))).toBe('shipIsEmpty')
  expect(arriba({ ships: { arriba: [9, 'havana'] } }).whyNot(0, deliver(9))).toBe('notAHaven')
})

test('ruling 22: a delivered chest is out of the game and its city is exhausted', () => {
  const table = arriba({ ships: { arriba: [10, 'nassau'] } }).does(0, deliver(10), sail(9), sail(1))
  expect(table.s.delivered).toEqual(['nassau'])
  expect(table.whyNot(0, { type: 'capture' })).toBe('cityIsEmpty')
})

test('each chest pays what is written on it', () => {
  for (const [chest, value] of [
    ['portRoyal', 4_000],
    ['trujillo', 5_000],
    ['caracas', 6_000],
    ['cumana', 7_000],
    ['puertoBello', 8_000],
  ] as const) {
    expect(
      arriba({ ships: { arriba: [10, chest] } })
        .does(0, deliver(10))
        .riches(),
    ).toEqual([value, 0])
  }
})
