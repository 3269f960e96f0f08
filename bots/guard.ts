/** A bot never stalls a game: one that throws, is too slow or answers nonsense is found out, and replaced for once. */

import type { Rng } from '@windward/core/chance.ts'
import { offered, sample } from '@windward/core/choices.ts'
import type { AnyGame, Choices, Question, Seat } from '@windward/core/contract.ts'
import type { Ask, Bot } from './contract.ts'
import { random } from './random.ts'

export const BOT_FAULTS = ['threw', 'overran', 'notOffered'] as const
export type BotFault = (typeof BOT_FAULTS)[number]

export interface Mishap {
  readonly bot: string
  readonly seat: Seat
  readonly fault: BotFault
  /** For the log: what was thrown or answered, or how long it took. */
  readonly detail: string
}

export interface Watch {
  onMishap(mishap: Mishap): void
  /** Who answers in the bot's place; without one, or if it fails as well, any legal action is taken. */
  readonly fallback?: Bot | undefined
  /** Time for one decision, and a clock in the same unit: bots have none. */
  readonly limit?: { readonly budget: number; now(): number } | undefined
}

/** A bot is told when its budget is spent; an answer after twice the budget comes too late. */
const GRACE = 2

export function guarded(bot: Bot, watch: Watch): Bot {
  // What would be its replacement needs none.
  if (bot === random) return bot
  const watched = new Watched()
  return {
    id: bot.id,
    decide<A>(ask: Ask<A>): A {
      const answer = attempt(bot, watched.of(ask, watch.limit), watch)
      if (answer !== undefined) return answer
      const { fallback } = watch
      return (fallback && attempt(fallback, ask, watch)) ?? sample(ask.choices, ask.rng)
    },
  }
}

/** What the bot chose of the choices, or nothing and a report. */
function attempt<A>(bot: Bot, ask: Ask<A>, { limit, onMishap }: Watch): A | undefined {
  const report = (fault: BotFault, detail: string) => onMishap({ bot: bot.id, seat: ask.seat, fault, detail })
  const began = limit?.now() ?? 0
  let answer: A
  try {
    answer = bot.decide(ask)
  } catch (error) {
    report('threw', error instanceof Error ? error.message : String(error))
    return undefined
  }
  const took = (limit?.now() ?? 0) - began
  if (limit !== undefined && took > limit.budget * GRACE) {
    report('overran', `${took} of ${limit.budget}`)
    return undefined
  }
  const chosen = offered(ask.choices, answer)
  if (chosen === undefined) report('notOffered', written(answer))
  return chosen
}

/** The ask as it is, with an end to it. The view is still made only when it is looked at. */
class Watched implements Ask<unknown> {
  #ask: Ask<unknown> | undefined
  #end = Number.POSITIVE_INFINITY
  #limit: Watch['limit']

  of<A>(ask: Ask<A>, limit: Watch['limit']): Ask<A> {
    if (limit === undefined) return ask
    this.#ask = ask
    this.#limit = limit
    this.#end = limit.now() + limit.budget
    return this as Ask<unknown> as Ask<A>
  }

  readonly expired = (): boolean => (this.#limit?.now() ?? 0) >= this.#end || (this.#given.expired?.() ?? false)

  get game(): AnyGame {
    return this.#given.game
  }

  get seat(): Seat {
    return this.#given.seat
  }

  get question(): Question {
    return this.#given.question
  }

  get choices(): Choices<unknown> {
    return this.#given.choices
  }

  get view(): unknown {
    return this.#given.view
  }

  get rng(): Rng {
    return this.#given.rng
  }

  get #given(): Ask<unknown> {
    if (this.#ask === undefined) throw new Error('nothing is asked')
    return this.#ask
  }
}

const LONGEST_DETAIL = 200

function written(answer: unknown): string {
  try {
    return (JSON.stringify(answer) ?? String(answer)).slice(0, LONGEST_DETAIL)
  } catch {
    return typeof answer
  }
}
