import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { test } from 'vitest'
import { LESSON_WORDS, RULES_WORDS } from './words.ts'

wordsAreWhole(RULES_WORDS, test)
wordsAreWhole(LESSON_WORDS, test)
