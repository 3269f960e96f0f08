import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { test } from 'vitest'
import { ANALYSIS_WORDS } from './words.ts'

wordsAreWhole(ANALYSIS_WORDS, test)
