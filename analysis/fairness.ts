/**
 * Takes the luck out of a game while it is played. As long as everybody does what a rule would do, all that happens is
 * chance: what came in the end, less the mean of what might have come, is luck. Where a player goes another way a new
 * stretch begins. Whatever the value at its end, luck comes to nothing on average, so that a result without it has the
 * same mean and less variance.
 */

import type { Ask, Bot } from '@windward/bots/contract.ts'
import { Light } from '@windward/bots/light.ts'
import type { Witness } from '@windward/bots/simulate.ts'
import type { Rng } from '@windward/core/chance.ts'
import { owed, same } from '@windward/core/choices.ts'
import type { AnyGame, Seat } from '@windward/core/contract.ts'
import type { AnyYardstick, Shares } from './contract.ts'
import { mean, minus, plus } from './shares.ts'

const SEEDS = 2 ** 21
/** How often a bot is asked again where it answers by a draw. */
const ASKED_AGAIN = 6

export class LuckWitness implements Witness {
  /** By seat, in shares of the victory. */
  luck: Shares
  readonly #game: AnyGame
  readonly #yardstick: AnyYardstick
  readonly #bots: readonly (Bot | undefined)[]
  readonly #rng: Rng
  #stretch: Stretch | undefined

  /** By seat, the bots that may be asked again: they have no memory and cost nothing but time. */
  constructor(game: AnyGame, yardstick: AnyYardstick, bots: readonly (Bot | undefined)[], rng: Rng) {
    this.#game = game
    this.#yardstick = yardstick
    this.#bots = bots
    this.#rng = rng
    this.luck = bots.map(() => 0)
  }

  sees(state: unknown, ask: Ask<unknown>, action: unknown): void {
    const stretch = this.#stretch
    if (stretch !== undefined && this.#yardstick.reached(state) >= stretch.until)
      this.#close(this.#yardstick.value(state))
    const { seat } = ask
    if (this.#goesByRule(state, ask, action)) {
      this.#stretch ??= this.#from(state, seat, [])
      return
    }
    if (this.#stretch !== undefined) this.#close(this.#from(state, seat, []).mean)
    this.#stretch = this.#from(state, seat, this.#answers(state, ask, action))
  }

  ends(state: unknown): void {
    this.#close(this.#yardstick.value(state))
  }

  #close(value: Shares): void {
    if (this.#stretch === undefined) return
    this.luck = plus(this.luck, minus(value, this.#stretch.mean))
    this.#stretch = undefined
  }

  #goesByRule(state: unknown, { seat, question, choices }: Ask<unknown>, action: unknown): boolean {
    const drawer = this.#yardstick.draws(state)
    if (drawer !== undefined) return this.#bots[seat]?.id === drawer
    if (Array.isArray(choices) && choices.length === 1) return true
    return same(this.#yardstick.rule(state, question, choices, this.#rng), action)
  }

  /** Where a bot draws its answer, the draw is luck too: what it might have answered as well. */
  #answers(state: unknown, ask: Ask<unknown>, action: unknown): readonly unknown[] {
    const bot = this.#bots[ask.seat]
    if (bot === undefined || this.#yardstick.draws(state) === undefined) return [action]
    const { game, seat, question, choices, view } = ask
    const again = { game, seat, question, choices, view, rng: this.#rng }
    return Array.from({ length: ASKED_AGAIN }, () => bot.decide(again))
  }

  /** The mean of what may come of these answers, or else of what the rule does. */
  #from(state: unknown, seat: Seat, answers: readonly unknown[]): Stretch {
    const until = this.#yardstick.until(state)
    const values: Shares[] = []
    for (let n = 0; n < this.#yardstick.worlds; n++) {
      light.reset(this.#rng.int(SEEDS))
      const world = this.#yardstick.redealt(state, light)
      if (answers.length > 0) this.#game.apply(world, seat, answers[n % answers.length], light)
      this.#playOn(world, until)
      values.push(this.#yardstick.value(world))
    }
    return { until, mean: mean(values) }
  }

  #playOn(world: unknown, until: number): void {
    while (this.#yardstick.reached(world) < until) {
      const [question] = owed(this.#game.questions(world))
      if (question === undefined) return
      const choices = this.#game.actions(world, question.seat)
      const only = Array.isArray(choices) && choices.length === 1
      const action = only ? choices[0] : this.#yardstick.rule(world, question, choices, light)
      this.#game.apply(world, question.seat, action, light)
    }
  }
}

const light = new Light()

/** A part of the game in which all goes by rule, up to a horizon. */
interface Stretch {
  readonly until: number
  /** What might come, at its beginning. */
  readonly mean: Shares
}
