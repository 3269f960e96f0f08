import { expect, test } from 'vitest'
import { sayer } from './words.ts'

const say = sayer('en', {
  plain: 'The # of ships is not told.',
  quoted: "It''s '{'hers'}'.",
  counted: '{n, plural, one {# ship} other {# ships}}',
})

test('what has no marks is said as it is written', () => {
  expect(say('plain')).toBe('The # of ships is not told.')
})

test('what is quoted loses its quotes', () => {
  expect(say('quoted')).toBe("It's {hers}.")
})

test('what is counted is said by its number, each time anew', () => {
  expect(say('counted', { n: 1 })).toBe('1 ship')
  expect(say('counted', { n: 2 })).toBe('2 ships')
})
