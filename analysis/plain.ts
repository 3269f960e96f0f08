/** A judge of any game, who knows nothing of it: all play on at random to the end. Slow and dull, but never partial. */

import { owed, sample } from '@windward/core/choices.ts'
import type { AnyGame, Outcome } from '@windward/core/contract.ts'
import type { AnyJudge, Shares } from './contract.ts'

export function plainJudge(game: AnyGame): AnyJudge {
  return {
    worlds: { quick: 8, normal: 64, deep: 512 },
    until: () => 0,
    imagine: game.imagine,
    clone: game.clone,
    apply: game.apply,
    playOut(s, _until, rng) {
      for (let asked = owed(game.questions(s)); asked.length > 0; asked = owed(game.questions(s))) {
        const { seat } = asked[0]
        game.apply(s, seat, sample(game.actions(s, seat), rng), rng)
      }
      return victoryOf(game.outcome(s) ?? [])
    },
    candidates: (_view, _question, choices) => ({ actions: Array.isArray(choices) ? choices : [] }),
  }
}

/** By seat. */
function victoryOf(outcome: Outcome): Shares {
  const first = outcome.filter(({ place }) => place === 1).length
  return outcome.toSorted((a, b) => a.seat - b.seat).map(({ place }) => (place === 1 ? 1 / first : 0))
}
