/** What a Mate would answer. */

import type { Mind } from '@windward/bots/contract.ts'
import type { Rng } from '@windward/core/chance.ts'
import type { AnyGame, Choices, Question } from '@windward/core/contract.ts'

export function ruleOf<A>(
  game: AnyGame,
  mind: Mind,
  view: unknown,
  question: Question,
  choices: Choices<A>,
  rng: Rng,
): A {
  return mind({ game, seat: question.seat, question, choices, view, rng }) as A
}
