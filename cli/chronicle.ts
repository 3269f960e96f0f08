/** What happened, in words, as each person at the table came to know it. */

import type { Seat } from '@windward/core/contract.ts'
import { hears, Match, type ToldEvent } from '@windward/core/match.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import type { AnySpeech, Names } from '@windward/core/words.ts'

export class Chronicle {
  readonly #speech: AnySpeech
  readonly #names: Names
  readonly #pages: ReadonlyMap<Seat | undefined, Page>

  /** Without people, a spectator listens. */
  constructor(speech: AnySpeech, names: Names, people: readonly Seat[]) {
    this.#speech = speech
    this.#names = names
    const listeners: readonly (Seat | undefined)[] = people.length > 0 ? people : [undefined]
    this.#pages = new Map(listeners.map((listener) => [listener, { lines: [], seen: 0 }]))
  }

  /** After each move, with what it made known. */
  note(match: AnyMatch, mover: Seat, told: readonly ToldEvent<unknown>[]): void {
    for (const [listener, page] of this.#pages) {
      if (listener === mover) page.seen = page.lines.length
      const view = match.view(listener)
      for (const { event, ...audience } of told) {
        if (hears(audience, listener)) page.lines.push(this.#speech.event(event, view, this.#names))
      }
    }
  }

  /** As if it had been written from the first move on. */
  rewrite(match: AnyMatch): void {
    for (const page of this.#pages.values()) {
      page.lines.length = 0
      page.seen = 0
    }
    const again: AnyMatch = new Match(match.game, match.deal)
    for (const [seat, action] of match.moves) {
      const answer = again.submit(seat, action)
      if (answer.ok) this.note(again, seat, answer.events)
    }
  }

  all(listener: Seat | undefined): readonly string[] {
    return this.#pages.get(listener)?.lines ?? []
  }

  /** Since the listener's last own move, with what that led to. */
  recent(listener: Seat | undefined): readonly string[] {
    const page = this.#pages.get(listener)
    return page ? page.lines.slice(page.seen) : []
  }
}

interface Page {
  readonly lines: string[]
  /** Lines before the listener's last own move. */
  seen: number
}
