/** A thread that measures one contender, or the costs of a game, each time it is told to. */

import { parentPort, workerData } from 'node:worker_threads'
import { LONGEST_STRETCH } from '@windward/cli/commands/simulate.ts'
import { playStretch } from '@windward/cli/worker.ts'
import { seedOf } from '@windward/core/chance.ts'
import { defaults } from '@windward/core/options.ts'
import { rulesOf } from '@windward/games/catalogue.ts'
import { dealerOf } from './contenders.ts'
import { costsOf } from './costs.ts'
import { playOut } from './playout.ts'
import type { BenchTask, Round } from './rounds.ts'

type Contender = Exclude<BenchTask['measure'], 'costs'>
/** Plays on where it ended the last time. */
type Play = () => Promise<Pick<Round, 'games' | 'actions'>>

const { game: id, seats, seed, measure } = workerData as BenchTask
const game = await rulesOf(id)
const setting = { game, options: defaults(game), seats }
/** Whole seeds, as a match has them, made before the clock runs. */
const SEEDS = Array.from({ length: 4096 }, (_, i) => seedOf(`${seed}/${i}`))
let played = 0

const answer = measure === 'costs' ? async () => costsOf(setting, SEEDS) : roundsOf(measure)
parentPort?.on('message', async (seconds: number) => parentPort?.postMessage(await answer(seconds)))

function roundsOf(contender: Contender): (seconds: number) => Promise<Round> {
  const play = contender === 'simulate' ? stretch : oneGame(contender)
  return async (seconds) => {
    const from = performance.now()
    const cpu = process.threadCpuUsage()
    const round = { games: 0, actions: 0, seconds: 0, cpuSeconds: 0 }
    while (round.seconds < seconds) {
      const { games, actions } = await play()
      round.games += games
      round.actions += actions
      round.seconds = (performance.now() - from) / 1000
    }
    const { user, system } = process.threadCpuUsage(cpu)
    return { ...round, cpuSeconds: (user + system) / 1e6 }
  }
}

function oneGame(contender: Exclude<Contender, 'simulate'>): Play {
  const deal = dealerOf(contender, setting)
  return async () => {
    const of = SEEDS[played++ % SEEDS.length]
    return { games: 1, actions: playOut(deal(of), of) }
  }
}

/** As a worker of `windward simulate` is given its games. */
async function stretch(): ReturnType<Play> {
  const first = played
  played += LONGEST_STRETCH
  const bots = Array.from({ length: seats }, () => 'random')
  const { tally } = await playStretch({ ...setting, game: id, seed, bots, first, end: played, lines: 'csv' })
  return tally
}
