/** What the table says when somebody asks: what a thing is, why something cannot be done, and where more is to be read. */

import type { Action, Event, Refusal } from '@windward/core/contract.ts'
import type { Refused, ServerRefused } from '@windward/protocol/commands.ts'
import type { BookPage } from '../learn/primer.ts'
import { say } from '../shell.svelte.ts'
import { withWords } from '../words/fetched.ts'
import { peeked, show } from './peek.svelte.ts'
import type { Perspective } from './perspective.svelte.ts'

interface Sign {
  readonly label: string
  follow(): void
}

export class Explanations {
  readonly #from: Perspective
  note = $state('')
  /** Where one can read more about what the note says. */
  more: readonly Sign[] = $state.raw([])
  /** What of the board the note speaks of; nothing, where it does not lie there. */
  #things: readonly string[] = []
  /** Where the book of the rules is open. */
  reading: BookPage | undefined = $state.raw()

  constructor(from: Perspective) {
    this.#from = from
  }

  tell(note: string): void {
    this.note = note
    this.more = []
    this.#things = []
  }

  /** A note goes with the thing that it speaks of, such as a card that somebody has taken. */
  check(): void {
    if (this.#things.length > 0 && !this.#things.some(isOnBoard)) this.tell('')
  }

  refuse(refusal: Refused): void {
    const { face } = this.#from.sitting
    this.#things = []
    if (refusal.by === 'server') return void this.#refusedThere(refusal)
    this.note = this.#from.speech.refusal(refusal, this.#from.view, this.#from.names)
    this.more = this.#signs(face.signposts.chapterOf(refusal), undefined)
  }

  readonly explain = async (text: string, action?: Action, entry?: string): Promise<void> => {
    const { signposts, things } = this.#from.sitting.face
    const about = entry ?? (action && signposts.entryOf(action, this.#from.view))
    this.note = text
    this.more = this.#signs(undefined, about)
    this.#things = action ? things(action).filter(isOnBoard) : []
    const refusal = await this.#reason(action)
    if (refusal === undefined) return
    this.note = `${text}\n${this.#whyNot(refusal)}`
    this.more = this.#signs(signposts.chapterOf(refusal), about)
  }

  /** What it is at once, and why not as soon as the rules have said so. */
  readonly look = async (at: Element, text: string, action?: Action): Promise<void> => {
    show(at, text)
    const refusal = await this.#reason(action)
    if (refusal && peeked.at === at) show(at, `${text}\n${this.#whyNot(refusal)}`)
  }

  /** A line of the log leads to the thing it speaks of. */
  readonly lookUp = (event: Event): (() => void) | undefined => {
    const id = this.#from.sitting.face.signposts.entryOf(event, this.#from.view)
    return id === undefined ? undefined : () => (this.reading = { part: 'reference', id })
  }

  /** At a table on this device no server refuses anything: its words are not needed there. */
  async #refusedThere(refusal: ServerRefused): Promise<void> {
    const { sayRefusal } = await import('../online/refusals.ts').then(withWords)
    this.tell(sayRefusal(refusal))
  }

  async #reason(action: Action | undefined): Promise<Refusal | undefined> {
    const { sitting } = this.#from
    // A teacher explains and nobody is asked: there is nothing to refuse.
    const isTold = sitting.questions.length === 0 && !sitting.outcome
    if (action === undefined || sitting.isBusy || sitting.isPressed || sitting.seat === undefined || isTold)
      return undefined
    return sitting.table.whyNot(action)
  }

  #whyNot(refusal: Refusal): string {
    return `${say('play.whyNot')} ${this.#from.speech.refusal(refusal, this.#from.view, this.#from.names)}`
  }

  #signs(chapter: string | undefined, entry: string | undefined): readonly Sign[] {
    const sign = (part: BookPage['part'], id: string | undefined, label: string) =>
      id === undefined ? [] : [{ label, follow: () => (this.reading = { part, id }) }]
    return [...sign('rules', chapter, say('play.readRule')), ...sign('reference', entry, say('play.lookUp'))]
  }
}

function isOnBoard(thing: string): boolean {
  return document.querySelector(`[data-thing="${CSS.escape(thing)}"]`) !== null
}
