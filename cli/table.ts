/** What the terminal asks of a game's layout. */

import type { Action } from '@windward/core/contract.ts'
import type { Names, Speech } from '@windward/core/words.ts'

export type AnySpeech = Speech<unknown, unknown, unknown, unknown>

/** How a game is laid out in text. `V` is its view, `P` its speech. */
export interface Table<V, P> {
  draw(view: V, speech: P, names: Names, width: number): string
  /** The rules on one screen, a line each. */
  rules(view: V, speech: P): readonly string[]
  /** Where there are too many choices to list: how one is written, and what was meant by what somebody wrote. */
  readonly entry?: Entry<V, P>
  /** A figure that helps with the decision at hand, where there is one. */
  hint?(view: V, speech: P): string | undefined
  /** What a person may want to do now, allowed or not: those that are not are explained. */
  wishes?(view: V): readonly Action[]
}

export interface Entry<V, P> {
  prompt(view: V, speech: P): string
  read(text: string): Action | undefined
}
