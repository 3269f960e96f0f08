/** Checks an analysis that was sent in; runs in a worker thread. */

import { randomInt } from 'node:crypto'
import { judgeOf } from '@windward/analysis/catalogue.ts'
import { flawIn } from '@windward/analysis/check.ts'
import type { Analysis, Effort } from '@windward/analysis/contract.ts'
import { parse } from '@windward/core/record.ts'
import { isGameId, rulesOf } from '@windward/games/catalogue.ts'

export interface AnalysisCheck {
  /** As it is kept. */
  readonly record: string
  readonly analysis: Analysis
}

/** How many moves are judged anew: the fewer, the more each costs. Nobody can know which. */
const SAMPLE: Readonly<Record<Effort, number>> = { quick: 12, normal: 6, deep: 2 }

export async function isSound({ record: text, analysis }: AnalysisCheck): Promise<boolean> {
  const parsed = parse(text)
  if (!parsed.ok || !isGameId(parsed.record.game)) return false
  const { record } = parsed
  const [game, judge] = await Promise.all([rulesOf(parsed.record.game), judgeOf(parsed.record.game)])
  // Judges know the rules of now.
  if (record.rev !== game.rev || record.moves.length === 0) return false
  const sample = Array.from({ length: SAMPLE[analysis.effort] }, () => 1 + randomInt(record.moves.length))
  return flawIn(game, judge, record, analysis, new Set(sample)) === undefined
}
