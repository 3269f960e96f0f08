import { given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import { expect, test } from 'vitest'
import { thing } from './things.ts'
import { NO_WAKES, wakesAfter } from './wakes.ts'

const OWN = thing('seat', 0)

function sailing() {
  const table = given({ players: [{ captain: 'joris', at: 'curacao' }, {}] })
  const before = view(table.s, 0)
  const after = view(table.does(0, { type: 'sail', to: 'caracas' }).s, 0)
  return { before, after }
}

test('a wake lies where a ship came from', () => {
  const { before, after } = sailing()
  expect(wakesAfter(NO_WAKES, before, after).get(OWN)).toBe('curacao')
})

test('whoever takes a step back leaves none', () => {
  const { before, after } = sailing()
  expect(wakesAfter(wakesAfter(NO_WAKES, before, after), after, before)).toBe(NO_WAKES)
})

test('a replay that leaps sails nobody across the sea', () => {
  const { before, after } = sailing()
  expect(wakesAfter(NO_WAKES, { ...after, round: after.round + 5 }, before)).toBe(NO_WAKES)
  const far = view(given({ players: [{ captain: 'joris', at: 'havana' }, {}] }).s, 0)
  expect(wakesAfter(NO_WAKES, before, far).has(OWN)).toBe(false)
})
