import { Chance } from '@windward/core/chance.ts'
import { list, sample } from '@windward/core/choices.ts'
import { expect, test } from 'vitest'
import { type Given, given, type TestTable } from '../given.ts'
import { karibik } from '../index.ts'
import { type Action, type Card, SHIPS, type Ship } from '../vocabulary.ts'

const A: readonly Card[] = [5, 4, 3, 2, 1, 0]
const B: readonly Card[] = [0, 5, 4, 3, 2, 1]
const capture: Action = { type: 'capture' }
const sail = (to: number): Action => ({ type: 'sail', to })
const steal = (from: Ship): Action => ({ type: 'steal', from })
const swap = (other: Ship): Action => ({ type: 'swap', with: other })
const handOver = (to: Ship): Action => ({ type: 'handOver', to })
const HANDING = { options: { handOver: true } } as const

/** Blue (seat 0) has won the Arriba with 5 barrels. */
const arriba = (what: Given) => given(what).bribe(A, B)
const cargo = (table: TestTable) => SHIPS.slice(0, 3).map((ship) => table.s.ships[ship].cargo)

test('ruling 16: an empty ship in a harbor space captures the chest of the city and earns 2,000 at once', () => {
  const table = arriba({ ships: { arriba: 5 }, ashore: ['havana', 'nassau'] }).does(0, capture)
  expect(table.s.ships.arriba.cargo).toBe('havana')
  expect(table.s.ashore).toEqual(['nassau'])
  expect(table.riches()).toEqual([2_000, 0])
  expect(table.s.step).toMatchObject({ left: 5 })
})

test('the 2,000 for a capture are kept even if the chest is stolen at once', () => {
  const table = arriba({ ships: { arriba: 5, bravo: 6 }, ashore: ['havana'] }).does(0, capture, { type: 'finish' })
  table.does(1, steal('arriba'))
  expect(cargo(table)).toEqual([undefined, 'havana', undefined])
  expect(table.riches()).toEqual([2_000, 0])
})

test('without a chest a city cannot be captured', () => {
  const table = arriba({ ships: { arriba: 5 }, ashore: ['nassau'] })
  expect(table.offers(0, 'capture')).toEqual([])
  expect(table.whyNot(0, capture)).toBe('cityIsEmpty')
})

test('a city is captured only from a space that touches it', () => {
  const table = arriba({ ships: { arriba: 4 }, ashore: ['havana'] })
  expect(table.whyNot(0, capture)).toBe('noCityHere')
})

test('Martinique and Trujillo can be captured from two spaces', () => {
  for (const at of [64, 65])
    expect(arriba({ ships: { arriba: at }, ashore: ['martinique'] }).may(0, capture)).toBe(true)
  for (const at of [40, 41]) expect(arriba({ ships: { arriba: at }, ashore: ['trujillo'] }).may(0, capture)).toBe(true)
})

test('a ship carries one chest at a time: a loaded ship cannot capture', () => {
  const table = arriba({ ships: { arriba: [5, 'nassau'] }, ashore: ['havana'] })
  expect(table.offers(0, 'capture')).toEqual([])
  expect(table.whyNot(0, capture)).toBe('shipIsFull')
})

test('several captures and deliveries are possible in one move', () => {
  const table = arriba({ ships: { arriba: 82 }, ashore: ['puertoBello', 'bluefields'] })
  table.does(0, capture, sail(89), { type: 'deliver', to: 89 }, sail(81), sail(66), capture)
  expect(table.riches()).toEqual([2_000 + 8_000 + 2_000, 0])
  expect(table.s.ships.arriba.cargo).toBe('bluefields')
})

test('ruling 18: an empty ship steals from a loaded ship beside it, and nothing is paid', () => {
  const table = arriba({ ships: { arriba: 5, bravo: [6, 'nassau'] } }).does(0, steal('bravo'))
  expect(cargo(table)).toEqual(['nassau', undefined, undefined])
  expect(table.riches()).toEqual([0, 0])
})

test('a loaded ship cannot steal, only swap', () => {
  const table = arriba({ ships: { arriba: [5, 'havana'], bravo: [6, 'nassau'] } })
  expect(table.may(0, steal('bravo'))).toBe(false)
  expect(table.whyNot(0, steal('bravo'))).toBe('shipIsFull')
  expect(table.may(0, swap('bravo'))).toBe(true)
})

test('nothing is stolen from an empty ship, nor across a space', () => {
  const table = arriba({ ships: { arriba: 5, bravo: 6, caribic: [7, 'nassau'] } })
  expect(table.offers(0, 'steal')).toEqual([])
  expect(table.whyNot(0, steal('bravo'))).toBe('otherIsEmpty')
  expect(table.whyNot(0, steal('caribic'))).toBe('shipNotBeside')
})

test('a ship in a haven is not protected, not even in its owner’s', () => {
  const table = arriba({ ships: { arriba: 18, bravo: [17, 'nassau'] } })
  expect(table.may(0, steal('bravo'))).toBe(true)
})

test('two loaded ships side by side swap their chests', () => {
  const table = arriba({ ships: { arriba: [5, 'havana'], bravo: [6, 'nassau'] } }).does(0, swap('bravo'))
  expect(cargo(table)).toEqual(['nassau', 'havana', undefined])
  expect(table.last('swapped')).toMatchObject({ gave: 'havana', took: 'nassau' })
})

test('a swap needs two chests', () => {
  const table = arriba({ ships: { arriba: [5, 'havana'], bravo: 6 } })
  expect(table.whyNot(0, swap('bravo'))).toBe('otherIsEmpty')
  expect(arriba({ ships: { arriba: 5, bravo: [6, 'nassau'] } }).whyNot(0, swap('bravo'))).toBe('shipIsEmpty')
})

test('ruling 19: handing over to an empty ship beside one’s own is an option, off unless chosen', () => {
  const ships = { arriba: [5, 'havana'], bravo: 6 } as const
  const off = arriba({ ships })
  expect(off.offers(0, 'handOver')).toEqual([])
  expect(off.whyNot(0, handOver('bravo'))).toBe('noHandingOver')
  const on = arriba({ ships, ...HANDING }).does(0, handOver('bravo'))
  expect(cargo(on)).toEqual([undefined, 'havana', undefined])
})

test('a chest is not handed over to a loaded ship', () => {
  const table = arriba({ ships: { arriba: [5, 'havana'], bravo: [6, 'nassau'] }, ...HANDING })
  expect(table.whyNot(0, handOver('bravo'))).toBe('otherIsFull')
})

test('ruling 20: a chest handed over to a ship in a haven just changes ship', () => {
  const table = arriba({ ships: { arriba: [14, 'havana'], bravo: 10 }, ...HANDING }).does(0, handOver('bravo'))
  expect(cargo(table)).toEqual([undefined, 'havana', undefined])
  expect(table.riches()).toEqual([0, 0])
})

test('ruling 36: by option a chest handed over to a ship in a haven is delivered there, and the owner is paid', () => {
  const options = { handOver: true, handOverDelivers: true }
  const table = arriba({ ships: { arriba: [13, 'havana'], bravo: 17 }, options }).does(0, handOver('bravo'))
  expect(cargo(table)).toEqual([undefined, undefined, undefined])
  expect(table.riches()).toEqual([0, 8_000])
  // Alacran Reef is green, and nobody plays green.
  const unused = arriba({ ships: { arriba: [13, 'havana'], bravo: 12 }, options }).does(0, handOver('bravo'))
  expect(cargo(unused)).toEqual([undefined, 'havana', undefined])
})

test('ruling 21: no chest goes overboard: it leaves a ship only by delivery, theft or swap', () => {
  const table = arriba({ ships: { arriba: [5, 'havana'] } })
  expect(table.offers(0).map((action) => action.type)).toEqual(['sail', 'sail', 'sail', 'finish'])
})

test('no chest goes back to its city', () => {
  const table = arriba({ ships: { arriba: 5 }, ashore: ['havana'] }).does(0, capture)
  expect(table.offers(0).map((action) => action.type)).toEqual(['sail', 'sail', 'sail', 'finish'])
})

test('a swap may not be undone while the ship stays on the space', () => {
  const table = arriba({ ships: { arriba: [5, 'havana'], bravo: [6, 'nassau'] } }).does(0, swap('bravo'))
  expect(table.offers(0, 'swap')).toEqual([])
  expect(table.whyNot(0, swap('bravo'))).toBe('wouldRepeat')
  table.does(0, sail(4), sail(5), swap('bravo'))
  expect(cargo(table)).toEqual(['havana', 'nassau', undefined])
})

test('what was handed over may not be stolen back at once', () => {
  const table = arriba({ ships: { arriba: [5, 'havana'], bravo: 6 }, ...HANDING }).does(0, handOver('bravo'))
  expect(table.whyNot(0, steal('bravo'))).toBe('wouldRepeat')
})

test('a capture or a delivery opens the way for what was forbidden as a repetition', () => {
  const table = arriba({ ships: { arriba: 5, bravo: [6, 'nassau'] }, ashore: ['havana'] })
  table.does(0, steal('bravo'))
  expect(table.offers(0, 'steal')).toEqual([])
  const handing = arriba({ ships: { arriba: 5, bravo: [6, 'nassau'], caribic: 4 }, ashore: ['havana'], ...HANDING })
  handing.does(0, steal('bravo'), handOver('caribic'), capture, swap('caribic'))
  expect(cargo(handing)).toEqual(['nassau', undefined, 'havana'])
})

test('a delivery by handing over is never a repetition', () => {
  const options = { handOver: true, handOverDelivers: true }
  const table = arriba({ ships: { arriba: 14, bravo: [10, 'havana'] }, options })
  table.does(0, steal('bravo'), handOver('bravo'))
  expect(table.riches()).toEqual([8_000, 0])
})

test('ruling 33: forbidding repetitions takes no arrangement away: all that could be reached still can be', () => {
  // Four ships around the Arriba with three chests among the five: every arrangement, each but once.
  const ships = {
    arriba: [30, 'havana'],
    bravo: [31, 'nassau'],
    caribic: [19, 'cumana'],
    diabolo: 16,
    evita: 17,
  } as const
  const reached = new Set<string>()
  const look = (s: TestTable['s']): void => {
    reached.add(SHIPS.map((ship) => s.ships[ship].cargo).join())
    for (const action of list(karibik.actions(s, 0))) {
      if (action.type !== 'swap' && action.type !== 'steal' && action.type !== 'handOver') continue
      const next = karibik.clone(s)
      karibik.apply(next, 0, action, new Chance(''))
      const there = SHIPS.map((ship) => next.ships[ship].cargo).join()
      if (!reached.has(there)) look(next)
    }
  }
  look(arriba({ ships, ...HANDING }).s)
  expect(reached.size).toBe(5 * 4 * 3)
})

test('no seat can stall: even without sailing a move comes to its end', () => {
  const ships = {
    arriba: [30, 'havana'],
    bravo: [31, 'nassau'],
    caribic: [19, 'cumana'],
    diabolo: 16,
    evita: 17,
  } as const
  for (let game = 0; game < 50; game++) {
    const table = arriba({ ships, ...HANDING })
    const policy = new Chance(`stall ${game}`)
    let actions = 0
    for (;;) {
      const exchanges = table.offers(0).filter((action) => action.type !== 'sail' && action.type !== 'finish')
      if (exchanges.length === 0) break
      table.does(0, sample(exchanges, policy))
      actions += 1
    }
    expect(actions).toBeGreaterThan(0)
    expect(actions).toBeLessThan(5 * 4 * 3)
  }
})
