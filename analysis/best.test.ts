import { Chance, type Rng } from '@windward/core/chance.ts'
import { expect, test } from 'vitest'
import { bestOf } from './best.ts'
import { average } from './shares.ts'

const WORLDS = 32
const RUNS = 400

/** Much like the normal distribution. */
function normal(rng: Rng): number {
  return Array.from({ length: 12 }, () => rng.int(2001) / 1000 - 1).reduce((a, b) => a + b) / 2
}

/** What options of such means come to with many seeds; any two means have a standard error of 1 between them. */
function found(means: readonly number[]): readonly { worth: number; doubt: number }[] {
  return Array.from({ length: RUNS }, (_, seed) => {
    const rng = new Chance(`${means} ${seed}`)
    const figures = means.map((mean, i) =>
      Array.from({ length: WORLDS }, () => mean + (i === 0 ? 0 : Math.sqrt(WORLDS) * normal(rng))),
    )
    const { weights, doubt } = bestOf(figures, 0)
    return { worth: weights.reduce((sum, weight, i) => sum + weight * average(figures[i]), 0), doubt }
  })
}

/** The first is the one that the others are compared with. */
const LAYOUTS = [
  [0, 0],
  [0, 0.5],
  [0, -0.5],
  [0, 1],
  [0, 2],
  [0, 4],
  [0, -1, -1.5, -1],
  [0, 3, 1, 0],
]

test.each(LAYOUTS.map((means) => ({ means })))(
  '$means: worth what the best is, within half a standard error',
  ({ means }) => {
    const worth = average(found(means).map((each) => each.worth))
    expect(Math.abs(worth - Math.max(...means))).toBeLessThan(0.5)
  },
)

test.each(LAYOUTS.map((means) => ({ means })))(
  '$means: other seeds are as far apart as the doubt says',
  ({ means }) => {
    const runs = found(means)
    const worth = average(runs.map((each) => each.worth))
    const spread = average(runs.map((each) => (each.worth - worth) ** 2))
    const foretold = average(runs.map(({ doubt }) => doubt ** 2))
    expect(spread / foretold).toBeLessThan(1.15)
    expect(spread).toBeLessThan(1.15)
    const isWithin = (i: number, k: number) =>
      Math.abs(runs[i].worth - runs[k].worth) <= 2 * Math.hypot(runs[i].doubt, runs[k].doubt)
    const within = runs.slice(1).filter((_, i) => isWithin(i, i + 1))
    expect(within.length / (RUNS - 1)).toBeGreaterThan(0.9)
  },
)

test('the weights are chances: alike where nothing tells options apart, one where there is no doubt', () => {
  expect(
    bestOf(
      [
        [1, 2, 3],
        [1, 2, 3],
      ],
      0,
    ),
  ).toEqual({ weights: [0.5, 0.5], doubt: expect.closeTo(0.577, 3) })
  expect(
    bestOf(
      [
        [1, 1, 1],
        [2, 2, 2],
      ],
      0,
    ),
  ).toEqual({ weights: [0, 1], doubt: 0 })
  expect(bestOf([[1]], 0)).toEqual({ weights: [1], doubt: 0 })
})

test('what no world has shown is in doubt as well', () => {
  expect(
    bestOf(
      [
        [0, 0],
        [0.1, 0.1],
      ],
      0.02,
    ).doubt,
  ).toBeCloseTo(0.02)
})
