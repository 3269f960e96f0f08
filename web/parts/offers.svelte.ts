/** What can be answered, as it lies on the wood and stands in the list, and what of it a finger is on. */

import { same } from '@windward/core/choices.ts'
import type { Action } from '@windward/core/contract.ts'
import { untrack } from 'svelte'
import type { ActionPlate } from '../games/face.ts'
import { column, settings } from '../shell.svelte.ts'
import type { Perspective } from './perspective.svelte.ts'

const MOST_PLATES = 3
/** What stands on a plate that Enter gives. */
export const ENTER_SIGN = '↵'
const NO_PLATE: ActionPlate = { title: '', note: '' }

export class Offers {
  readonly #from: Perspective
  readonly #shown: () => Action | undefined
  /** An answer that a finger or the focus is on: its plate lies first, and a second press gives it. */
  #chosen: Action | undefined = $state.raw()
  /** What follows it. */
  following: readonly Action[] = $state.raw([])

  /** What the game itself would lay on plates. */
  readonly #own = $derived.by(() => {
    const { face, seat, choices } = this.#from.sitting
    return seat === undefined ? undefined : face.plated?.(choices, this.#from.view, seat)
  })
  /** The answers that are listed; the board may offer more. What lies on plates comes first: its keys are in the order in which it lies. */
  readonly listed = $derived.by(() => {
    const { face, choices } = this.#from.sitting
    const all = face.shortlist?.(choices) ?? choices
    const first = this.#own ?? []
    return [...first, ...all.filter((action) => !first.some((other) => same(other, action)))]
  })
  readonly sentences = $derived.by(() =>
    this.listed.map((action) => this.#from.speech.action(action, this.#from.view, this.#from.names)),
  )
  /** A part of the table that still shows the question before may mark what is not on offer any more. */
  readonly marked = $derived.by(() => this.#from.sitting.choices.find((action) => same(action, this.#chosen)))
  /** What lies first: what a finger is on, else what a teacher asks for, unless it is put together on the board. */
  readonly #first = $derived.by(() => {
    if (this.marked) return this.marked
    const shown = this.#shown()
    const asked = this.#from.sitting.choices.find((action) => same(action, shown))
    const isOwn = asked !== undefined && this.#own?.some((action) => same(action, asked))
    return isOwn || (asked !== undefined && this.#plateOf(asked, []).tally === undefined) ? asked : undefined
  })
  readonly plated: readonly Action[] | undefined = $derived.by(() => {
    const own = this.#own
    if (!this.#from.sitting.face.plate || own === undefined) return undefined
    const marked = this.#first
    if (!marked) return own.slice(0, MOST_PLATES)
    const others = own.filter((action) => !same(action, marked))
    // On a phone it takes the place of the first of several: the table keeps its shape while one chooses.
    const isInstead = column.current && others.length === own.length && own.length > 1
    return [marked, ...others.slice(isInstead ? 1 : 0)].slice(0, MOST_PLATES)
  })
  readonly plates = $derived.by(() =>
    (this.plated ?? []).map((action, i) => this.#plateOf(action, this.followed(action, i))),
  )
  /** There is more to press than the plates on the wood. */
  readonly isOnBoard = $derived.by(
    () => this.plated !== undefined && !this.#first && this.#from.sitting.choices.length > this.plated.length,
  )
  /** All answers as a list: without plates, or where somebody wants it. */
  readonly isListed = $derived.by(() => this.plated === undefined || settings.answers === 'listed')
  /** Asked, but the answers are too many to list. */
  readonly isComposing = $derived.by(() => this.#from.asked.length > 0 && this.#from.sitting.choices.length === 0)

  /** `shown`: the answer that a teacher shows. */
  constructor(from: Perspective, shown: () => Action | undefined) {
    this.#from = from
    this.#shown = shown
  }

  /** What is marked already is not marked anew: a panel marks whenever it is laid, and is laid when the mark has changed. */
  readonly mark = (wished: Action | undefined, following: readonly Action[] = []): void => {
    const action = this.#from.sitting.isPressed ? undefined : wished
    untrack(() => {
      if (!same(action, this.#chosen)) this.#chosen = action
      if (!same(following, this.following)) this.following = following
    })
  }

  #plateOf(action: Action, following: readonly Action[]): ActionPlate {
    const { view, address, seat, sitting } = this.#from
    return sitting.face.plate?.(action, view, seat ?? 0, settings.language, address, following) ?? NO_PLATE
  }

  clear(): void {
    this.#chosen = undefined
  }

  /** What is given with a plate, by the same press. */
  followed(action: Action, i: number): readonly Action[] {
    if (i === 0 && this.marked) return this.following
    const { face, choices, seat } = this.#from.sitting
    return seat === undefined ? [] : (face.course?.(action, choices, this.#from.view, seat) ?? [])
  }

  /** The key that stands beside an answer. */
  readonly keyOf = (action: Action): string | undefined => {
    const i = this.listed.findIndex((other) => same(other, action))
    return i >= 0 && i < 9 ? String(i + 1) : undefined
  }

  /** The key that gives what lies on a plate. Answers in a row are not what a number in the list gives: Enter gives the main plate's. */
  keyOfPlate(i: number): string | undefined {
    const action = this.plated?.[i]
    if (action === undefined) return undefined
    if (this.followed(action, i).length === 0) return this.keyOf(action)
    return i === 0 ? ENTER_SIGN : undefined
  }

  /** Keys 1 to 9, and 0 for the last answer of more than nine. */
  answerOf(key: string): Action | undefined {
    if (key === '0') return this.listed.length > 9 ? this.listed.at(-1) : undefined
    return /^[1-9]$/.test(key) ? this.listed[Number(key) - 1] : undefined
  }
}
