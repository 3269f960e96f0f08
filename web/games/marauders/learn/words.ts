/** The words of the rules and of the first game, in three languages. */

import type { Catalogue, Language } from '@windward/core/words.ts'
import { de as deLesson } from './lesson.de.ts'
import { en as enLesson, type LessonKey } from './lesson.en.ts'
import { it as itLesson } from './lesson.it.ts'
import { de } from './rules.de.ts'
import { en, type RulesKey } from './rules.en.ts'
import { it } from './rules.it.ts'

export type { LessonKey, RulesKey }

export const RULES_WORDS: Readonly<Record<Language, Catalogue<RulesKey>>> = { en, it, de }

export const LESSON_WORDS: Readonly<Record<Language, Catalogue<LessonKey>>> = {
  en: enLesson,
  it: itLesson,
  de: deLesson,
}
