import type { Outcome } from '@windward/core/contract.ts'
import { describe, expect, test } from 'vitest'
import { count, merge, newTally, plain, spreadOf, wilson } from './statistics.ts'

describe('Wilson’s interval', () => {
  test.each([
    [5, 10, 0.2366, 0.7634],
    [1, 10, 0.0179, 0.4042],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [81, 263, 0.2553, 0.3662],
  ])('of %i in %i is %d to %d', (hits, n, low, high) => {
    const [a, b] = wilson(hits, n)
    expect(a).toBeCloseTo(low, 4)
    expect(b).toBeCloseTo(high, 4)
  })

  test('of nothing is everything', () => expect(wilson(0, 0)).toEqual([0, 1]))
})

describe('a spread', () => {
  test('has the median and the 95th percentile as values that occurred', () => {
    const counts = new Map(Array.from({ length: 100 }, (_, i) => [100 - i, 1]))
    expect(spreadOf(counts)).toEqual({ median: 50, p95: 95, mean: 50.5, min: 1, max: 100 })
  })

  test('weighs values by how often they occurred', () => {
    expect(
      spreadOf(
        new Map([
          [7, 1],
          [3, 98],
          [900, 1],
        ]),
      ),
    ).toEqual({ median: 3, p95: 3, mean: 12.01, min: 3, max: 900 })
  })

  test('of nothing is none', () => expect(spreadOf(new Map())).toBeUndefined())
})

describe('a tally', () => {
  const outcome = (...places: number[]): Outcome =>
    places.map((place, seat) => ({ seat, place, points: 0, tiebreaks: [], sources: [] }))

  test('counts a shared first place as a tie and as nobody’s win', () => {
    const tally = newTally(3)
    count(tally, { outcome: outcome(1, 2, 3), actions: 10, rounds: 2 })
    count(tally, { outcome: outcome(1, 3, 1), actions: 20, rounds: undefined })
    expect(tally).toMatchObject({ games: 2, actions: 30, wins: [1, 0, 0], ties: 1, shared: [1, 0, 1] })
    expect([...tally.roundCounts]).toEqual([[2, 1]])
  })

  test('is the same however the games were divided', () => {
    const games = Array.from({ length: 30 }, (_, i) => ({
      outcome: i % 7 === 0 ? outcome(1, 1) : outcome(1 + (i % 2), 2 - (i % 2)),
      actions: 5 + (i % 4),
      rounds: i % 3,
    }))
    const whole = newTally(2)
    for (const game of games) count(whole, game)
    const parts = newTally(2)
    for (const [from, to] of [
      [20, 30],
      [0, 3],
      [3, 20],
    ]) {
      const part = newTally(2)
      for (const game of games.slice(from, to)) count(part, game)
      merge(parts, JSON.parse(JSON.stringify(plain(part))))
    }
    const sorted = (tally: typeof whole) => ({
      ...tally,
      actionCounts: [...tally.actionCounts].sort(([a], [b]) => a - b),
      roundCounts: [...tally.roundCounts].sort(([a], [b]) => a - b),
    })
    expect(sorted(parts)).toEqual(sorted(whole))
  })
})
