import type { JudgedMove } from '@windward/analysis/contract.ts'
import { expect, test } from 'vitest'
import { curveOf, foreseen, luckBars, standingAt } from './curve.ts'
import { percent, points, signed } from './figures.ts'
import { turningPoints } from './turning.ts'

function judged(move: number, before: number, after: number, more: Partial<JudgedMove> = {}): JudgedMove {
  const zero = [0, 0]
  return {
    move,
    seat: 0,
    before: [before, 1 - before],
    after: [after, 1 - after],
    effect: zero,
    luck: zero,
    doubt: zero,
    residual: zero,
    ...more,
  }
}

function decided(mark: '?' | '!', error: number): Partial<JudgedMove> {
  const options = [{ action: {}, value: 0.5, doubt: 0 }]
  return { decision: { options, chosen: 0, error, doubt: 0, counts: true, isMixed: false, mark } }
}

test('the line stays where it is while nothing is decided and nothing comes', () => {
  const moves = [judged(1, 0.5, 0.6), judged(2, 0.6, 0.4), judged(5, 0.4, 0.9)]
  expect(curveOf(moves, 0)).toEqual([
    { at: 0, share: 0.5 },
    { at: 1, share: 0.6 },
    { at: 2, share: 0.4 },
    { at: 4, share: 0.4 },
    { at: 5, share: 0.9 },
  ])
  expect(standingAt(moves, 4)).toEqual([0.4, 0.6])
  expect(standingAt(moves, 0)).toEqual([0.5, 0.5])
})

test('beyond what is weighed the first look goes on', () => {
  const glimpses = [0, 3, 6].map((at) => ({ at, shares: [at / 10, 1 - at / 10] }))
  expect(foreseen(glimpses, 2, 1)).toEqual([
    { at: 3, share: 0.7 },
    { at: 6, share: 0.4 },
  ])
})

test('luck is gathered in bars over the whole game and none of it is lost', () => {
  const moves = [1, 2, 7, 10].map((move) => judged(move, 0.5, 0.5, { luck: [0.1, -0.1] }))
  const bars = luckBars(moves, 10, 5, 0)
  expect(bars).toHaveLength(5)
  expect(bars[0]).toEqual({ from: 0, to: 2, luck: 0.2 })
  expect(bars.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0.4, 9)
})

test('turning points come in the order of the game, of one player or of a kind', () => {
  const moves = [
    judged(2, 0.5, 0.7, { luck: [0.2, -0.2] }),
    judged(4, 0.7, 0.6, decided('?', 0.06)),
    judged(6, 0.6, 0.6, { ...decided('!', 0), seat: 1 }),
    judged(8, 0.6, 0.3, { luck: [-0.3, 0.3] }),
  ]
  expect(turningPoints(moves, 'turning', undefined).map(({ move, gain }) => [move, gain])).toEqual([
    [2, 0.2],
    [4, -0.06],
    [8, 0.3],
  ])
  expect(turningPoints(moves, 'turning', 1).map(({ move }) => move)).toEqual([8])
  expect(turningPoints(moves, '!', undefined).map(({ move }) => move)).toEqual([6])
  expect(turningPoints(moves, 'luck', 0).map(({ move }) => move)).toEqual([2])
})

test('figures are printed with a true minus, and nothing has no sign', () => {
  expect(percent(0.444, 'de')).toBe('44\u00a0%')
  expect(percent(-0.012, 'en')).toBe('0%')
  expect(percent(1.012, 'it')).toBe('100\u00a0%')
  expect(signed(-0.06, 'en')).toBe('−6')
  expect(signed(0.004, 'it', 1)).toBe('+0,4')
  expect(signed(-0.0001, 'en', 1)).toBe('0.0')
  expect(points(0.004, 'en')).toBe('0.4')
  expect(points(0.12, 'en')).toBe('12')
})
