/** A thread that measures one contender, or the costs of a game, each time it is told to. */

import { parentPort, workerData } from 'node:worker_threads'
import { seedOf } from '@windward/core/chance.ts'
import { defaults } from '@windward/core/options.ts'
import { rulesOf } from '@windward/games/catalogue.ts'
import { dealerOf } from './contenders.ts'
import { costsOf } from './costs.ts'
import { playOut } from './playout.ts'
import type { BenchTask, Round } from './rounds.ts'

const { game: id, seats, seed, measure } = workerData as BenchTask
const game = await rulesOf(id)
const setting = { game, options: defaults(game), seats }
/** Whole seeds, as a match has them, made before the clock runs; each round goes on where the last one ended. */
const SEEDS = Array.from({ length: 4096 }, (_, i) => seedOf(`${seed}/${i}`))
let played = 0

const answer = measure === 'costs' ? () => costsOf(setting, SEEDS) : playRound(measure)
parentPort?.on('message', (seconds: number) => parentPort?.postMessage(answer(seconds)))

function playRound(contender: Exclude<BenchTask['measure'], 'costs'>): (seconds: number) => Round {
  const deal = dealerOf(contender, setting)
  return (seconds) => {
    const from = performance.now()
    const cpu = process.threadCpuUsage()
    let games = 0
    let actions = 0
    let elapsed = 0
    while (elapsed < seconds) {
      const of = SEEDS[played++ % SEEDS.length]
      actions += playOut(deal(of), of)
      games += 1
      elapsed = (performance.now() - from) / 1000
    }
    const { user, system } = process.threadCpuUsage(cpu)
    return { games, actions, seconds: elapsed, cpuSeconds: (user + system) / 1e6 }
  }
}
