/** Rounds of play, the contenders taking turns, so that a busy moment of the machine does not hit one alone. */

import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { GameId } from '@windward/games/catalogue.ts'
import { HERE } from './checkout.ts'
import { CONTENDERS, type ContenderId, contendersFor } from './contenders.ts'
import type { Costs } from './costs.ts'
import { median } from './median.ts'

/** What a thread is started for. */
export interface BenchTask {
  readonly game: GameId
  readonly seats: number
  readonly seed: string
  readonly measure: ContenderId | 'costs'
}

export interface Round {
  readonly games: number
  readonly actions: number
  readonly seconds: number
  /** For how much of that the thread had a core. */
  readonly cpuSeconds: number
}

export interface Plan {
  readonly game: GameId
  readonly seats: number
  readonly seed: string
  readonly rounds: number
  readonly seconds: number
}

export interface Speed {
  readonly gamesPerSecond: SpeedSpread
  readonly actionsPerSecond: SpeedSpread
  /** What a core to itself would give: on a busy machine, less of it is left to chance. */
  readonly actionsPerCpuSecond: SpeedSpread
  readonly actionsPerGame: number
  readonly games: number
}

export interface SpeedSpread {
  readonly median: number
  readonly best: number
}

/** Speeds of those who took part. */
export type Speeds = Readonly<Partial<Record<ContenderId, Speed>>>

export async function race(plan: Plan, tell: (done: number, of: number) => void): Promise<Speeds> {
  const threads = contendersFor(plan.game).map((measure) => ({
    measure,
    worker: start({ ...plan, measure }),
    rounds: [] as Round[],
  }))
  const warmUp = 1
  let done = 0
  for (let round = -warmUp; round < plan.rounds; round++) {
    for (const { worker, rounds } of threads) {
      tell(done++, (plan.rounds + warmUp) * threads.length)
      const result = await ask<Round>(worker, plan.seconds)
      if (round >= 0) rounds.push(result)
    }
  }
  for (const { worker } of threads) await worker.terminate()
  return Object.fromEntries(threads.map(({ measure, rounds }) => [measure, speedOf(rounds)]))
}

export async function weigh(plan: Plan): Promise<Costs> {
  const worker = start({ ...plan, measure: 'costs' })
  const costs = await ask<Costs>(worker, plan.seconds)
  await worker.terminate()
  return costs
}

/** A thread of this checkout, or of another. */
export function start(task: BenchTask, root = HERE): Worker {
  const production = task.measure === 'costs' || CONTENDERS[task.measure].production
  const env = { ...process.env, NODE_ENV: production ? 'production' : 'development' }
  return new Worker(join(root, 'bench/thread.ts'), { workerData: task, env })
}

export async function ask<T>(worker: Worker, seconds: number): Promise<T> {
  worker.postMessage(seconds)
  const [answer] = await once(worker, 'message')
  return answer
}

function speedOf(rounds: readonly Round[]): Speed {
  const games = sum(rounds.map((r) => r.games))
  return {
    gamesPerSecond: spread(rounds.map((r) => r.games / r.seconds)),
    actionsPerSecond: spread(rounds.map((r) => r.actions / r.seconds)),
    actionsPerCpuSecond: spread(rounds.map((r) => r.actions / r.cpuSeconds)),
    actionsPerGame: sum(rounds.map((r) => r.actions)) / games,
    games,
  }
}

function spread(values: readonly number[]): SpeedSpread {
  return { median: median(values), best: Math.max(...values) }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
