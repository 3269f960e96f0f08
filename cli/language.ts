/** The language that somebody wants to be told in: the flag that every command has. */

import { LANGUAGES, type Language } from '@windward/core/words.ts'
import { Option } from 'commander'
import type { Io } from './io.ts'
import { languageOf } from './words/index.ts'

export const languageOption = (env: Io['env']) =>
  new Option('--lang <language>', 'language of what is said').choices(LANGUAGES).default(languageOf(env), 'from LANG')

/** As it was asked for, also where the rest of what was asked makes no sense. */
export function languageIn(args: readonly string[], env: Io['env']): Language {
  const at = args.findIndex((arg) => /^--lang(=|$)/.test(arg))
  const given = args[at]?.split('=')[1] ?? args[at + 1]
  return LANGUAGES.find((language) => at >= 0 && language === given) ?? languageOf(env)
}
