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
}
