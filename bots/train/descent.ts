/** Learning from who won: Adam on the cross-entropy of each seat's chance and its share of the victory. */

import { type Rng, shuffle } from '@windward/core/chance.ts'

const BATCH = 32

export interface LearningPace {
  readonly epochs: number
  /** How far a step goes at first; in the end a twentieth of that. */
  readonly rate: number
  /** What pulls weights to nothing. */
  readonly decay: number
}

/** Changes the weights. `add` adds to the gradient what one position has to say. */
export function descend<P>(
  weights: Float32Array,
  data: P[],
  { epochs, rate: first, decay }: LearningPace,
  rng: Rng,
  add: (position: P, gradient: Float32Array) => void,
): void {
  const n = weights.length
  const [gradient, mean, square] = [new Float32Array(n), new Float32Array(n), new Float32Array(n)]
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = first * (1 - epoch / epochs) + first / 20
    shuffle(data, rng)
    for (let at = 0; at + BATCH <= data.length; at += BATCH) {
      gradient.fill(0)
      for (let i = at; i < at + BATCH; i++) add(data[i], gradient)
      step += 1
      for (let i = 0; i < n; i++) {
        const g = gradient[i] / BATCH + decay * weights[i]
        mean[i] = 0.9 * mean[i] + 0.1 * g
        square[i] = 0.999 * square[i] + 0.001 * g * g
        const ahead = mean[i] / (1 - 0.9 ** step)
        weights[i] -= (rate * ahead) / (Math.sqrt(square[i] / (1 - 0.999 ** step)) + 1e-8)
      }
    }
  }
}

/** The cross-entropy of one position. */
export function surprise(chances: readonly number[], shares: readonly number[]): number {
  return shares.reduce((sum, share, i) => sum - (share > 0 ? share * Math.log(chances[i]) : 0), 0)
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((x) => Math.exp(x - most))
  const sum = powers.reduce((a, b) => a + b)
  return powers.map((power) => power / sum)
}
