/** What Händler teaches of itself: wiring, nothing else. */

import { sayer } from '@windward/core/words.ts'
import type { Primer } from '../../../learn/primer.ts'
import Art from './Art.svelte'
import Figure from './Figure.svelte'
import { reference } from './reference.ts'
import { rules } from './rules.ts'
import { script } from './script.ts'
import { LESSON_WORDS } from './words.ts'

export const primer: Primer = {
  script,
  tell: (language) => sayer<string>(language, LESSON_WORDS[language]),
  rules,
  reference,
  Figure,
  Art,
}
