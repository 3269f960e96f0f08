import { LANGUAGES } from '@windward/core/words.ts'
import { ROLES } from '@windward/games/haendler/vocabulary.ts'
import { describe, expect, it, test } from 'vitest'
import { breakable } from './reading.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

/** What the smallest card with a name has room for, in letters. */
const ROOM = 7

it('breaks a name between its syllables', () => {
  expect(breakable('Governor', 'Cap-tain Gov-er-nor')).toBe('Gov\u00ADer\u00ADnor')
  expect(breakable('Sailor', 'Gov-er-nor')).toBe('Sailor')
})

describe.each(LANGUAGES)('in %s', (language) => {
  const { say } = speechIn(language)
  const words = boardWords(language)

  test.each(ROLES)('the name of the %s fits a small card, in whole syllables', (role) => {
    const parts = breakable(say(`role.${role}`), words('syllables')).split(/[ \u00AD]/)
    expect(parts.filter((part) => part.length > ROOM)).toEqual([])
  })
})
