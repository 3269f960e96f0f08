/** How strong: shares of victories, Elo, and when enough games have been played to say who is better. */

import { wilson } from './statistics.ts'

export type Interval = readonly [low: number, high: number]

export interface Strength {
  /** Share of the games won; a shared victory counts in shares. */
  readonly share: number
  readonly interval: Interval
  /** Against the others at the table. Infinite where every game, or none, was won. */
  readonly elo: number
  readonly eloInterval: Interval
}

export type Verdict = 'better' | 'notBetter'

/** Two claims about the first bot, as Elo: that it is no better than `low`, that it is at least `high`. */
export interface Claims {
  readonly low: number
  readonly high: number
}

/**
 * Each block is one deal played from every rotation of the seats, and what counts is its mean: games of one deal are
 * not independent. The interval is Wilson's for as many games as the variance between blocks is worth, and never for
 * more than were played.
 */
export function strengthOf(blocks: readonly number[], gamesInBlock: number, chance: number): Strength {
  const games = blocks.length * gamesInBlock
  const share = meanOf(blocks)
  const variance = varianceOf(blocks) / blocks.length
  const worth = variance > 0 ? Math.min(games, (share * (1 - share)) / variance) : games
  const interval = wilson(share * worth, worth)
  const elo = (s: number) => eloOf(s, chance)
  return { share, interval, elo: elo(share), eloInterval: [elo(interval[0]), elo(interval[1])] }
}

/** `chance` is the share that a bot no better than the others would have: with two seats, −400·log10(1/s − 1). */
export function eloOf(share: number, chance: number): number {
  return 400 * Math.log10((share / chance) * ((1 - chance) / (1 - share)))
}

export function shareOf(elo: number, chance: number): number {
  return chance / (chance + (1 - chance) * 10 ** (-elo / 400))
}

/**
 * Generalised sequential probability ratio test on the means of blocks: the likelihoods are those of the likeliest
 * distributions with the claimed means, so that lopsided scores are judged as well as even ones.
 */
export function likelihoodRatio(blocks: readonly number[], claims: Claims, chance: number): number {
  const counts = new Map<number, number>([
    [0, UNSEEN],
    [1, UNSEEN],
  ])
  for (const value of blocks) {
    const key = Math.round(value * GRAIN) / GRAIN
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const [low, high] = [claims.low, claims.high].map((elo) => tilt(counts, shareOf(elo, chance)))
  let ratio = 0
  for (const [value, n] of counts) ratio += n * Math.log(low(value) / high(value))
  return ratio
}

/** With 5 % of either error. */
export function verdictOf(ratio: number): Verdict | undefined {
  if (ratio >= BOUND) return 'better'
  return ratio <= -BOUND ? 'notBetter' : undefined
}

/** Weight of the two extremes before they are seen: without them a claimed mean may lie outside of all values. */
const UNSEEN = 1e-3
/** Means that differ by less are the same. */
const GRAIN = 1e6
const BOUND = Math.log(0.95 / 0.05)

/** The likeliest distribution of this mean gives a value seen with frequency f the weight f / (1 + λ(value − mean)). */
function tilt(counts: ReadonlyMap<number, number>, mean: number): (value: number) => number {
  const slope = (lambda: number) => {
    let sum = 0
    for (const [value, n] of counts) sum += (n * (value - mean)) / (1 + lambda * (value - mean))
    return sum
  }
  let [from, to] = [-1 / (1 - mean), 1 / mean]
  for (let i = 0; i < 100; i++) {
    const middle = (from + to) / 2
    if (slope(middle) > 0) from = middle
    else to = middle
  }
  return (value) => 1 + from * (value - mean)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function varianceOf(values: readonly number[]): number {
  if (values.length < 2) return 0
  const mean = meanOf(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
}
