import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { describe, expect, test } from 'vitest'
import { spoken, WORDS } from './index.ts'

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
