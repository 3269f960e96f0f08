/**
 * Trains the value net of Karibik on games that Mates play against each other at two, three and four seats, and prints
 * it:
 *
 *     node bots/train/chances.ts --games 3000 --epochs 12 --seed chances > bots/karibik/net.ts
 */

import { Chance } from '@windward/core/chance.ts'
import { owed } from '@windward/core/choices.ts'
import { defaults } from '@windward/core/options.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import { flags } from '../../scripts/flags.ts'
import { FEATURES, featuresOf } from '../karibik/chances.ts'
import { MINDS } from '../karibik/index.ts'
import { seaOf } from '../karibik/sea.ts'
import { descend } from './descent.ts'
import { addToGradient, firstWeights, lossOf, type NetSample, printed } from './teaching.ts'

const HIDDEN = 16
/** Seats in turn: mostly two. */
const TABLES = [2, 2, 3, 2, 4] as const
/** One game in so many is kept to check what was learned. */
const CHECKED = 10

const { games, epochs, seed } = flags({ games: 500, epochs: 12, seed: 'chances' })
const began = performance.now()
const [learned, checked]: [NetSample[], NetSample[]] = [[], []]
for (let game = 0; game < games; game++) (game % CHECKED === 0 ? checked : learned).push(...positionsOf(game))
const rng = new Chance(seed)
const net = { inputs: FEATURES, hidden: HIDDEN, weights: firstWeights(FEATURES, HIDDEN, rng) }
descend(net.weights, learned, { epochs, rate: 0.002, decay: 1e-5 }, rng, (sample, gradient) =>
  addToGradient(net, sample, gradient),
)
const command = `node bots/train/chances.ts --games ${games} --epochs ${epochs} --seed ${seed}`
console.log(printed(net, command, began, learned.length + checked.length, lossOf(net, checked), checked.length))

/** The table at the beginning of every round: that is where playouts end. */
function positionsOf(game: number): NetSample[] {
  const seats = TABLES[game % TABLES.length]
  const chance = new Chance(`${seed} game ${game}`)
  const s = karibik.setup(defaults(karibik), seats, chance)
  const seen: Float32Array[][] = []
  let round = 0
  for (let [question] = owed(karibik.questions(s)); question !== undefined; [question] = owed(karibik.questions(s))) {
    const { seat } = question
    const view = karibik.view(s, seat)
    if (s.round !== round) {
      const sea = seaOf(view)
      const rows = s.seats.map(() => new Float32Array(FEATURES))
      for (const [of, row] of rows.entries()) featuresOf(sea, s.supply.length, of, row)
      seen.push(rows)
    }
    round = s.round
    const ask = { game: karibik, seat, question, choices: karibik.actions(s, seat), view, rng: chance.stream('bots') }
    karibik.apply(s, seat, MINDS.mate(ask), chance)
  }
  const first = (karibik.outcome(s) ?? []).filter(({ place }) => place === 1).map((standing) => standing.seat)
  const shares = s.seats.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0))
  return seen.map((rows) => ({ rows, shares }))
}
