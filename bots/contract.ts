/** What a bot is: a player that is given a view and never a state. It cannot cheat, by type. */

import type { Rng } from '@windward/core/chance.ts'
import type { AnyGame, Choices, Question, Seat } from '@windward/core/contract.ts'

export interface Bot {
  readonly id: string
  /** One of the choices. The ask may be used again for the next decision: keep nothing of it. */
  decide<A>(ask: Ask<A>): A
}

export interface Ask<A> {
  readonly game: AnyGame
  readonly seat: Seat
  readonly question: Question
  readonly choices: Choices<A>
  /** What the seat may know; made only when it is looked at. */
  readonly view: unknown
  /** The seat's own chance, apart from the match's. */
  readonly rng: Rng
  /** True once the time given for this decision is over; the bot then answers with what it has. */
  readonly expired?: () => boolean
}

/** Levels of play, the same for every game, the weakest first. */
export const LEVELS = ['deckhand', 'mate', 'captain', 'admiral'] as const
export type Level = (typeof LEVELS)[number]

/** How one decision of a game is made. */
export type Mind = (ask: Ask<unknown>) => unknown

/** By level; a game need not have them all. */
export type Minds = Readonly<Partial<Record<Level, Mind>>>
