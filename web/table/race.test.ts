import { expect, test } from 'vitest'
import { isRun } from './race.ts'

test('there is a race once somebody’s points have changed', () => {
  expect(isRun([])).toBe(false)
  expect(isRun([{ move: 0, points: [0, 0] }])).toBe(false)
  expect(
    isRun([
      { move: 0, points: [0, 0] },
      { move: 3, points: [0, 0] },
    ]),
  ).toBe(false)
  expect(
    isRun([
      { move: 0, points: [0, 0] },
      { move: 3, points: [0, 2] },
    ]),
  ).toBe(true)
})
