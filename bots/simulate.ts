/** Whole games between bots, on the state itself: no match, no validation, no events. */

import { Chance, type Rng, seedOf } from '@windward/core/chance.ts'
import { owed } from '@windward/core/choices.ts'
import type { AnyGame, Choices, OptionValues, Outcome, Question, Seat } from '@windward/core/contract.ts'
import type { Ask, Bot } from './contract.ts'

export interface Played {
  readonly outcome: Outcome
  readonly actions: number
  /** Rounds begun, where the game counts them. */
  readonly rounds: number | undefined
}

/** Who looks on while a game is played, and sees all of it. */
export interface Witness {
  /** As things stand before an action is taken. */
  sees(state: unknown, ask: Ask<unknown>, action: unknown): void
  /** As things stand in the end. */
  ends(state: unknown): void
}

/** Everything follows from the seed: the match's chance, and each bot's own. */
export function playGame(
  game: AnyGame,
  options: OptionValues,
  seats: number,
  seed: string,
  bots: readonly Bot[],
  witness?: Witness,
): Played {
  const own = seedOf(seed)
  const chance = new Chance(own)
  const state = game.setup(options, seats, chance)
  const ask = new Asking(game, () => game.view(state, ask.seat), chancesOf(own, seats))
  let actions = 0
  for (let asked = owed(game.questions(state)); asked.length > 0; asked = owed(game.questions(state))) {
    const { seat } = asked[0]
    const action = bots[seat].decide(ask.about(asked[0], game.actions(state, seat)))
    witness?.sees(state, ask, action)
    game.apply(state, seat, action, chance)
    actions += 1
  }
  witness?.ends(state)
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new Error(`${game.id}: nobody is asked and there is no outcome`)
  return { outcome, actions, rounds: game.rounds?.(state) }
}

/** The chance of each seat's bot in the match of this seed. */
export function chancesOf(seed: string, seats: number): readonly Rng[] {
  const chance = new Chance(`${seed}/bots`)
  for (let seat = STREAMS.length; seat < seats; seat++) STREAMS.push(`seat ${seat}`)
  const chances: Rng[] = []
  for (let seat = 0; seat < seats; seat++) chances.push(chance.stream(STREAMS[seat]))
  return chances
}

/** Names that are made once are found at once: 1 % of a game of Händler. */
const STREAMS: string[] = []

/** One ask for a whole game, pointed at each decision in turn. */
export class Asking implements Ask<unknown> {
  readonly game: AnyGame
  seat: Seat = 0
  question: Question = NOTHING
  choices: Choices<unknown> = []
  rng: Rng
  readonly #see: () => unknown
  readonly #chances: readonly Rng[]

  constructor(game: AnyGame, see: () => unknown, chances: readonly Rng[]) {
    this.game = game
    this.#see = see
    this.#chances = chances
    this.rng = chances[0]
  }

  get view(): unknown {
    return this.#see()
  }

  about(question: Question, choices: Choices<unknown>): this {
    this.seat = question.seat
    this.question = question
    this.choices = choices
    this.rng = this.#chances[question.seat]
    return this
  }
}

const NOTHING: Question = { seat: 0, ask: '' }
