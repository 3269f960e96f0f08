import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { test } from 'vitest'
import { CHART_WORDS } from './words.ts'

wordsAreWhole(CHART_WORDS, test)
