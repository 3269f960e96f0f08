/**
 * Trains the value net of Händler on games that the tuned rule plays against itself, with slips, and prints it:
 *
 *     node bots/train/net.ts --games 40000 --epochs 5 --seed net > bots/haendler/net.ts
 */

import { Chance, type Rng } from '@windward/core/chance.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { winners } from '@windward/games/haendler/score.ts'
import type { Action, Options } from '@windward/games/haendler/vocabulary.ts'
import { flags } from '../../scripts/flags.ts'
import { FEATURES, featuresOf } from '../haendler/features.ts'
import { choose } from '../haendler/policy.ts'
import { TUNED } from '../haendler/weights.ts'
import { type Net, netSize, score } from '../net.ts'
import { descend, softmax, surprise } from './descent.ts'

/** A position: a row of features for each player, and each player's share of the victory. */
interface Sample {
  readonly rows: readonly Float32Array[]
  readonly shares: readonly number[]
}

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
const net: Net = { inputs: FEATURES, hidden: HIDDEN, weights: firstWeights(rng) }
descend(net.weights, learned, { epochs, rate: 0.002, decay: 1e-5 }, rng, addGradient)
print(net)

function positionsOf(game: number): Sample[] {
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

function addGradient({ rows, shares }: Sample, gradient: Float32Array): void {
  const { inputs, hidden, weights } = net
  const layers = rows.map(() => new Float32Array(hidden))
  const chances = softmax(rows.map((row, i) => score(net, row, layers[i])))
  const [biases, outputs] = [hidden * inputs, hidden * inputs + hidden]
  for (const [i, row] of rows.entries()) {
    const off = chances[i] - shares[i]
    gradient[outputs + hidden] += off
    for (let h = 0; h < hidden; h++) {
      gradient[outputs + h] += off * layers[i][h]
      const back = off * weights[outputs + h] * (layers[i][h] > 0 ? 1 : 0.01)
      gradient[biases + h] += back
      for (let f = 0; f < inputs; f++) gradient[h * inputs + f] += back * row[f]
    }
  }
}

function loss(data: readonly Sample[]): number {
  const layer = new Float32Array(HIDDEN)
  const losses = data.map(({ rows, shares }) => {
    const chances = softmax(rows.map((row) => score(net, row, layer)))
    return surprise(chances, shares)
  })
  return losses.reduce((a, b) => a + b) / losses.length
}

function firstWeights(chance: Rng): Float32Array {
  const uniform = () => chance.int(2 ** 20) / 2 ** 20 - 0.5
  const weights = new Float32Array(netSize(FEATURES, HIDDEN))
  for (let i = 0; i < FEATURES * HIDDEN; i++) weights[i] = uniform() * Math.sqrt(6 / FEATURES)
  for (let i = 0; i < HIDDEN; i++) weights[FEATURES * HIDDEN + HIDDEN + i] = uniform() * Math.sqrt(6 / HIDDEN)
  return weights
}

function print({ weights }: Net): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const command = `node bots/train/net.ts --games ${games} --epochs ${epochs} --seed ${seed}`
  const facts = `${positions.length} positions, loss ${loss(checked).toFixed(4)} on ${checked.length} it had not seen`
  console.log(`/** Made by \`${command}\` in ${seconds} s: ${facts}. */

import { type Net, readNet } from '../net.ts'

// biome-ignore format: numbers
const NUMBERS = [${Array.from(weights, (w) => Math.round(w * 1000)).join(',')}]

export const NET: Net = readNet(${FEATURES}, ${HIDDEN}, NUMBERS)`)
}
