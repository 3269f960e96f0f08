/** What a choice was worth beside the others. */

import type { Seat } from '@windward/core/contract.ts'
import type { ChoiceMark, Decision, JudgedOption, Shares } from './contract.ts'
import { doubtOf, mean, minus, plus } from './shares.ts'

/** Shares of the victory from which a choice is a slip, a mistake, a blunder. */
export const SLIP = 0.02
const MISTAKE = 0.05
const BLUNDER = 0.1
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

/** By option, and then by world; the first option is the one that was chosen. */
export type Tried = readonly (readonly Shares[])[]

export function judgeChoice(
  actions: readonly unknown[],
  tried: Tried,
  seat: Seat,
  isMixed: boolean,
  byRule: number | undefined,
): Judged {
  const own = tried.map((rows) => rows.map((row) => row[seat]))
  const given = mean(tried[0])
  const leads = isMixed ? leadsOfMixture(tried) : leadsOfBest(tried, own)
  const lead = mean(leads)
  const doubt = doubtOf(leads.map((row) => row[seat]))
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

/** The same for the mean of all draws of a mixed strategy. */
function leadsOfMixture([chosen, ...draws]: Tried): Shares[] {
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
