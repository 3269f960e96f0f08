/** What a choice was worth beside the others. */

import type { Seat } from '@windward/core/contract.ts'
import type { AnyJudge, ChoiceMark, Decision, Effort, JudgedOption, Shares } from './contract.ts'
import { doubtOf, mean, minus, plus } from './shares.ts'

/** Shares of the victory from which a choice is a slip, a mistake, a blunder. */
export const SLIP = 0.02
export const MISTAKE = 0.05
export const BLUNDER = 0.1
/** Standard errors beyond which something is sure enough to be said. */
const SURE = 2
/** Where all options are this close nothing was decided. */
const SAME = 0.002

export interface Judged {
  readonly decision: Decision
  /** With the best answer, and with the one that was given. */
  readonly best: Shares
  readonly given: Shares
}

/**
 * By option, and then by world; the first option is the one that was chosen. After the options come draws from a mixed
 * strategy, where that is what the choice is compared with: another one in each world.
 */
export type Tried = readonly (readonly Shares[])[]

export function judgeChoice(actions: readonly unknown[], tried: Tried, seat: Seat, byRule: number | undefined): Judged {
  const draws = tried.slice(actions.length)
  const isMixed = draws.length > 0
  const own = tried.map((rows) => rows.map((row) => row[seat]))
  const given = mean(tried[0])
  const leads = isMixed ? leadsOfMixture(tried[0], draws) : leadsOfBest(tried, own)
  const lead = mean(leads)
  const led = leads.map((row) => row[seat])
  const doubt = isMixed ? doubtOf(led) : doubtOfLead(own, led)
  const options = actions.map(
    (action, i): JudgedOption => ({ action, value: mean(tried[i])[seat], doubt: doubtOf(own[i]) }),
  )
  const order = [...options.keys()].sort((a, b) => options[b].value - options[a].value)
  const spread = options[order[0]].value - options[order[order.length - 1]].value
  const error = lead[seat]
  const mark = markOf(error, doubt) ?? (isMixed ? undefined : praise(own, byRule))
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
    best: plus(given, lead),
    given,
  }
}

/** In twice as many worlds, and again, until its judge knows closely enough what a choice cost. */
export function judgeClosely(
  { worlds, closer }: AnyJudge,
  effort: Effort,
  tryAll: (worlds: number) => Tried,
  judged: (tried: Tried) => Judged,
): Judged {
  let tried = tryAll(worlds[effort])
  let choice = judged(tried)
  while (closer && choice.decision.doubt > closer.doubt && 2 * tried[0].length <= closer.worlds[effort]) {
    const more = tryAll(tried[0].length)
    tried = tried.map((rows, i) => [...rows, ...more[i]])
    choice = judged(tried)
  }
  return choice
}

/**
 * World by world, how far the best option leads the chosen one, for each seat. The best of many figures with noise looks
 * better than it is: so one half of the worlds says which is best, the other by how much, and the other way round.
 */
function leadsOfBest(tried: Tried, own: readonly (readonly number[])[]): Shares[] {
  const leads: Shares[] = []
  for (const half of [0, 1]) {
    const best = bestIn(own, 1 - half)
    for (let n = half; n < tried[0].length; n += 2) leads.push(minus(tried[best][n], tried[0][n]))
  }
  return leads
}

/**
 * How far the figure of another seed may lie from this one. One half picks, the other measures; where two options are
 * close, which is picked is chance as well: what both halves find best would seem beyond doubt if only that were looked at.
 */
function doubtOfLead(own: readonly (readonly number[])[], led: readonly number[]): number {
  const [chosen, ...others] = own
  if (others.length === 0) return 0
  const second = bestIn(others, undefined)
  const foretold = doubtOfSecond(others[second].map((value, n) => value - chosen[n]))
  // A half that picks neither knows little: how far both are apart says how little.
  const isAstray = [0, 1].some((half) => ![0, second + 1].includes(bestIn(own, half)))
  return isAstray ? Math.max(foretold, disagreement(led)) : foretold
}

function doubtOfSecond(leads: readonly number[]): number {
  const doubt = Math.SQRT2 * doubtOf(leads)
  if (doubt === 0) return 0
  // Of a half's mean, in its standard errors: how far the second leads the chosen one, and how likely it is picked.
  const lead = leads.reduce((a, b) => a + b) / leads.length / doubt
  const picked = 1 / (1 + Math.exp(-1.702 * lead))
  const counted = picked * lead
  const inEach = picked * (1 + lead ** 2) - counted ** 2
  const inBoth = (counted + Math.exp(-(lead ** 2) / 2) / Math.sqrt(2 * Math.PI)) ** 2 - counted ** 2
  return doubt * Math.sqrt(Math.max(0, inEach + inBoth) / 2)
}

/** Half of the difference between what both halves found, which lie one after the other. */
function disagreement(led: readonly number[]): number {
  const middle = Math.ceil(led.length / 2)
  const average = (figures: readonly number[]) => figures.reduce((a, b) => a + b, 0) / Math.max(1, figures.length)
  return Math.abs(average(led.slice(0, middle)) - average(led.slice(middle))) / 2
}

/** The same for the mean of what each world drew from a mixed strategy. */
function leadsOfMixture(chosen: readonly Shares[], draws: Tried): Shares[] {
  return chosen.map((row, n) => minus(mean(draws.map((rows) => rows[n])), row))
}

/** Without a half: of all worlds. */
function bestIn(own: readonly (readonly number[])[], half: number | undefined): number {
  let [best, most] = [0, Number.NEGATIVE_INFINITY]
  for (const [i, values] of own.entries()) {
    let sum = 0
    for (let n = half ?? 0; n < values.length; n += half === undefined ? 1 : 2) sum += values[n]
    if (sum <= most) continue
    most = sum
    best = i
  }
  return best
}

export function markOf(error: number, doubt: number): ChoiceMark | undefined {
  if (error < SLIP || error < SURE * doubt) return undefined
  if (error >= BLUNDER) return '??'
  return error >= MISTAKE ? '?' : '?!'
}

/** The best, where a sound rule of thumb would have gone wrong. */
function praise(own: readonly (readonly number[])[], byRule: number | undefined): ChoiceMark | undefined {
  if (byRule === undefined || byRule === 0 || bestIn(own, undefined) !== 0) return undefined
  const leads = own[0].map((value, n) => value - own[byRule][n])
  const lead = leads.reduce((a, b) => a + b) / leads.length
  return lead >= SLIP && lead >= SURE * doubtOf(leads) ? '!' : undefined
}
