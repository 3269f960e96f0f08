/** What a choice was worth beside the others. */

import type { Seat } from '@windward/core/contract.ts'
import { bestOf } from './best.ts'
import type { AnyJudge, ChoiceMark, Decision, Effort, JudgedOption, Shares } from './contract.ts'
import { average, doubtOf, mean } from './shares.ts'

/** Shares of the victory from which a choice is a slip, a mistake, a blunder. */
export const SLIP = 0.02
export const MISTAKE = 0.05
export const BLUNDER = 0.1
/** Standard errors beyond which something is sure enough to be said. */
const SURE = 2
/** A mark hangs in the balance within so many standard errors of where it would be another one. */
const NEAR = 1.5
/** Where all options are this close nothing was decided. */
const SAME = 0.002
/** How likely an option must be the best one, beside the likeliest, to be tried in more worlds. */
const UNLIKELY = 0.03

/**
 * By option, and then by world; the first option is the one that was chosen. What soon could hardly be the best was tried
 * in the first worlds only. After the options come draws from a mixed strategy, where that is what the choice is compared
 * with: another one in each world.
 */
export type Tried = readonly (readonly Shares[])[]

export interface Judged {
  readonly decision: Decision
  /** With the best answer, and with the one that was given. */
  readonly best: Shares
  readonly given: Shares
  /** Whether other worlds may well give it another mark. */
  readonly isInBalance: boolean
  /** What is worth trying in more worlds. */
  readonly open: readonly number[]
}

export function judgeChoice(actions: readonly unknown[], tried: Tried, seat: Seat, byRule: number | undefined): Judged {
  const [chosen] = tried
  const draws = tried.slice(actions.length)
  const isMixed = draws.length > 0
  const everything = [...tried.keys()]
  const abreast = everything.filter((i) => tried[i].length === chosen.length)
  const rivals = isMixed ? [mixtureOf(draws)] : abreast.map((i) => tried[i])
  const gains = rivals.map((rows) => gainsOf(rows, chosen, seat))
  const unseen = unseenIn(chosen, seat)
  const { weights, doubt } = bestOf(gains, unseen)
  const given = mean(chosen)
  const means = rivals.map(mean)
  const best = given.map((_, who) => weights.reduce((sum, weight, i) => sum + weight * means[i][who], 0))
  const error = best[seat] - given[seat]
  const isBest = !isMixed && weights[0] === Math.max(...weights)
  const saved = isBest && byRule ? gainsOf(chosen, tried[byRule], seat) : []
  const praise = { error: average(saved), doubt: Math.hypot(doubtOf(saved), unseen) }
  const mark = markOf(error, doubt) ?? (markOf(praise.error, praise.doubt) && '!')
  const options = actions.map((action, i): JudgedOption => {
    const value = given[seat] + average(gainsOf(tried[i], chosen, seat))
    return { action, value, doubt: doubtOf(tried[i].map((row) => row[seat])) }
  })
  const order = [...options.keys()].sort((a, b) => options[b].value - options[a].value)
  const spread = options[order[0]].value - options[order[order.length - 1]].value
  return {
    decision: {
      options: order.map((i) => options[i]),
      chosen: order.indexOf(0),
      error,
      doubt,
      counts: spread > SAME,
      isMixed,
      ...(mark !== undefined && { mark }),
    },
    best,
    given,
    isInBalance: [{ error, doubt }, ...(saved.length > 0 ? [praise] : [])].some(isNearMark),
    open: isMixed
      ? everything
      : abreast.filter((i, at) => i === 0 || i === byRule || weights[at] >= UNLIKELY * Math.max(...weights)),
  }
}

/**
 * In twice as many worlds, and again, until its judge knows closely enough what a choice cost, and it no longer hangs in
 * the balance which mark it has.
 */
export function judgeClosely(
  { worlds, closer }: AnyJudge,
  effort: Effort,
  options: number,
  tryOpen: (worlds: number, open: readonly number[]) => Tried,
  judged: (tried: Tried) => Judged,
): Judged {
  let tried = tryOpen(worlds[effort], [...Array(options).keys()])
  let choice = judged(tried)
  const most = () => {
    if (closer === undefined || choice.open.length === 1) return 0
    const inDoubt = choice.decision.doubt > closer.doubt ? closer.worlds[effort] : 0
    return choice.isInBalance ? Math.max(inDoubt, closer.marks[effort]) : inDoubt
  }
  for (let n = worlds[effort]; 2 * n <= most(); n *= 2) {
    const { open } = choice
    const more = tryOpen(n, open)
    tried = tried.map((rows, i) => (open.includes(i) ? [...rows, ...more[open.indexOf(i)]] : rows))
    choice = judged(tried)
  }
  return choice
}

/**
 * What a few worlds did not show may be seldom, and much: as if one more were to come in which the options are as far apart
 * as worlds are from each other.
 */
function unseenIn(rows: readonly Shares[], seat: Seat): number {
  return doubtOf(rows.map((row) => row[seat])) / Math.sqrt(rows.length)
}

/** World by world, as far as both were tried, what a seat has of the one and not of the other. */
function gainsOf(rows: readonly Shares[], others: readonly Shares[], seat: Seat): readonly number[] {
  return rows.slice(0, others.length).map((row, n) => row[seat] - others[n][seat])
}

/** In each world the mean of what was drawn there. */
function mixtureOf(draws: Tried): readonly Shares[] {
  return draws[0].map((_, n) => mean(draws.map((rows) => rows[n])))
}

interface Cost {
  readonly error: number
  readonly doubt: number
}

function isNearMark({ error, doubt }: Cost): boolean {
  return [SLIP, MISTAKE, BLUNDER].some((bound) => Math.abs(error - bound) < NEAR * doubt)
}

export function markOf(error: number, doubt: number): ChoiceMark | undefined {
  if (error < SLIP || error < SURE * doubt) return undefined
  if (error >= BLUNDER) return '??'
  return error >= MISTAKE ? '?' : '?!'
}
