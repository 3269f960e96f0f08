/** The worker's part that analyses a record: fetched when somebody asks for it. */

import { analyse } from '@windward/analysis/analyse.ts'
import { judgeOfRevision } from '@windward/analysis/catalogue.ts'
import type { Analysis, AnyJudge, Decision, Effort } from '@windward/analysis/contract.ts'
import { glance } from '@windward/analysis/glance.ts'
import { type Dilemma, weigh } from '@windward/analysis/weigh.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import type { GameRecord } from '@windward/core/record.ts'
import type { GameId } from '@windward/games/catalogue.ts'
import type { WorkerPush } from './messages.ts'

/** The same everywhere, so that whoever follows a link is told the same. */
const SEED = 'windward'

/** Milliseconds after the last press: until then a board is being laid out. */
const REST = 500
let restsUntil = 0

/** Somebody presses, and whatever is weighed would slow the page down: it rests for a moment. */
export function rest(): void {
  restsUntil = performance.now() + REST
}

/** The page may speak, at no cost: a timer would keep a worker waiting for milliseconds each time. */
async function breathe(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  await new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(undefined)
  })
  port1.close()
  for (let left = restsUntil - performance.now(); left > 0; left = restsUntil - performance.now())
    await new Promise((resolve) => setTimeout(resolve, left))
}

/** Tells of the whole game at a glance, then of every judged move as it comes. */
export async function study(
  game: AnyGame,
  record: GameRecord,
  effort: Effort,
  isGlanced: boolean,
  push: (message: WorkerPush) => void,
): Promise<Analysis> {
  const judge = await judgeBy(game)
  if (isGlanced) for (const glimpse of glance(game, judge, record, SEED)) push({ glimpse })
  const steps = analyse(game, judge, record, effort, SEED)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    push({ judged: step.value })
    await breathe()
  }
}

/** Nothing: nobody is asked who plays alone, or there is no choice. */
export async function weighed(
  game: AnyGame,
  asked: Dilemma | undefined,
  action: unknown,
): Promise<Decision | undefined> {
  if (asked === undefined) return undefined
  const judge = await judgeBy(game)
  return weigh(judge, asked, action, judge.worlds.normal, SEED)
}

/** Neither is offered where there is none. */
async function judgeBy({ id, rev }: AnyGame): Promise<AnyJudge> {
  const judge = await judgeOfRevision(id as GameId, rev)
  if (judge === undefined) throw new Error(`nobody judges by revision ${rev} of ${id}`)
  return judge
}
