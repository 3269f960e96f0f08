/** The move that is looked at, and the board that follows it. */

import type { Seat } from '@windward/core/contract.ts'
import type { Film } from '../table/film.svelte.ts'
import type { Study } from './study.svelte.ts'

export class Cursor {
  readonly #film: Film
  readonly #study: Study
  #isFollowing = false

  at = $state(0)
  readonly judged = $derived.by(() => this.#study.moves.find(({ move }) => move === this.at))

  /** While a component is set up. */
  constructor(film: Film, study: Study, first: number) {
    this.#film = film
    this.#study = study
    this.at = first
    // While it runs the graph follows the board; otherwise the board the graph.
    $effect(() => {
      if (film.isRunning) this.at = film.at
    })
    $effect(() => {
      void this.#wish
      if (!film.isRunning && !this.#isFollowing) void this.#follow()
    })
  }

  go(move: number): void {
    this.#film.stop()
    this.at = Math.max(0, Math.min(this.#film.moves, move))
  }

  /** A choice is shown as it lay there, anything else as it came out. */
  get #wish(): { readonly at: number; readonly eyes: Seat | 'spectator' } {
    const { at, judged } = this
    if (at === 0) return { at: 0, eyes: 'spectator' }
    return { at: judged?.decision ? at - 1 : at, eyes: this.#film.record.moves[at - 1][0] }
  }

  /** Of many moments that a finger runs over, only the last need be laid out. */
  async #follow(): Promise<void> {
    const film = this.#film
    this.#isFollowing = true
    await this.#study.holding(async () => {
      for (let wanted = this.#wish; film.at !== wanted.at || film.eyes !== wanted.eyes; wanted = this.#wish) {
        await film.go(wanted.at, wanted.eyes)
      }
    })
    this.#isFollowing = false
  }
}
