/** What is counted over many games. Counts of counts: memory follows the spread of lengths, not the number of games. */

import type { Played } from '@windward/bots/simulate.ts'
import type { Outcome } from '@windward/core/contract.ts'

export interface Tally {
  games: number
  actions: number
  /** By seat: games won alone. */
  wins: number[]
  /** By seat: games in which first place was shared with others. */
  shared: number[]
  /** Games in which first place was shared. */
  ties: number
  /** Decisions in which a bot failed and was replaced. */
  mishaps: number
  actionCounts: Counts
  roundCounts: Counts
}

/** How often each value was seen. */
export type Counts = Map<number, number>

/** As it travels: nothing but plain data. */
export interface PlainTally extends Omit<Tally, 'actionCounts' | 'roundCounts'> {
  readonly actionCounts: readonly (readonly [value: number, n: number])[]
  readonly roundCounts: readonly (readonly [value: number, n: number])[]
}

export function plain(tally: Tally): PlainTally {
  return { ...tally, actionCounts: [...tally.actionCounts], roundCounts: [...tally.roundCounts] }
}

export interface Spread {
  readonly median: number
  readonly p95: number
  readonly mean: number
  readonly min: number
  readonly max: number
}

export function newTally(seats: number): Tally {
  const zeros = () => Array.from({ length: seats }, () => 0)
  return {
    games: 0,
    actions: 0,
    wins: zeros(),
    shared: zeros(),
    ties: 0,
    mishaps: 0,
    actionCounts: new Map(),
    roundCounts: new Map(),
  }
}

export function count(tally: Tally, { outcome, actions, rounds }: Played): void {
  tally.games += 1
  tally.actions += actions
  countWinners(tally, outcome)
  add(tally.actionCounts, actions, 1)
  if (rounds !== undefined) add(tally.roundCounts, rounds, 1)
}

/** Adds the other to the first; in which order makes no difference. */
export function merge(into: Tally, other: PlainTally): void {
  into.games += other.games
  into.actions += other.actions
  into.ties += other.ties
  into.mishaps += other.mishaps
  for (const [seat, n] of other.wins.entries()) into.wins[seat] += n
  for (const [seat, n] of other.shared.entries()) into.shared[seat] += n
  for (const [value, n] of other.actionCounts) add(into.actionCounts, value, n)
  for (const [value, n] of other.roundCounts) add(into.roundCounts, value, n)
}

export function spreadOf(counts: Counts): Spread | undefined {
  const [median, p95] = [quantileOf(counts, 0.5), quantileOf(counts, 0.95)]
  if (median === undefined || p95 === undefined) return undefined
  let games = 0
  let sum = 0
  for (const [value, n] of counts) {
    games += n
    sum += value * n
  }
  return { median, p95, mean: sum / games, min: Math.min(...counts.keys()), max: Math.max(...counts.keys()) }
}

/** The smallest value that at least this share of all does not exceed. */
export function quantileOf(counts: Counts, share: number): number | undefined {
  const sorted = [...counts].sort(([a], [b]) => a - b)
  const all = sorted.reduce((sum, [, n]) => sum + n, 0)
  let seen = 0
  for (const [value, n] of sorted) {
    seen += n
    if (seen >= share * all) return value
  }
  return undefined
}

export function add(counts: Counts, value: number, n: number): void {
  counts.set(value, (counts.get(value) ?? 0) + n)
}

/** Wilson's score interval: honest for few games and for shares near 0 and 1. */
export function wilson(hits: number, n: number, z = Z95): readonly [low: number, high: number] {
  if (n === 0) return [0, 1]
  const share = hits / n
  const z2 = (z * z) / n
  const centre = share + z2 / 2
  const margin = z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n))
  const low = hits === 0 ? 0 : (centre - margin) / (1 + z2)
  const high = hits === n ? 1 : (centre + margin) / (1 + z2)
  return [low, high]
}

/** 97.5 % of a normal distribution lie below. */
export const Z95 = 1.959963984540054

function countWinners(tally: Tally, outcome: Outcome): void {
  const winners = outcome.filter(({ place }) => place === 1)
  if (winners.length === 1) {
    tally.wins[winners[0].seat] += 1
    return
  }
  tally.ties += 1
  for (const { seat } of winners) tally.shared[seat] += 1
}
