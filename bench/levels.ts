/**
 * Whether an analysis tells good play from bad: every level plays games against a Captain, and each of its decisions is
 * weighed as an analysis weighs it:
 *
 *     node bench/levels.ts --game haendler --games 100 --worlds 32 --seed 1
 *
 * Prints the mean cost of a decision that counts, in points of win chance, and its 95 % interval by whole games.
 * `--levels` takes some of them; `--worlds 0` is quick effort.
 */

import { judgeOf } from '@windward/analysis/catalogue.ts'
import { weigh } from '@windward/analysis/weigh.ts'
import { botNamed } from '@windward/bots/catalogue.ts'
import { type Bot, LEVELS } from '@windward/bots/contract.ts'
import { playGame } from '@windward/bots/simulate.ts'
import { defaults } from '@windward/core/options.ts'
import { GAME_IDS, rulesOf } from '@windward/games/catalogue.ts'
import { flags, refuse } from '../scripts/flags.ts'
import { ratioOf } from './spread.ts'

const values = flags({ game: 'haendler', games: 100, worlds: 0, levels: LEVELS, seed: '1' })
const id = GAME_IDS.find((game) => game === values.game) ?? refuse(`--game must be one of: ${GAME_IDS.join(', ')}.`)
const [game, judge, captain] = await Promise.all([rulesOf(id), judgeOf(id), botNamed(id, 'captain')])
const worlds = values.worlds || judge.worlds.quick
console.log(`${id}, ${values.games} games of each level against a captain, ${worlds} worlds`)
for (const level of values.levels) {
  const bot = await botNamed(id, level)
  const began = process.cpuUsage()
  const games = Array.from({ length: values.games }, (_, no) => costsOf(bot, no % 2, `${values.seed}/${no}`))
  const { user, system } = process.cpuUsage(began)
  const { ratio, error } = ratioOf(games.map(({ cost, decisions }) => [cost, decisions]))
  const figures = [ratio, ratio - 1.96 * error, ratio + 1.96 * error].map((share) => (100 * share).toFixed(3))
  const decisions = games.reduce((sum, each) => sum + each.decisions, 0)
  const seconds = (user + system) / 1e6 / values.games
  console.log(
    `${level.padEnd(9)} ${figures[0]} points (${figures[1]} to ${figures[2]}), ${decisions} decisions, ${seconds.toFixed(1)} s a game`,
  )
}

/** What the decisions of the bot cost in one game, in shares of the victory. */
function costsOf(bot: Bot, seat: number, seed: string): { readonly cost: number; readonly decisions: number } {
  let [cost, decisions, asked] = [0, 0, 0]
  const bots = seat === 0 ? [bot, captain] : [captain, bot]
  playGame(game, defaults(game), bots.length, seed, bots, {
    sees(_state, ask, action) {
      if (ask.seat !== seat) return
      asked += 1
      const decision = weigh(judge, ask, action, worlds, `${seed} ${asked}`)
      if (decision?.counts !== true) return
      cost += decision.error
      decisions += 1
    },
    ends() {},
  })
  return { cost, decisions }
}
