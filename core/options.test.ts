import { expect, test } from 'vitest'
import type { AnyGame } from './contract.ts'
import { toy } from './laws.toy.ts'
import { defaults, readOptions, readSeats } from './options.ts'

const game: AnyGame = {
  ...toy,
  options: { cards: [12, 16], deck: ['base', 'more'], open: [false, true] },
  seats: ({ cards }) => ({ min: 2, max: cards === 16 ? 4 : 3 }),
}
const DEFAULTS = { cards: 12, deck: 'base', open: false }

test('the first value of each option is its default', () => {
  expect(defaults(game)).toEqual(DEFAULTS)
  expect(readOptions(game, {})).toEqual({ ok: true, value: DEFAULTS })
})

test('what is given is kept, and the rest filled in', () => {
  expect(readOptions(game, { cards: 16 })).toEqual({ ok: true, value: { ...DEFAULTS, cards: 16 } })
})

test('text is read as the value it spells', () => {
  const value = { cards: 16, deck: 'more', open: true }
  expect(readOptions(game, { cards: '16', deck: 'more', open: 'true' })).toEqual({ ok: true, value })
})

test.each(['colour', '', 'toString', '__proto__', 'constructor'])('the unknown option %o is refused', (option) => {
  const refusal = { code: 'unknownOption', params: { option, known: 'cards, deck, open' } }
  expect(readOptions(game, Object.fromEntries([[option, 1]]))).toEqual({ ok: false, refusal })
})

test.each([13, '13', '', true, 12.5, undefined, Number.NaN])(
  'the value %o is refused where the game knows 12 and 16',
  (value) => {
    const refusal = { code: 'unknownValue', params: { option: 'cards', value: String(value), known: '12, 16' } }
    expect(readOptions(game, { cards: value })).toEqual({ ok: false, refusal })
  },
)

test('values are not taken for one another', () => {
  expect(readOptions(game, { open: 0 }).ok).toBe(false)
  expect(readOptions(game, { open: 1 }).ok).toBe(false)
})

test.each(['null', '{}', '[12]', '["12"]', '{"toString":1,"valueOf":1}'])('and so is %s', (text) => {
  const refusal = { code: 'unknownValue', params: { option: 'cards', value: 'object', known: '12, 16' } }
  expect(readOptions(game, { cards: JSON.parse(text) })).toEqual({ ok: false, refusal })
})

test.each([2, 3])('%i can sit down', (seats) => {
  expect(readSeats(game, DEFAULTS, seats)).toEqual({ ok: true, value: seats })
})

test.each([0, 1, 4, -2, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('%d cannot', (seats) => {
  expect(readSeats(game, DEFAULTS, seats)).toEqual({
    ok: false,
    refusal: { code: 'wrongSeats', params: { seats, min: 2, max: 3 } },
  })
})

test('options decide how many can', () => {
  expect(readSeats(game, { ...DEFAULTS, cards: 16 }, 4).ok).toBe(true)
})
