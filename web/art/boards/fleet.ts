/** Karibik's six ships, as they are printed when the app is built. */

import type { Drawing } from '../ink.ts'
import { pirate } from '../ships/looks.ts'
import { token } from '../ships/token.ts'
import type { Letter } from '../ships/vocabulary.ts'

export function cutter(letter: Letter): Drawing {
  return token('cutter', pirate(letter))
}
