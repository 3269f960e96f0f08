import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { test } from 'vitest'
import { BOARD_WORDS } from './words.ts'

wordsAreWhole(BOARD_WORDS, test)
