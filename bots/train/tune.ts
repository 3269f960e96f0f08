/**
 * Looks for better weights of Händler's rule by changing a few at a time and keeping what wins, and prints them:
 *
 *     node bots/train/tune.ts --seconds 420 --seed a
 */

import { parseArgs } from 'node:util'
import { Chance, type Rng } from '@windward/core/chance.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { winners } from '@windward/games/haendler/score.ts'
import type { Action } from '@windward/games/haendler/vocabulary.ts'
import { choose } from '../haendler/policy.ts'
import { BY_HAND, type Weights } from '../haendler/weights.ts'

/** A challenger plays on only while it leads by this much, in standard deviations of about a half. */
const LEAD = 0.35
const BATCHES = [300, 500, 1200] as const

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '420' }, seed: { type: 'string', default: 'a' } },
})
const rng = new Chance(`tune ${values.seed}`)
const end = performance.now() + Number(values.seconds) * 1000
let best: Weights = BY_HAND
let [tried, kept] = [0, 0]
while (performance.now() < end) {
  tried += 1
  const challenger = changed(best, rng)
  if (!wins(challenger, best, `tune ${tried}`)) continue
  best = challenger
  kept += 1
}
console.log(`${kept} changes kept of ${tried} tried; wins ${share(best, BY_HAND, 2000, 'check')} against BY_HAND`)
console.log(best)

function changed(weights: Weights, chance: Rng): Weights {
  const next: Record<string, number> = { ...weights }
  const keys = Object.keys(weights)
  for (let n = chance.int(5); n >= 0; n--) {
    const key = keys[chance.int(keys.length)]
    const scale = Math.max(0.3, Math.abs(next[key]))
    next[key] = Math.round((next[key] + normal(chance) * LEAD * scale) * 1000) / 1000
  }
  return next as Weights
}

function wins(a: Weights, b: Weights, tag: string): boolean {
  let [games, won] = [0, 0]
  for (const batch of BATCHES) {
    won += share(a, b, batch, `${tag} ${batch}`) * batch
    games += batch
    if (won / games < 0.5 + LEAD / Math.sqrt(games)) return false
  }
  return true
}

/** The share of games that `a` wins, each deal played from both seats. */
function share(a: Weights, b: Weights, games: number, tag: string): number {
  let won = 0
  for (let i = 0; i < games; i++) won += play(i % 2 === 0 ? [a, b] : [b, a], `${tag} ${i >> 1}`)[i % 2]
  return won / games
}

function play(weights: readonly Weights[], seed: string): number[] {
  const chance = new Chance(seed)
  const s = haendler.setup(defaults(haendler), weights.length, chance)
  for (let [question] = haendler.questions(s); question !== undefined; [question] = haendler.questions(s)) {
    const actions = haendler.actions(s, question.seat) as readonly Action[]
    haendler.apply(s, question.seat, choose(s, question.seat, actions, weights[question.seat]), chance)
  }
  const won = winners(s)
  return weights.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0))
}

function normal(chance: Rng): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += chance.int(2 ** 20) / 2 ** 20
  return sum
}
