/** Ends the program with a sentence instead of a stack: 2 for what was asked wrongly, 1 for what went wrong. */

import type { Params, Say } from '@windward/core/words.ts'
import { type TerminalKey, wordsIn } from './words/index.ts'

export class ExitError extends Error {
  readonly exitCode: 1 | 2
  readonly #key: TerminalKey
  readonly #params: Params

  constructor(key: TerminalKey, params: Params = {}, exitCode: 1 | 2 = 2) {
    super(wordsIn('en')(key, params))
    this.#key = key
    this.#params = params
    this.exitCode = exitCode
  }

  /** The sentence, in the language of whoever asked. */
  tell(say: Say<TerminalKey>): string {
    return say(this.#key, this.#params)
  }
}
