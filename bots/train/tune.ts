/**
 * Looks for better weights of a game's rule by changing a few at a time and keeping what wins, and prints them:
 *
 *     node bots/train/tune.ts --game haendler --seconds 420 --seed a
 *
 * With no seconds at all it only says how the weights there are do against the Mate's.
 */

import { Chance, type Rng } from '@windward/core/chance.ts'
import type { AnyGame, Seat } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import { flags, refuse } from '../../scripts/flags.ts'
import * as haendlerRule from '../haendler/policy.ts'
import * as haendlerWeights from '../haendler/weights.ts'
import * as maraudersRule from '../marauders/policy.ts'
import * as maraudersWeights from '../marauders/weights.ts'

type Weights = Readonly<Record<string, number>>

/** A game with the rule that is tuned, and where to begin. */
interface Subject {
  readonly game: AnyGame
  readonly from: Weights
  /** What the Mate plays by: the yardstick. */
  readonly mate: Weights
  // biome-ignore lint/suspicious/noExplicitAny: states and actions of whatever game
  choose(s: any, seat: Seat, actions: any, weights: any): unknown
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  haendler: {
    game: haendler,
    from: { ...haendlerWeights.BY_HAND },
    mate: { ...haendlerWeights.BY_HAND },
    choose: haendlerRule.choose,
  },
  marauders: {
    game: marauders,
    from: { ...maraudersWeights.TUNED },
    mate: { ...maraudersWeights.BY_HAND },
    choose: maraudersRule.choose,
  },
}

/** A challenger plays on only while it leads by this much, in standard deviations of about a half. */
const LEAD = 0.35
const BATCHES = [300, 500, 1200] as const

const values = flags({ game: 'haendler', seconds: 420, seed: 'a' })
const subject = SUBJECTS[values.game]
if (subject === undefined) refuse(`--game must be one of: ${Object.keys(SUBJECTS).join(', ')}.`)
const { game, from, mate, choose } = subject
const rng = new Chance(`tune ${values.seed}`)
const end = performance.now() + values.seconds * 1000
let best = from
let [tried, kept] = [0, 0]
while (performance.now() < end) {
  tried += 1
  const challenger = changed(best, rng)
  if (!wins(challenger, best, `tune ${tried}`)) continue
  best = challenger
  kept += 1
}
console.log(`${kept} changes kept of ${tried} tried; wins ${share(best, mate, 2000, 'check')} against the Mate's`)
console.log(best)

function changed(weights: Weights, chance: Rng): Weights {
  const next: Record<string, number> = { ...weights }
  const keys = Object.keys(weights)
  for (let n = chance.int(5); n >= 0; n--) {
    const key = keys[chance.int(keys.length)]
    const scale = Math.max(0.3, Math.abs(next[key]))
    next[key] = Math.round((next[key] + normal(chance) * LEAD * scale) * 1000) / 1000
  }
  return next
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
  const s = game.setup(defaults(game), weights.length, chance)
  for (let [question] = game.questions(s); question !== undefined; [question] = game.questions(s)) {
    const { seat } = question
    game.apply(s, seat, choose(s, seat, game.actions(s, seat), weights[seat]), chance)
  }
  const won = (game.outcome(s) ?? []).filter(({ place }) => place === 1).map(({ seat }) => seat)
  return weights.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0))
}

function normal(chance: Rng): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += chance.int(2 ** 20) / 2 ** 20
  return sum
}
