import { expect, test } from 'vitest'
import { compiled } from './message.ts'
import { checkSaid } from './words.laws.ts'
import { countingIn } from './words.ts'

const english = countingIn('en')
const said = (text: string, params = {}) => compiled(text, english)(params)

test('parameters stand where they are named, and none may be left out', () => {
  expect(said('{ who } pays {n} and {n, number}', { who: 'Anne', n: 1500 })).toBe('Anne pays 1500 and 1,500')
  expect(said('({note})', { note: undefined })).toBe('()')
  expect(() => said('{who}')).toThrow('a message needs who')
})

test('plurals know exact numbers before forms', () => {
  const ships = '{n, plural, =0 {no ship} one {# ship} other {# ships}}'
  expect([0, 1, 2000].map((n) => said(ships, { n }))).toEqual(['no ship', '1 ship', '2,000 ships'])
  expect(said('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 })).toBe('22nd')
})

test('a selection within a plural counts nothing', () => {
  const text = '{n, plural, other {# {who, select, you {of # yours} other {of theirs}}}}'
  expect(said(text, { n: 2, who: 'you' })).toBe('2 of # yours')
})

test('a text that is no message is refused', () => {
  for (const text of ['{', '{n', 'a}', '{n, plural, one {}', '{n, date}', '{n, plural, offset:1 other {#}}', '{}'])
    expect(() => compiled(text, english), text).toThrow()
  expect(() => said('{who, select, you {yes}}', { who: 'nobody' })).toThrow('a message has no nobody of who')
})

test.each([
  "It''s '{'hers'}', isn't it?",
  "'{not, closed",
  "{n, plural, one {'#' is ''one''} other {it's '{#}' #}}",
  "# and '#' and '<b>' and <b>",
  '{a, select, x {{b, plural, =1 {one} other { # {c} }}} other {}} .',
  '{n,number}{a,select,x{1}other{{n,plural,other{#}}}}',
])('%s is said as ICU has it', (text) => {
  for (const language of ['en', 'it', 'de'] as const) checkSaid(text, language, text)
})
