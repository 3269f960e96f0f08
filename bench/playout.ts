/** Random games to the end: one loop and one policy for everything that is measured. */

import { Chance, type Rng } from '@windward/core/chance.ts'
import { owed, sample } from '@windward/core/choices.ts'
import type { Action, AnyGame, Choices, Game, OptionValues, Outcome, Question, Seat } from '@windward/core/contract.ts'
import { Match } from '@windward/core/match.ts'

/** What is played, and by how many. */
export interface Setting<S, A extends Action, O> {
  readonly game: Playable<S, A, O>
  readonly options: O
  readonly seats: number
}

/** The same, of whatever game. */
export interface AnySetting {
  readonly game: AnyGame
  readonly options: OptionValues
  readonly seats: number
}

/** A game of which neither views nor events are looked at. */
// biome-ignore lint/suspicious/noExplicitAny: views, events and questions of whatever types
export type Playable<S, A extends Action, O> = Game<S, A, any, any, O, any>

/** A game under way, whoever keeps its state. */
export interface Playout<A> {
  questions(): readonly Question[]
  actions(seat: Seat): Choices<A>
  act(seat: Seat, action: A): void
  outcome(): Outcome | undefined
}

/** Seats a new game, fixed by its seed. */
export type Dealer<A> = (seed: string) => Playout<A>

/** The policy draws from a stream of its own, so that it decides alike wherever the game is kept. */
export function playOut<A>(table: Playout<A>, seed: string): number {
  const policy: Rng = new Chance(seed).stream('policy')
  let actions = 0
  for (;;) {
    const questions = owed(table.questions())
    if (questions.length === 0) break
    const { seat } = questions[0]
    table.act(seat, sample(table.actions(seat), policy))
    actions += 1
  }
  if (table.outcome() === undefined) throw new Error('nobody owes an answer, and yet there is no outcome')
  return actions
}

/** The contract alone: `questions`, `actions`, `apply`, as bots and simulations use it. */
export function onEngine<S, A extends Action, O>({ game, options, seats }: Setting<S, A, O>): Dealer<A> {
  return (seed) => {
    const chance = new Chance(seed)
    const state = game.setup(options, seats, chance)
    return {
      questions: () => game.questions(state),
      actions: (seat) => game.actions(state, seat),
      act: (seat, action) => game.apply(state, seat, action, chance),
      outcome: () => game.outcome(state),
    }
  }
}

/** A match as it is served: every action looked up in what was offered, told, hashed, recorded, and undoable. */
export function onMatch<S, A extends Action, O>({ game, options, seats }: Setting<S, A, O>): Dealer<A> {
  return (seed) => {
    const match = new Match(game, { options, seats, seed, salt: '' })
    return {
      questions: () => match.questions(),
      actions: (seat) => match.actions(seat),
      act(seat, action) {
        const answer = match.submit(seat, action)
        if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`)
      },
      outcome: () => match.outcome(),
    }
  }
}
