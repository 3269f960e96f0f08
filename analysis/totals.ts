/** A seat's whole game in some figures. */

import type { Seat } from '@windward/core/contract.ts'
import { CLASSES, type JudgedMove, type PlayerClass, type Shares, type Total } from './contract.ts'

/** Below this mean cost of a decision, in shares of the victory, one is of this class; the last has no bound. */
const BOUNDS: readonly number[] = [0.0015, 0.003, 0.006, 0.01, 0.016]

export function totalsOf(moves: readonly JudgedMove[], end: Shares): readonly Total[] {
  return end.map((result, seat) => totalOf(moves, seat, result))
}

function totalOf(moves: readonly JudgedMove[], seat: Seat, result: number): Total {
  let [luck, luckSquares, own, ownSquares, others, residual, decisions, cost, accuracy] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (const move of moves) {
    luck += move.luck[seat]
    luckSquares += move.doubt[seat] ** 2
    residual += move.residual[seat]
    if (move.seat !== seat) {
      others += move.effect[seat]
      continue
    }
    own += move.effect[seat]
    ownSquares += (move.decision?.doubt ?? 0) ** 2
    if (move.decision?.counts !== true) continue
    decisions += 1
    cost += move.decision.error
    accuracy += accuracyOf(move.decision.error)
  }
  const error = decisions === 0 ? 0 : cost / decisions
  return {
    luck,
    luckDoubt: Math.sqrt(luckSquares),
    own,
    ownDoubt: Math.sqrt(ownSquares),
    others,
    residual,
    adjusted: result - luck,
    decisions,
    error,
    accuracy: decisions === 0 ? 100 : accuracy / decisions,
    class: classOf(error),
  }
}

/** As lichess has it: 100 for the best, falling quickly with what was lost; a tenth of the victory leaves 64. */
function accuracyOf(error: number): number {
  return Math.max(0, Math.min(100, 103.17 * Math.exp(-4.354 * Math.max(0, error)) - 3.17))
}

export function classOf(error: number): PlayerClass {
  const at = BOUNDS.findIndex((bound) => error < bound)
  return CLASSES[at < 0 ? CLASSES.length - 1 : at]
}
