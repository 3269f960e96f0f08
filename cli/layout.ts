/** What the terminal asks of a game's layout. */

import type { Action } from '@windward/core/contract.ts'
import type { Names } from '@windward/core/words.ts'

/** How a game is laid out in text. `V` is its view, `P` its speech. */
export interface Layout<V, P> {
  draw(view: V, speech: P, names: Names, width: number): string
  /** The rules on one screen, a line each. */
  rules(view: V, speech: P): readonly string[]
  /** Where the place of an answer in a list will not do: there are too many, or numbers mean something else. */
  readonly composer?: Composer<V, P>
  /** A figure that helps with the decision at hand, where there is one. */
  hint?(view: V, speech: P): string | undefined
  /** What a person may want to do now, allowed or not: those that are not are explained. */
  wishes?(view: V): readonly Action[]
}

export interface Composer<V, P> {
  /** How to write one of too many to list. */
  prompt(view: V, speech: P): string
  /** What is typed for an action: never one of the terminal's own keys. */
  write(action: Action): string
  /** What somebody meant by what they typed, allowed or not. */
  read(text: string, view: V): Action | undefined
}
