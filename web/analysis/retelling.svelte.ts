/** Moves put into words when they are needed: those of what is on the screen, once for each language. */

import type { Language, Names } from '@windward/core/words.ts'
import type { Film } from '../table/film.svelte.ts'
import type { Study } from './study.svelte.ts'
import { type ToldMove, tellMove } from './telling.ts'

export class Retelling {
  readonly #film: Film
  readonly #names: Names
  #language: Language | undefined
  /** By move. */
  told: ReadonlyMap<number, ToldMove> = $state.raw(new Map())

  constructor(film: Film, names: Names) {
    this.#film = film
    this.#names = names
  }

  async tell(wanted: readonly number[], moves: Study['moves'], language: Language): Promise<void> {
    const known = this.#knownIn(language)
    const judgedAt = (move: number) => moves.find((each) => each.move === move)
    const isKnown = (move: number) =>
      known.get(move)?.options.length === (judgedAt(move)?.decision?.options ?? []).length
    const missing = wanted.filter((move) => !isKnown(move))
    if (missing.length === 0) return
    const found = await Promise.all(
      missing.map(async (move) => {
        const words = await tellMove(this.#film, move, judgedAt(move), language, this.#names)
        return [move, words] as const
      }),
    )
    this.told = new Map([...this.#knownIn(language), ...found])
    this.#language = language
  }

  #knownIn(language: Language): ReadonlyMap<number, ToldMove> {
    return this.#language === language ? this.told : new Map()
  }
}
