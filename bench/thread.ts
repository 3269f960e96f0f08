/** A thread that measures one contender, or the costs of a game, each time it is told to. */

import { parentPort, workerData } from 'node:worker_threads'
import { seedOf } from '@windward/core/chance.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { GAMES } from '@windward/games/index.ts'
import { seatingOf } from './contenders.ts'
import { costsOf } from './costs.ts'
import { playOut } from './playout.ts'
import type { Round, Task } from './rounds.ts'

const { game: id, seats, seed, measure } = workerData as Task
const setting = { game: gameOf(id), options: defaults(gameOf(id)), seats }
/** Whole seeds, as a match has them, made before the clock runs; each round goes on where the last one ended. */
const SEEDS = Array.from({ length: 4096 }, (_, i) => seedOf(`${seed}/${i}`))
let played = 0

const answer = measure === 'costs' ? () => costsOf(setting, SEEDS) : playRound(measure)
parentPort?.on('message', (seconds: number) => parentPort?.postMessage(answer(seconds)))

function playRound(contender: Exclude<Task['measure'], 'costs'>): (seconds: number) => Round {
  const seating = seatingOf(contender, setting)
  return (seconds) => {
    const from = performance.now()
    const cpu = process.threadCpuUsage()
    let games = 0
    let actions = 0
    let elapsed = 0
    while (elapsed < seconds) {
      const of = SEEDS[played++ % SEEDS.length]
      actions += playOut(seating(of), of)
      games += 1
      elapsed = (performance.now() - from) / 1000
    }
    const { user, system } = process.threadCpuUsage(cpu)
    return { games, actions, seconds: elapsed, cpuSeconds: (user + system) / 1e6 }
  }
}

function gameOf(name: string): AnyGame {
  const game = GAMES.find((g) => g.id === name)
  if (game === undefined) throw new Error(`no game is called ${name}`)
  return game
}
