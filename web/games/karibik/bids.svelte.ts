/** The bids that were turned last: in sight until they can have been read, though pictures may follow each other faster. */

import type { View } from '@windward/games/karibik/view.ts'
import type { Action, Event, Ship } from '@windward/games/karibik/vocabulary.ts'
import type { BoardProps } from '../face.ts'
import { areTurned, turnedLast } from './pictures.ts'

/** How long bids take to be read, in milliseconds. */
const READ = 1200

type Shown = Pick<BoardProps<View, Action, Event>, 'events' | 'choices' | 'pace'>

export class Bids {
  readonly #board: () => Shown
  #unread: readonly Event[] = $state.raw([])
  #over: ReturnType<typeof setTimeout> | undefined

  constructor(board: () => Shown) {
    this.#board = board
    $effect(() => {
      const { events, pace } = board()
      const turned = turnedLast(events)
      if (pace > 0 && turned.length > 0) this.#keep(turned)
    })
    $effect(() => this.leave)
  }

  /** What happened with them; nothing where there are none to be seen. Whoever is asked needs the chart as soon as they are read. */
  get events(): readonly Event[] {
    const { events, choices } = this.#board()
    const turned = choices.length === 0 ? turnedLast(events) : []
    return turned.length > 0 ? turned : this.#unread
  }

  /** The ship they were for. */
  get ship(): Ship | undefined {
    return this.events.find(areTurned)?.ship
  }

  /** Whoever presses has seen them. */
  leave = (): void => {
    clearTimeout(this.#over)
    this.#unread = []
  }

  #keep(events: readonly Event[]): void {
    clearTimeout(this.#over)
    this.#unread = events
    this.#over = setTimeout(this.leave, READ)
  }
}
