/** What an arena's blocks come to: who is how strong, how quick, how reliable. */

import type { Block, Contest } from './blocks.ts'
import { millisecondsOf } from './blocks.ts'
import {
  adjustedStrengthOf,
  type Claims,
  type Interval,
  likelihoodRatio,
  type Strength,
  strengthOf,
  type Verdict,
  verdictOf,
} from './ruler.ts'
import { add, type Counts, quantileOf } from './statistics.ts'

export interface ArenaReport extends Contest {
  readonly seats: number
  readonly games: number
  readonly blocks: number
  readonly standings: readonly BotStanding[]
  readonly test?: SequentialTest
}

/** How strong, in figures that JSON can hold. */
export interface ToldStrength {
  readonly share: number
  readonly interval: Interval
  /** Against the others at the table; left out where it is beyond all measure. */
  readonly elo?: number
  readonly eloLow?: number
  readonly eloHigh?: number
}

export interface StrengthWithoutLuck extends ToldStrength {
  /** How many games of plain results would have told it as well, where that can be said. */
  readonly worth?: number
}

/** One for each bot, however many seats it has. */
export interface BotStanding extends ToldStrength {
  readonly bot: string
  readonly seats: number
  readonly adjusted?: StrengthWithoutLuck
  readonly decisions: number
  /** Processor time for one decision. */
  readonly medianMs: number
  readonly p99Ms: number
  readonly mishaps: number
}

export interface SequentialTest extends Claims {
  readonly ratio: number
  readonly verdict?: Verdict
}

export function reportOf(contest: Contest, blocks: readonly Block[], claims?: Claims): ArenaReport {
  const names = namesIn(contest)
  return {
    ...contest,
    seats: contest.bots.length,
    games: blocks.length * contest.bots.length,
    blocks: blocks.length,
    standings: names.map((bot) => standingOf(bot, contest, blocks)),
    ...(claims && { test: testOf(contest, blocks, claims) }),
  }
}

/** Of the first bot named. */
export function testOf(contest: Contest, blocks: readonly Block[], claims: Claims): SequentialTest {
  const [first] = namesIn(contest)
  const ratio = likelihoodRatio(sharesOf(first, contest, blocks), claims, chanceOf(first, contest))
  const verdict = verdictOf(ratio)
  return { ...claims, ratio, ...(verdict && { verdict }) }
}

export function namesIn({ bots }: Contest): readonly string[] {
  return [...new Set(bots)]
}

function standingOf(bot: string, contest: Contest, blocks: readonly Block[]): BotStanding {
  const gamesInBlock = contest.bots.length
  const [shares, chance] = [sharesOf(bot, contest, blocks), chanceOf(bot, contest)]
  const times: Counts = new Map()
  let decisions = 0
  let mishaps = 0
  for (const block of blocks) {
    for (const [power, n] of Object.entries(block.times[bot] ?? {})) {
      add(times, Number(power), n)
      decisions += n
    }
    for (const n of Object.values(block.mishaps[bot] ?? {})) mishaps += n
  }
  const milliseconds = (part: number) => Number(millisecondsOf(quantileOf(times, part) ?? 0).toPrecision(3))
  return {
    bot,
    seats: contest.bots.filter((name) => name === bot).length,
    ...toldStrength(strengthOf(shares, gamesInBlock, chance)),
    ...(contest.adjusted && { adjusted: withoutLuck(shares, lucksOf(bot, contest, blocks), gamesInBlock, chance) }),
    decisions,
    medianMs: milliseconds(0.5),
    p99Ms: milliseconds(0.99),
    mishaps,
  }
}

function toldStrength({ share, interval, elo, eloInterval: [eloLow, eloHigh] }: Strength): ToldStrength {
  return {
    share,
    interval,
    ...(Number.isFinite(elo) && { elo }),
    ...(Number.isFinite(eloLow) && { eloLow }),
    ...(Number.isFinite(eloHigh) && { eloHigh }),
  }
}

function withoutLuck(
  shares: readonly number[],
  lucks: readonly number[],
  gamesInBlock: number,
  chance: number,
): StrengthWithoutLuck {
  const strength = adjustedStrengthOf(shares, lucks, gamesInBlock, chance)
  const worth = Math.round(strength.worth)
  return { ...toldStrength(strength), ...(Number.isFinite(worth) && { worth }) }
}

function sharesOf(bot: string, contest: Contest, blocks: readonly Block[]): readonly number[] {
  return blocks.map(({ shares }) => shareIn(shares, bot, contest))
}

function lucksOf(bot: string, contest: Contest, blocks: readonly Block[]): readonly number[] {
  return blocks.map(({ luck = [] }) => shareIn(luck, bot, contest))
}

function shareIn(shares: readonly number[], bot: string, { bots }: Contest): number {
  return shares.reduce((sum, share, at) => sum + (bots[at] === bot ? share : 0), 0)
}

function chanceOf(bot: string, { bots }: Contest): number {
  return bots.filter((name) => name === bot).length / bots.length
}
