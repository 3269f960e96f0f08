/**
 * How much of a result's variance is luck that can be taken out, over games between bots of one level:
 *
 *     node bench/luck.ts --game haendler --deals 500 --bots mate,mate --seed 1
 *
 * Prints the mean share of the first seat and its variance, as it was and without luck, and whether both means agree.
 */

import { yardstickOf } from '@windward/analysis/catalogue.ts'
import { LuckWitness } from '@windward/analysis/fairness.ts'
import { botNamed } from '@windward/bots/catalogue.ts'
import { playGame } from '@windward/bots/simulate.ts'
import { Chance } from '@windward/core/chance.ts'
import { defaults } from '@windward/core/options.ts'
import { GAME_IDS, rulesOf } from '@windward/games/catalogue.ts'
import { withoutLuck } from '../cli/ruler.ts'
import { flags, refuse } from '../scripts/flags.ts'
import { spreadOf } from './spread.ts'

const values = flags({ game: 'haendler', deals: 500, bots: 'mate,mate', worlds: 0, seed: '1' })
const id = GAME_IDS.find((game) => game === values.game) ?? refuse(`--game must be one of: ${GAME_IDS.join(', ')}.`)
const game = await rulesOf(id)
const standard = await yardstickOf(id)
const yardstick = { ...standard, worlds: values.worlds || standard.worlds }
const bots = await Promise.all(values.bots.split(',').map((name) => botNamed(id, name)))
const [results, lucks]: [number[], number[]] = [[], []]
let [playing, measuring] = [0, 0]
for (let deal = 0; deal < values.deals; deal++) {
  const seed = `${values.seed}/${deal}`
  const began = process.cpuUsage()
  playGame(game, defaults(game), bots.length, seed, bots)
  playing += seconds(began)
  const again = process.cpuUsage()
  const witness = new LuckWitness(game, yardstick, bots, new Chance(`${seed}/luck`))
  const { outcome } = playGame(game, defaults(game), bots.length, seed, bots, witness)
  measuring += seconds(again)
  const first = outcome.filter(({ place }) => place === 1)
  results.push(first.some(({ seat }) => seat === 0) ? 1 / first.length : 0)
  lucks.push(witness.luck[0])
}
const adjusted = withoutLuck(results, lucks)
const plain = spreadOf(results.map((result, deal) => result - lucks[deal]))
const [raw, fair, luck] = [results, adjusted, lucks].map(spreadOf)
console.log(`${id}, ${values.bots}, ${values.deals} deals, ${yardstick.worlds} worlds`)
console.log(`result       mean ${raw.mean.toFixed(4)} ± ${raw.error.toFixed(4)}  variance ${raw.variance.toFixed(4)}`)
console.log(
  `without luck mean ${fair.mean.toFixed(4)} ± ${fair.error.toFixed(4)}  variance ${fair.variance.toFixed(4)}`,
)
console.log(`luck         mean ${luck.mean.toFixed(4)} ± ${luck.error.toFixed(4)}`)
const falls = `variance falls to ${(fair.variance / raw.variance).toFixed(3)}`
const whole = `with all luck as measured ${(plain.variance / raw.variance).toFixed(3)}`
const apart = Math.abs(raw.mean - fair.mean) / Math.sqrt(Math.max(1e-12, (raw.variance - fair.variance) / values.deals))
console.log(`${falls} (${whole}); means differ by ${apart.toFixed(2)} standard errors`)
console.log(
  `seconds a game: ${(playing / values.deals).toFixed(3)} to play, ${(measuring / values.deals).toFixed(3)} with luck`,
)

function seconds(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1e6
}
