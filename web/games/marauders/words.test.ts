import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { test } from 'vitest'
import { BOARD_WORDS } from './words.ts'
import { YOUR_WORDS } from './yours.ts'

wordsAreWhole(BOARD_WORDS, test)
wordsAreWhole(YOUR_WORDS, (name, run) => test(`yours: ${name}`, run))
