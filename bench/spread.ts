/** Means of figures that were measured game by game, and how sure they are. */

export interface MeanSpread {
  readonly mean: number
  readonly variance: number
  /** Standard error of the mean. */
  readonly error: number
}

export function spreadOf(figures: readonly number[]): MeanSpread {
  const mean = figures.reduce((a, b) => a + b) / figures.length
  const variance = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / (figures.length - 1)
  return { mean, variance, error: Math.sqrt(variance / figures.length) }
}

/** A sum by another, such as the cost of all decisions by their number; its standard error is that of whole games. */
export function ratioOf(games: readonly (readonly [part: number, whole: number])[]): {
  readonly ratio: number
  readonly error: number
} {
  const [part, whole] = games.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0])
  const ratio = part / whole
  const { error } = spreadOf(games.map(([own, all]) => own - ratio * all))
  return { ratio, error: (error * games.length) / whole }
}
