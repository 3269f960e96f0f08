/** Decides for a bot; runs in a worker thread. */

import { mindsOf } from '@windward/bots/catalogue.ts'
import type { Mishap } from '@windward/bots/guard.ts'
import { answerOf, type BotTask, seatBot } from '@windward/bots/seat.ts'
import { isGameId } from '@windward/games/catalogue.ts'
import { revisionOf } from '@windward/games/revisions.ts'

/** An answer, and what went wrong before there was one. */
export interface BotAnswer {
  readonly action: unknown
  readonly mishaps: readonly Mishap[]
}

/** In milliseconds: then a bot is told to come to an end. After twice as long its answer is not waited for. */
const THOUGHT = 2_500

export async function decide(task: BotTask, load = mindsOf): Promise<BotAnswer> {
  if (!isGameId(task.game)) throw new Error(`no game ${task.game}`)
  const [revision, minds] = await Promise.all([revisionOf(task.game, task.rev), load(task.game)])
  if (!revision.ok) throw new Error(`revision ${task.rev} of ${task.game} is ${revision.why}`)
  const mishaps: Mishap[] = []
  const limit = { budget: THOUGHT, now: () => performance.now() }
  const bot = seatBot(minds, task.bot, { limit, onMishap: (mishap) => mishaps.push(mishap) })
  return { action: answerOf(bot, revision.game, task), mishaps }
}
