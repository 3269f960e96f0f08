import { LANGUAGES } from '@windward/core/words.ts'
import { given } from '@windward/games/haendler/given.ts'
import { view } from '@windward/games/haendler/view.ts'
import { ROLES } from '@windward/games/haendler/vocabulary.ts'
import { describe, expect, it, test } from 'vitest'
import { breakable, openedBy } from './reading.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

/** What the smallest card with a name has room for, in letters. */
const ROOM = 7

it('breaks a name between its syllables', () => {
  expect(breakable('Governor', 'Cap-tain Gov-er-nor')).toBe('Gov\u00ADer\u00ADnor')
  expect(breakable('Sailor', 'Gov-er-nor')).toBe('Sailor')
})

it('knows which expeditions somebody would complete with whoever is hired', () => {
  const expeditions = ['expedition cross+cross', 'expedition house+house', 'expedition cross+cross+house']
  const harbor = ['priest 4/1', 'settler 4/1', 'sailor 3/1']
  const opened = (persons: readonly string[]) => {
    const t = given({ harbor, reveals: 3, expeditions, players: [{ persons }, {}] })
    return t.s.harbor.map((id) => openedBy(view(t.s, 0), 0, id).map((each) => t.s.expeditions.indexOf(each)))
  }
  expect(opened(['priest 4/1'])).toEqual([[0], [], []])
  expect(opened(['priest 4/1', 'jack 6/1'])).toEqual([[2], [1, 2], []])
  expect(opened([])).toEqual([[], [], []])
})

describe.each(LANGUAGES)('in %s', (language) => {
  const { say } = speechIn(language)
  const words = boardWords(language)

  test.each(ROLES)('the name of the %s fits a small card, in whole syllables', (role) => {
    const parts = breakable(say(`role.${role}`), words('syllables')).split(/[ \u00AD]/)
    expect(parts.filter((part) => part.length > ROOM)).toEqual([])
  })
})
