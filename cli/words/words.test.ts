import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { expect, test } from 'vitest'
import { languageOf, WORDS } from './index.ts'

wordsAreWhole(WORDS, test)

test.each([
  [{ LANG: 'it_IT.UTF-8' }, 'it'],
  [{ LANG: 'it_IT.UTF-8', LC_ALL: 'de_AT.UTF-8' }, 'de'],
  [{ LANG: 'fr_FR.UTF-8' }, 'en'],
  [{ LC_ALL: 'C', LANG: 'de_DE' }, 'en'],
  [{}, 'en'],
])('the language of %j is %s', (environment, language) => expect(languageOf(environment)).toBe(language))
