/**
 * Learns how far doubloons decide a game of Karibik, from games that Mates play against each other, and prints it:
 *
 *     node bots/train/chances.ts --seats 2 --games 600 --seed chances
 */

import { Chance } from '@windward/core/chance.ts'
import { owed } from '@windward/core/choices.ts'
import { defaults } from '@windward/core/options.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import { flags } from '../../scripts/flags.ts'
import { type Slopes, sharesOf } from '../karibik/chances.ts'
import { MINDS } from '../karibik/index.ts'
import { type Sea, seaOf } from '../karibik/sea.ts'
import { surprise } from './descent.ts'

interface Sample {
  readonly sea: Sea
  readonly shares: readonly number[]
}

const { seats, games, seed } = flags({ seats: 2, games: 300, seed: 'chances' })
/** One game in so many is kept to check what was learned. */
const CHECKED = 5
const [learned, checked]: [Sample[], Sample[]] = [[], []]
for (let game = 0; game < games; game++) (game % CHECKED === 0 ? checked : learned).push(...positionsOf(game))
let best: Slopes = [0.1, 0.1]
for (const step of [0.08, 0.04, 0.02, 0.01, 0.005]) best = climbed(best, step)
const loss = (slopes: Slopes) => lossOf(checked, slopes).toFixed(4)
console.log(`${seats}: [${best.map((slope) => slope.toFixed(3)).join(', ')}],`)
console.log(
  `// ${learned.length} positions; loss ${loss(best)} on ${checked.length} others, ${loss([0, 0])} for knowing nothing`,
)

/** The table at the beginning of every round. */
function positionsOf(game: number): Sample[] {
  const chance = new Chance(`${seed} ${seats} game ${game}`)
  const s = karibik.setup(defaults(karibik), seats, chance)
  const seen: Sea[] = []
  let round = 0
  for (let [question] = owed(karibik.questions(s)); question !== undefined; [question] = owed(karibik.questions(s))) {
    const { seat } = question
    if (s.round !== round) seen.push(seaOf(karibik.view(s, undefined)))
    round = s.round
    const ask = {
      game: karibik,
      seat,
      question,
      choices: karibik.actions(s, seat),
      view: karibik.view(s, seat),
      rng: chance.stream('bots'),
    }
    karibik.apply(s, seat, MINDS.mate(ask), chance)
  }
  const first = (karibik.outcome(s) ?? []).filter(({ place }) => place === 1).map((standing) => standing.seat)
  const shares = s.seats.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0))
  return seen.map((sea) => ({ sea, shares }))
}

/** Uphill by this step, as long as it helps. */
function climbed(from: Slopes, step: number): Slopes {
  let best = from
  for (let least = lossOf(learned, best); ; ) {
    const [first, more] = best
    const near: Slopes[] = [
      [first + step, more],
      [first - step, more],
      [first, more + step],
      [first, more - step],
    ]
    const [next] = near.map((slopes) => ({ slopes, loss: lossOf(learned, slopes) })).sort((a, b) => a.loss - b.loss)
    if (next.loss >= least) return best
    least = next.loss
    best = next.slopes
  }
}

function lossOf(data: readonly Sample[], slopes: Slopes): number {
  return data.reduce((sum, { sea, shares }) => sum + surprise(sharesOf(sea, slopes), shares), 0) / data.length
}
