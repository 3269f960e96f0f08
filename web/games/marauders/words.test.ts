import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { test } from 'vitest'
import { TABLE_WORDS } from './words.ts'

wordsAreWhole(TABLE_WORDS, test)
