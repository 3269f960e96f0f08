/** The worker's part that analyses a record: fetched when somebody asks for it. */

import { analyse } from '@windward/analysis/analyse.ts'
import { judgeOf } from '@windward/analysis/catalogue.ts'
import type { Analysis, Decision, Effort } from '@windward/analysis/contract.ts'
import { glance } from '@windward/analysis/glance.ts'
import { type Dilemma, weigh } from '@windward/analysis/weigh.ts'
import type { GameRecord } from '@windward/core/record.ts'
import { isGameId, rulesOf } from '@windward/games/catalogue.ts'
import type { WorkerPush } from './messages.ts'

/** The same everywhere, so that whoever follows a link is told the same. */
const SEED = 'windward'

/** Tells of the whole game at a glance, then of every judged move as it comes. */
export async function study(
  record: GameRecord,
  effort: Effort,
  isGlanced: boolean,
  push: (message: WorkerPush) => void,
): Promise<Analysis> {
  if (!isGameId(record.game)) throw new Error(`no game is called ${record.game}`)
  const [game, judge] = await Promise.all([rulesOf(record.game), judgeOf(record.game)])
  if (isGlanced) for (const glimpse of glance(game, judge, record, SEED)) push({ glimpse })
  const steps = analyse(game, judge, record, effort, SEED)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    push({ judged: step.value })
  }
}

/** Nothing: nobody is asked who plays alone, or there is no choice. */
export async function weighed(
  game: string,
  asked: Dilemma | undefined,
  action: unknown,
): Promise<Decision | undefined> {
  if (asked === undefined || !isGameId(game)) return undefined
  const judge = await judgeOf(game)
  return weigh(judge, asked, action, judge.worlds.normal, SEED)
}
