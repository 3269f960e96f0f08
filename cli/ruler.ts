/** How strong: shares of victories, Elo, and when enough games have been played to say who is better. */

import { wilson, Z95 } from './statistics.ts'

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

/** Results without luck: how strong, and how many games of plain results would have told it as well. */
export interface AdjustedStrength extends Strength {
  readonly worth: number
}

/** What is left are no shares of games, so the interval is a normal one. */
export function adjustedStrengthOf(
  blocks: readonly number[],
  lucks: readonly number[],
  gamesInBlock: number,
  chance: number,
): AdjustedStrength {
  const adjusted = withoutLuck(blocks, lucks)
  const share = meanOf(adjusted)
  const margin = Z95 * Math.sqrt(varianceOf(adjusted) / adjusted.length)
  const interval: Interval = [share - margin, share + margin]
  const elo = (s: number) => eloOf(Math.min(1, Math.max(0, s)), chance)
  const worth = (blocks.length * gamesInBlock * varianceOf(blocks)) / varianceOf(adjusted)
  return { share, interval, elo: elo(share), eloInterval: [elo(interval[0]), elo(interval[1])], worth }
}

/**
 * Luck is measured as if all at the table played alike; where one is far better, luck decides less. So as much of it is
 * taken from each result as explains the others best, which keeps the mean: luck is nothing on average, and what it is
 * multiplied by does not know it.
 */
export function withoutLuck(results: readonly number[], lucks: readonly number[]): readonly number[] {
  const n = results.length
  const sum = { result: 0, luck: 0, product: 0, square: 0 }
  for (const [i, luck] of lucks.entries()) {
    sum.result += results[i]
    sum.luck += luck
    sum.product += results[i] * luck
    sum.square += luck * luck
  }
  return results.map((result, i) => {
    const luck = lucks[i]
    const rest = sum.luck - luck
    const square = sum.square - luck * luck - (rest * rest) / (n - 1)
    const product = sum.product - result * luck - (rest * (sum.result - result)) / (n - 1)
    const slope = n > 2 && square > 0 ? product / square : 1
    return result - ((n * slope + TRUST) / (n + TRUST)) * luck
  })
}

/** Few deals say little about how much luck decides: as if so many more had said that it is all as measured. */
const TRUST = 5

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
