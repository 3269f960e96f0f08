/**
 * Learns what the traits of a position are worth in Marauders from games that the tuned rule plays against itself, with
 * slips, and prints it:
 *
 *     node bots/train/judge.ts --seats 2 --games 12000 --epochs 10 --seed judge > bots/marauders/learned/two.ts
 */

import { Chance, type Rng } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import type { State } from '@windward/games/marauders/state.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'
import { flags } from '../../scripts/flags.ts'
import { scoreOf, stageOf } from '../marauders/judgement.ts'
import { choose, ranked } from '../marauders/policy.ts'
import { standing, won } from '../marauders/standing.ts'
import { TRAITS, traitsOf } from '../marauders/traits.ts'
import { TUNED } from '../marauders/weights.ts'
import { descend, softmax, surprise } from './descent.ts'

/** A row of traits for each player, and each player's share of the victory. */
interface Sample {
  readonly rows: readonly Float64Array[]
  readonly stage: number
  /** What the judgement by hand makes of it. */
  readonly byHand: readonly number[]
  readonly shares: readonly number[]
}

/** One decision in so many is any of the rule's favourites. */
const SLIP = 12
const FAVOURITES = 4
/** One game in so many is kept to check what was learned. */
const CHECKED = 10

const { seats, games, epochs, seed } = flags({ seats: 2, games: 2000, epochs: 5, seed: 'judge' })
const began = performance.now()
const [learned, checked]: [Sample[], Sample[]] = [[], []]
for (let game = 0; game < games; game++) (game % CHECKED === 0 ? checked : learned).push(...positionsOf(game))
const weights = new Float32Array(2 * TRAITS.length)
descend(weights, learned, { epochs, rate: 0.01, decay: 1e-6 }, new Chance(seed), addGradient)
print()

/** The table at the beginning of every round: that is where playouts end. */
function positionsOf(game: number): Sample[] {
  const chance = new Chance(`${seed} ${seats} game ${game}`)
  const policy = chance.stream('policy')
  const s = marauders.setup(defaults(marauders), seats, chance)
  const seen: Omit<Sample, 'shares'>[] = []
  let { round } = s
  for (let [question] = marauders.questions(s); question !== undefined; [question] = marauders.questions(s)) {
    if (s.round !== round) seen.push(tableOf(s))
    round = s.round
    const actions = marauders.actions(s, question.seat) as readonly Action[]
    marauders.apply(s, question.seat, answer(s, question.seat, actions, policy), chance)
  }
  const shares = s.players.map((_, seat) => won(s, seat))
  return seen.map((position) => ({ ...position, shares }))
}

function answer(s: State, seat: Seat, actions: readonly Action[], policy: Rng): Action {
  if (policy.int(SLIP) > 0) return choose(s, seat, actions, TUNED)
  return ranked(s, seat, actions, TUNED)[policy.int(Math.min(FAVOURITES, actions.length))].action
}

function tableOf(s: State): Omit<Sample, 'shares'> {
  const rows = s.players.map((_, seat) => {
    const row = new Float64Array(TRAITS.length)
    traitsOf(s, seat, row)
    return row
  })
  const chances = rows.map((_, seat) => standing(s, seat, TUNED))
  const sum = chances.reduce((a, b) => a + b)
  return { rows, stage: stageOf(s), byHand: chances.map((chance) => chance / sum) }
}

function chancesOf({ rows, stage }: Sample): number[] {
  return softmax(rows.map((row) => scoreOf(row, stage, weights)))
}

function addGradient(position: Sample, gradient: Float32Array): void {
  const { rows, stage, shares } = position
  for (const [i, chance] of chancesOf(position).entries()) {
    const off = chance - shares[i]
    for (let t = 0; t < rows[i].length; t++) {
      gradient[2 * t] += off * rows[i][t]
      gradient[2 * t + 1] += off * rows[i][t] * stage
    }
  }
}

function print(): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const command = `node bots/train/judge.ts --seats ${seats} --games ${games} --epochs ${epochs} --seed ${seed}`
  const lost = loss((position) => chancesOf(position))
  const byHand = loss(({ byHand }) => byHand)
  const numbers = TRAITS.map((trait, i) => `  ${figure(2 * i)}, ${figure(2 * i + 1)}, // ${trait}`)
  console.log(`/**
 * Made by \`${command}\` in ${seconds} s: ${learned.length + checked.length}
 * positions, loss ${lost} on ${checked.length} of games it had not seen (the judgement by hand: ${byHand}).
 */

/** What each trait is worth half-way to the goal, and how much more at the goal than at the beginning. */
// biome-ignore format: numbers
export const LEARNED: readonly number[] = [
${numbers.join('\n')}
]`)
}

function loss(chances: (position: Sample) => readonly number[]): string {
  const sum = checked.reduce((lost, position) => lost + surprise(chances(position), position.shares), 0)
  return (sum / checked.length).toFixed(4)
}

function figure(i: number): string {
  return String(Math.round(weights[i] * 1000) / 1000)
}
