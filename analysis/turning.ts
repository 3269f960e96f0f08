/** The decisions and the strokes of luck that mattered most. */

import type { Seat } from '@windward/core/contract.ts'
import type { Analysis, Decision, JudgedMove, Shares } from './contract.ts'

const MOST = 5
/** A stroke of luck that changed less is none. */
const SLIGHT = 0.02

export interface CostlyMove extends JudgedMove {
  readonly decision: Decision
}

export interface Stroke {
  readonly move: JudgedMove
  /** Whose luck it was. */
  readonly seat: Seat
  readonly luck: number
}

/** The costliest first. */
export function worstMistakes({ moves }: Pick<Analysis, 'moves'>): readonly CostlyMove[] {
  const marked = moves.filter(
    (move): move is CostlyMove => move.decision?.mark !== undefined && move.decision.mark !== '!',
  )
  return marked.toSorted((a, b) => b.decision.error - a.decision.error).slice(0, MOST)
}

/** Those that changed most, for whoever had the luck. */
export function greatestStrokes(analysis: Pick<Analysis, 'moves'>): readonly Stroke[] {
  return strokesOf(analysis)
    .toSorted((a, b) => b.luck - a.luck)
    .slice(0, MOST)
}

/** All of them, in their order. */
export function strokesOf({ moves }: Pick<Analysis, 'moves'>): readonly Stroke[] {
  return moves.map((move) => ({ move, ...luckiest(move.luck) })).filter(({ luck }) => luck >= SLIGHT)
}

function luckiest(luck: Shares): { readonly seat: Seat; readonly luck: number } {
  let seat = 0
  for (let other = 1; other < luck.length; other++) if (luck[other] > luck[seat]) seat = other
  return { seat, luck: luck[seat] }
}
