/** What is listed of a game: its turning points, or all choices with a mark, or its strokes of luck. */

import type { ChoiceMark, JudgedMove } from '@windward/analysis/contract.ts'
import { greatestStrokes, strokesOf, worstMistakes } from '@windward/analysis/turning.ts'
import type { Seat } from '@windward/core/contract.ts'
import type { Kind } from './study.svelte.ts'

export interface TurningPoint {
  readonly move: number
  /** Whose choice it was, or whose luck. */
  readonly seat: Seat
  readonly mark: ChoiceMark | 'luck'
  /** For that seat, in shares of the victory. */
  readonly gain: number
  readonly judged: JudgedMove
}

/** In the order in which they came. */
export function turningPoints(
  moves: readonly JudgedMove[],
  kind: Kind,
  seat: Seat | undefined,
): readonly TurningPoint[] {
  return pointsOf(moves, kind)
    .filter((point) => seat === undefined || point.seat === seat)
    .toSorted((a, b) => a.move - b.move)
}

function pointsOf(moves: readonly JudgedMove[], kind: Kind): readonly TurningPoint[] {
  if (kind === 'luck') return strokesOf({ moves }).map(ofStroke)
  if (kind !== 'turning') return moves.filter(({ decision }) => decision?.mark === kind).map(ofChoice)
  return [...worstMistakes({ moves }).map(ofChoice), ...greatestStrokes({ moves }).map(ofStroke)]
}

function ofChoice(judged: JudgedMove): TurningPoint {
  const { move, seat, decision } = judged
  return {
    move,
    seat,
    mark: decision?.mark ?? '!',
    gain: 0 - (decision?.mark === '!' ? 0 : (decision?.error ?? 0)),
    judged,
  }
}

function ofStroke({ move, seat, luck }: ReturnType<typeof strokesOf>[number]): TurningPoint {
  return { move: move.move, seat, mark: 'luck', gain: luck, judged: move }
}
