/**
 * Whether what is foretold comes true: plays games between bots that no value was trained on, values some moments of each
 * as an analysis would, in the middle of a turn too, and compares with who won:
 *
 *     node bench/calibration.ts --game haendler --games 1000 --moments 6 --seats 2 --bots mate,captain,admiral --seed 1
 *
 * Every seat is drawn from the bots, those named twice twice as often; of a game so many moments are taken on average.
 * Standard errors are those of whole games, since the moments of one game are not independent.
 */

import { judgeOf, yardstickOf } from '@windward/analysis/catalogue.ts'
import { EFFORTS, type Shares } from '@windward/analysis/contract.ts'
import { mean } from '@windward/analysis/shares.ts'
import { tryOut } from '@windward/analysis/trial.ts'
import { botNamed } from '@windward/bots/catalogue.ts'
import { playGame } from '@windward/bots/simulate.ts'
import { Chance } from '@windward/core/chance.ts'
import { defaults } from '@windward/core/options.ts'
import { GAME_IDS, rulesOf } from '@windward/games/catalogue.ts'
import { flags, refuse } from '../scripts/flags.ts'
import { binned, type Foretold, surpriseOf } from './foretold.ts'

const values = flags({
  game: 'haendler',
  games: 1000,
  moments: 6,
  seats: 2,
  bots: 'mate',
  effort: 'normal',
  seed: '1',
})
const id = GAME_IDS.find((game) => game === values.game) ?? refuse(`--game must be one of: ${GAME_IDS.join(', ')}.`)
const effort =
  EFFORTS.find((each) => each === values.effort) ?? refuse(`--effort must be one of: ${EFFORTS.join(', ')}.`)
const [game, judge, yardstick] = await Promise.all([rulesOf(id), judgeOf(id), yardstickOf(id)])
const levels = await Promise.all(values.bots.split(',').map((name) => botNamed(id, name)))
const rng = new Chance(`calibration ${values.seed}`)
const foretold: Foretold[] = []
let [moves, games] = [0, 0]
for (let i = 0; i < values.games; i++) {
  const bots = Array.from({ length: values.seats }, () => levels[rng.int(levels.length)])
  // As long as the games so far: so that a long game gives no more moments than a short one, but for chance.
  const every = Math.max(1, Math.round(games === 0 ? 20 : moves / games / values.moments))
  const moments: { readonly dear: Shares; readonly cheap: Shares }[] = []
  const { outcome, actions } = playGame(game, defaults(game), values.seats, `calibration ${values.seed}/${i}`, bots, {
    sees(state, { seat, view }) {
      if (rng.int(every) > 0) return
      const tried = tryOut(judge, view, seat, [undefined], judge.until(view), judge.worlds[effort], rng)
      moments.push({ dear: mean(tried[0]), cheap: yardstick.value(state) })
    },
    ends() {},
  })
  moves += actions
  games += 1
  const first = outcome.filter(({ place }) => place === 1).map(({ seat }) => seat)
  const shares = bots.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0))
  for (const { dear, cheap } of moments) foretold.push({ game: i, shares, dear, cheap })
}

console.log(
  `${id}, ${values.seats} seats, ${values.bots}: ${foretold.length} moments of ${games} games, ${effort} effort`,
)
console.log('foretold      n   mean  came   off  ± error')
for (const { from, n, said, came, error } of binned(foretold, ({ dear }) => dear)) {
  const range = `${String(from).padStart(3)}–${String(from + 10).padStart(3)} %`
  const figures = [100 * said, 100 * came, 100 * (came - said), 100 * error].map((x) => x.toFixed(1).padStart(6))
  console.log(`${range} ${String(n).padStart(6)} ${figures.join('')}`)
}
const even = () => Array.from({ length: values.seats }, () => 1 / values.seats)
console.log(
  `cross-entropy: ${surpriseOf(foretold, ({ dear }) => dear).toFixed(4)}; the learned value at once ${surpriseOf(foretold, ({ cheap }) => cheap).toFixed(4)}; knowing nothing ${surpriseOf(foretold, even).toFixed(4)}`,
)
