/** Checks an analysis that was sent in; runs in a worker thread. */

import { randomInt } from 'node:crypto'
import { judgeOfRevision } from '@windward/analysis/catalogue.ts'
import { flawIn } from '@windward/analysis/check.ts'
import type { Analysis, Effort } from '@windward/analysis/contract.ts'
import { parse } from '@windward/core/record.ts'
import { isGameId } from '@windward/games/catalogue.ts'
import { revisionOf } from '@windward/games/revisions.ts'

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
  const { game, rev, moves } = parsed.record
  const [revision, judge] = await Promise.all([revisionOf(game, rev), judgeOfRevision(game, rev)])
  if (!revision.ok || judge === undefined || moves.length === 0) return false
  const sample = Array.from({ length: SAMPLE[analysis.effort] }, () => 1 + randomInt(moves.length))
  return flawIn(revision.game, judge, record, analysis, new Set(sample)) === undefined
}
