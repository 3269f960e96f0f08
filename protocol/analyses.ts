/** An analysis as it is sent in: the shape that `analysis/contract.ts` gives it, and no more of it than a match can have. */

import { ANALYSIS_FORMAT, type Analysis, CHOICE_MARKS, CLASSES, EFFORTS } from '@windward/analysis/contract.ts'
import * as z from 'zod/mini'
import { SeatNumber } from './tables.ts'

/** The longest games have some thousand moves, and a move some dozen options. */
const MOST_MOVES = 20_000
const MOST_OPTIONS = 400

const Figure = z.number()
const Count = z.int().check(z.minimum(0))
const Shares = z.readonly(z.array(Figure).check(z.maxLength(8)))

const Decision = z.object({
  options: z.readonly(
    z
      .array(z.object({ action: z.unknown(), value: Figure, doubt: Figure }))
      .check(z.minLength(1), z.maxLength(MOST_OPTIONS)),
  ),
  chosen: Count,
  error: Figure,
  doubt: Figure,
  counts: z.boolean(),
  isMixed: z.boolean(),
  mark: z.exactOptional(z.enum(CHOICE_MARKS)),
})

const Judged = z.object({
  move: Count,
  seat: SeatNumber,
  before: Shares,
  after: Shares,
  effect: Shares,
  luck: Shares,
  doubt: Shares,
  residual: Shares,
  decision: z.exactOptional(Decision),
})

const Total = z.object({
  luck: Figure,
  luckDoubt: Figure,
  own: Figure,
  ownDoubt: Figure,
  others: Figure,
  residual: Figure,
  adjusted: Figure,
  decisions: Count,
  error: Figure,
  accuracy: Figure,
  class: z.enum(CLASSES),
})

export const SentAnalysis = z.object({
  windwardAnalysis: z.literal(ANALYSIS_FORMAT),
  game: z.string(),
  rev: z.int(),
  seal: z.string().check(z.maxLength(64)),
  effort: z.enum(EFFORTS),
  seed: z.string().check(z.maxLength(64)),
  beginning: Shares,
  end: Shares,
  isOver: z.boolean(),
  moves: z.readonly(z.array(Judged).check(z.maxLength(MOST_MOVES))),
  totals: z.readonly(z.array(Total).check(z.maxLength(8))),
}) satisfies z.ZodMiniType<Analysis>
