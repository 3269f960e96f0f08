import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { describe, expect, test } from 'vitest'
import { WORDS } from './index.ts'
import { spoken } from './spoken.ts'

wordsAreWhole(WORDS, test)

describe('the language the browser asks for', () => {
  test('is the first that is spoken here, whatever the region', () => {
    expect(spoken(['fr-FR', 'de-AT', 'en'])).toBe('de')
    expect(spoken(['IT'])).toBe('it')
  })

  test('is English where none is spoken', () => {
    expect(spoken(['fr', 'ja-JP'])).toBe('en')
    expect(spoken([])).toBe('en')
  })
})
