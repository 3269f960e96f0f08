/** What the best of some options is worth, of which only figures with noise are known. */

import { average, doubtOf } from './shares.ts'

/** With this slope the logistic curve is closest to the normal one. */
const SLOPE = 1.702

export interface Best {
  /** By option, about the chance that it is the best; together 1. */
  readonly weights: readonly number[]
  /** Standard error of what the options are worth by these weights. */
  readonly doubt: number
}

/**
 * The best of many figures with noise looks better than it is, and which one it is changes with the noise. Where each
 * weighs with the chance that it is the best, their sum is hardly too high or too low. It changes smoothly with every
 * figure, too: so its standard error is told by leaving out one world after the other (a jackknife).
 *
 * Figures by option, and then by world; `unseen` is the standard error of what no world has shown.
 */
export function bestOf(figures: readonly (readonly number[])[], unseen: number): Best {
  const means = figures.map(average)
  const first = figures[topOf(means)]
  const doubts = figures.map((row) => Math.hypot(doubtOf(row.map((figure, n) => first[n] - figure)), unseen))
  const others = first.length - 1
  const worths = first.map((_, n) => {
    const without = means.map((figure, i) => figure + (figure - figures[i][n]) / others)
    const weights = weightsOf(without, doubts)
    return without.reduce((sum, figure, i) => sum + weights[i] * figure, 0)
  })
  return { weights: weightsOf(means, doubts), doubt: Math.hypot(others * doubtOf(worths), unseen) }
}

/** `doubts`: of how far the first one leads each. */
function weightsOf(means: readonly number[], doubts: readonly number[]): readonly number[] {
  const top = topOf(means)
  const odds = means.map((figure, i) => {
    const behind = means[top] - figure
    return behind === 0 ? 1 : Math.exp((-SLOPE * behind) / Math.max(doubts[top], doubts[i]))
  })
  const sum = odds.reduce((a, b) => a + b)
  return odds.map((each) => each / sum)
}

function topOf(figures: readonly number[]): number {
  return figures.indexOf(Math.max(...figures))
}
