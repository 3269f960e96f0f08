/**
 * Trains the value net of Händler on games that the tuned rule plays against itself, with slips, and prints it:
 *
 *     node bots/train/net.ts --games 40000 --epochs 5 --seed net > bots/haendler/net.ts
 */

import { Chance } from '@windward/core/chance.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { winners } from '@windward/games/haendler/score.ts'
import type { Action, Options } from '@windward/games/haendler/vocabulary.ts'
import { flags } from '../../scripts/flags.ts'
import { FEATURES, featuresOf } from '../haendler/features.ts'
import { choose } from '../haendler/policy.ts'
import { TUNED } from '../haendler/weights.ts'
import { descend } from './descent.ts'
import { addToGradient, firstWeights, lossOf, type NetSample, printed } from './teaching.ts'

const HIDDEN = 32
const SLIP = 12
/** Decks and seats in turn: mostly two players and the default deck. */
const TABLES: readonly (readonly [Options['deck'], number])[] = [
  ['reconstructionA', 2],
  ['reconstructionA', 3],
  ['reconstructionA', 4],
  ['reconstructionA', 2],
  ['reconstructionB', 2],
  ['reconstructionA', 4],
  ['reconstructionA', 2],
  ['portRoyal', 2],
  ['portRoyal', 4],
  ['portRoyal', 5],
]

const { games, epochs, seed } = flags({ games: 8000, epochs: 5, seed: 'net' })
const rng = new Chance(seed)
const began = performance.now()
const positions = Array.from({ length: games }, (_, i) => positionsOf(i)).flat()
const checked = positions.filter((_, i) => i % 20 === 0)
const learned = positions.filter((_, i) => i % 20 !== 0)
const net = { inputs: FEATURES, hidden: HIDDEN, weights: firstWeights(FEATURES, HIDDEN, rng) }
descend(net.weights, learned, { epochs, rate: 0.002, decay: 1e-5 }, rng, (sample, gradient) =>
  addToGradient(net, sample, gradient),
)
const command = `node bots/train/net.ts --games ${games} --epochs ${epochs} --seed ${seed}`
console.log(printed(net, command, began, positions.length, lossOf(net, checked), checked.length))

function positionsOf(game: number): NetSample[] {
  const [deck, seats] = TABLES[game % TABLES.length]
  const chance = new Chance(`${seed} game ${game}`)
  const policy = chance.stream('policy')
  const s = haendler.setup({ ...defaults(haendler), deck }, seats, chance)
  const seen: Float32Array[][] = []
  let turn = 0
  for (let [question] = haendler.questions(s); question !== undefined; [question] = haendler.questions(s)) {
    if (s.turn !== turn && policy.int(2) === 0) {
      const rows = s.players.map(() => new Float32Array(FEATURES))
      featuresOf(s, rows)
      seen.push(rows)
    }
    turn = s.turn
    const actions = haendler.actions(s, question.seat) as readonly Action[]
    const slips = policy.int(SLIP) === 0
    const action = slips ? actions[policy.int(actions.length)] : choose(s, question.seat, actions, TUNED)
    haendler.apply(s, question.seat, action, chance)
  }
  const won = winners(s)
  const shares = s.players.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0))
  return seen.map((rows) => ({ rows, shares }))
}
