/**
 * Whether the luck that an analysis finds comes to nothing in the long run, as it must between equals:
 *
 *     node bench/fortune.ts --game haendler --games 2000 --bots mate,mate --worlds 2 --seed 1
 *
 * Luck is unbiased however few worlds there are, and does not depend on which answers are compared: so none are.
 */

import { judgeOf } from '@windward/analysis/catalogue.ts'
import type { AnyJudge } from '@windward/analysis/contract.ts'
import { botNamed } from '@windward/bots/catalogue.ts'
import { GAME_IDS, rulesOf } from '@windward/games/catalogue.ts'
import { flags, refuse } from '../scripts/flags.ts'
import { analysisOf, recordBetween } from './recorded.ts'
import { spreadOf } from './spread.ts'

const values = flags({ game: 'haendler', games: 2000, bots: 'mate,mate', worlds: 2, seed: '1' })
const id = GAME_IDS.find((game) => game === values.game) ?? refuse(`--game must be one of: ${GAME_IDS.join(', ')}.`)
const [game, standard] = await Promise.all([rulesOf(id), judgeOf(id)])
const bots = await Promise.all(values.bots.split(',').map((name) => botNamed(id, name)))
const { worlds } = values
const judge: AnyJudge = {
  ...standard,
  worlds: { quick: worlds, normal: worlds, deep: worlds },
  candidates: () => ({ actions: [] }),
}
const began = process.cpuUsage()
const lucks = Array.from({ length: values.games }, (_, no) => luckOf(`${values.seed}/${no}`))
const { user, system } = process.cpuUsage(began)
const { mean, variance, error } = spreadOf(lucks)
console.log(`${id}, ${values.bots}, ${values.games} games, ${worlds} worlds`)
console.log(
  `luck of the first seat: ${(100 * mean).toFixed(2)} ± ${(100 * error).toFixed(2)} points a game, ${(mean / error).toFixed(2)} standard errors from zero; of one game ${(100 * Math.sqrt(variance)).toFixed(1)}`,
)
console.log(`${((user + system) / 1e6 / values.games).toFixed(2)} s a game`)

function luckOf(seed: string): number {
  return analysisOf(game, judge, recordBetween(game, bots, seed), 'quick', seed).totals[0].luck
}
