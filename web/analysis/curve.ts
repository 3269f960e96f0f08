/** The line of a seat's chances over the moves of a game, and its luck in bars. */

import type { JudgedMove, Shares } from '@windward/analysis/contract.ts'
import type { Glimpse } from '@windward/analysis/glance.ts'
import type { Seat } from '@windward/core/contract.ts'

/** After how many moves, and the chances then. */
export interface CurvePoint {
  readonly at: number
  readonly share: number
}

/** Each judged move leads from how things stood before it to how they stood after it. */
export function curveOf(moves: readonly JudgedMove[], seat: Seat): readonly CurvePoint[] {
  const points: CurvePoint[] = []
  for (const { move, before, after } of moves) {
    if (points.at(-1)?.at !== move - 1) points.push({ at: move - 1, share: before[seat] })
    points.push({ at: move, share: after[seat] })
  }
  return points
}

/** What is known only at a glance: from where the judged moves end. */
export function foreseen(glimpses: readonly Glimpse[], from: number, seat: Seat): readonly CurvePoint[] {
  return glimpses.filter(({ at }) => at >= from).map(({ at, shares }) => ({ at, share: shares[seat] }))
}

/** How the chances stood after a number of moves. */
export function standingAt(moves: readonly JudgedMove[], at: number): Shares | undefined {
  const last = moves.findLast(({ move }) => move <= at)
  return last?.after ?? moves[0]?.before
}

/** A stretch of moves, and the luck a seat had in it. */
export interface LuckBar {
  readonly from: number
  readonly to: number
  readonly luck: number
}

export function luckBars(moves: readonly JudgedMove[], all: number, bars: number, seat: Seat): readonly LuckBar[] {
  const n = Math.max(1, Math.min(all, bars))
  const sums = Array.from({ length: n }, () => 0)
  for (const { move, luck } of moves) sums[Math.min(n - 1, Math.floor(((move - 1) * n) / all))] += luck[seat]
  return sums.map((luck, i) => ({ from: (i * all) / n, to: ((i + 1) * all) / n, luck }))
}
