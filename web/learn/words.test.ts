import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { test } from 'vitest'
import { LEARN_WORDS } from './words.ts'

wordsAreWhole(LEARN_WORDS, test)
