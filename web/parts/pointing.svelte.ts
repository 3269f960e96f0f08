/** What a person points at, in the list of choices or in the log, and the things on the board that are lit by it. */

import type { Action, Event } from '@windward/core/contract.ts'
import type { Lit } from '../games/face.ts'
import { inTurn } from './turns.ts'

type Pointed = Action | Event | undefined

export class Pointing {
  readonly #things: (of: Action | Event) => readonly string[]
  readonly #otherwise: () => readonly string[]
  #at: Pointed = $state.raw()
  #callOff: (() => void) | undefined
  readonly #lit = $derived.by(() => new Set(this.#at ? this.#things(this.#at) : this.#otherwise()))

  /** Always the same: who asks it of a thing asks again when that may have changed, and nobody else does. */
  readonly lit: Lit = { has: (thing) => this.#lit.has(thing) }

  /** What an action or event speaks of, and what is lit while nothing is pointed at. */
  constructor(things: (of: Action | Event) => readonly string[], otherwise: () => readonly string[] = () => []) {
    this.#things = things
    this.#otherwise = otherwise
  }

  /** It lights up in its turn: a press often comes with the pointer and is seen first. */
  readonly point = (at: Pointed): void => {
    this.stay()
    if (at === this.#at) return
    this.#callOff = inTurn(() => {
      this.#at = at
    })
  }

  /** What is lit stays so: something else is to be seen first. */
  stay(): void {
    this.#callOff?.()
  }

  /** What was pointed at is no more. */
  forget(): void {
    this.stay()
    this.#at = undefined
  }
}
