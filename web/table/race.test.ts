import { expect, test } from 'vitest'
import type { AnyFace } from '../games/face.ts'
import { isRun, turnsOf } from './race.ts'

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

test('rounds are named by the first and then counted, and the first needs no event', () => {
  const lines = [3, 2, 3].map((round, i) => ({ move: 10 * i, event: { type: i === 0 ? 'other' : 'began', round } }))
  const annals = {
    turns: {
      of: ({ type, round }: { type: string; round: number }) => (type === 'began' ? round : undefined),
      named: (n: number) => `Round ${n}`,
    },
  }
  expect(turnsOf(lines, { annals } as unknown as AnyFace, 'en')).toEqual([
    { move: 0, text: 'Round 1' },
    { move: 10, text: '2' },
    { move: 20, text: '3' },
  ])
  expect(turnsOf(lines, { annals: {} } as unknown as AnyFace, 'en')).toEqual([])
})
