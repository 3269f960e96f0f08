import { describe, expect, test } from 'vitest'
import { columns, figures, wrap } from './look.ts'

describe('wrapped text', () => {
  test('keeps what stands before the first word and indents further lines', () => {
    expect(wrap('  one two three four', 12, '    ')).toBe('  one two\n    three\n    four')
  })

  test('does not count colours', () => {
    expect(wrap('\x1b[1mone\x1b[22m two', 7)).toBe('\x1b[1mone\x1b[22m two')
  })

  test('leaves a word that is too long alone', () => expect(wrap('abcdefgh', 3)).toBe('abcdefgh'))
})

test('figures stand to the right and words to the left', () => {
  expect(
    figures(
      ['bot', 'wins'],
      [
        ['a', '1,000'],
        ['long', 7],
      ],
    ),
  ).toBe(' bot     wins\n a      1,000\n long       7')
})

test('the last column is broken to fit the width', () => {
  const lines = columns([['a', 'some words that go on and on']], 16).split('\n')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(16)
})
