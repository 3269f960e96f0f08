/** Sums of shares, seat by seat. */

import type { Shares } from './contract.ts'

export function plus(a: Shares, b: Shares): Shares {
  return a.map((share, seat) => share + b[seat])
}

export function minus(a: Shares, b: Shares): Shares {
  return a.map((share, seat) => share - b[seat])
}

export function mean(rows: readonly Shares[]): Shares {
  const sum = rows[0].map(() => 0)
  for (const row of rows) for (let seat = 0; seat < sum.length; seat++) sum[seat] += row[seat]
  return sum.map((total) => total / rows.length)
}

export function average(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length)
}

/** Standard errors of the mean difference, world by world. */
export function doubtBetween(a: readonly Shares[], b: readonly Shares[]): Shares {
  return a[0].map((_, seat) => doubtOf(a.map((shares, n) => b[n][seat] - shares[seat])))
}

/** Standard error of the mean of some figures. */
export function doubtOf(figures: readonly number[]): number {
  const n = figures.length
  if (n < 2) return 0
  let sum = 0
  for (const figure of figures) sum += figure
  let squares = 0
  for (const figure of figures) squares += (figure - sum / n) ** 2
  return Math.sqrt(squares / (n - 1) / n)
}
