import { Chance } from '@windward/core/chance.ts'
import { describe, expect, test } from 'vitest'
import { adjustedStrengthOf, eloOf, likelihoodRatio, shareOf, strengthOf, verdictOf, withoutLuck } from './ruler.ts'

describe('Elo', () => {
  test.each([
    [0.5, 0.5, 0],
    [0.75, 0.5, 190.8],
    [0.25, 0.5, -190.8],
    [0.25, 0.25, 0],
    [1, 0.5, Number.POSITIVE_INFINITY],
    [0, 0.5, Number.NEGATIVE_INFINITY],
  ])('of a share of %d where %d is even is %d', (share, chance, elo) => {
    expect(eloOf(share, chance)).toBeCloseTo(elo, 1)
    expect(shareOf(elo, chance)).toBeCloseTo(share, 3)
  })
})

describe('strength', () => {
  test('of blocks that vary like single games has Wilson’s interval for all games', () => {
    const blocks = [1, 0.5, 0.5, 0, 1, 0.5, 0.5, 0, 1, 0.5, 0.5, 0]
    const { share, interval, elo } = strengthOf(blocks, 2, 0.5)
    expect(share).toBe(0.5)
    expect(elo).toBeCloseTo(0, 9)
    expect(interval[0]).toBeCloseTo(0.305, 2)
    expect(interval[1]).toBeCloseTo(0.695, 2)
  })

  test('of blocks whose games all end alike is worth as many games as there are blocks', () => {
    const alike = strengthOf([1, 0, 1, 0, 1, 0, 1, 0], 2, 0.5).interval
    const varied = strengthOf([1, 0.5, 0.5, 0, 1, 0.5, 0.5, 0], 2, 0.5).interval
    expect(alike[1] - alike[0]).toBeGreaterThan(varied[1] - varied[0])
  })

  test('of a bot that won all is not certain', () => {
    const { interval, eloInterval } = strengthOf([1, 1, 1, 1, 1], 2, 0.5)
    expect(interval).toEqual([expect.closeTo(0.7225, 4), 1])
    expect(eloInterval[0]).toBeGreaterThan(100)
    expect(eloInterval[1]).toBe(Number.POSITIVE_INFINITY)
  })

  test('covers the truth about 95 times in a hundred', () => {
    const rng = new Chance('cover')
    let covered = 0
    for (let run = 0; run < 400; run++) {
      const blocks = Array.from({ length: 60 }, () => (Number(rng.int(10) < 8) + Number(rng.int(10) < 8)) / 2)
      const [low, high] = strengthOf(blocks, 2, 0.5).interval
      if (low <= 0.8 && 0.8 <= high) covered += 1
    }
    expect(covered).toBeGreaterThan(368)
    expect(covered).toBeLessThan(396)
  })
})

describe('without luck', () => {
  /** Results of blocks that are won with this chance, half of their variance luck that is measured too large. */
  const deals = (chance: number, seed: string) => {
    const rng = new Chance(seed)
    const noise = () => rng.int(1001) / 1000 - 0.5
    return Array.from({ length: 200 }, () => {
      const [luck, rest] = [noise() / 4, noise() / 4]
      return { result: chance + luck + rest, luck: 2 * luck }
    })
  }
  const parts = (list: readonly { result: number; luck: number }[]) =>
    [list.map(({ result }) => result), list.map(({ luck }) => luck)] as const

  test('as much is taken out as explains the other results', () => {
    const [results, lucks] = parts(deals(0.7, 'a'))
    const { share, interval, worth } = adjustedStrengthOf(results, lucks, 2, 0.5)
    expect(interval[0]).toBeLessThan(0.7)
    expect(interval[1]).toBeGreaterThan(0.7)
    expect(share).toBeCloseTo(0.7, 1)
    expect(worth).toBeGreaterThan(1.6 * 400)
    expect(worth).toBeLessThan(2.5 * 400)
  })

  test('the mean stays what it is: a result does not decide how much is taken from it', () => {
    const errors = Array.from({ length: 300 }, (_, run) => {
      const [results, lucks] = parts(deals(0.7, `mean ${run}`).slice(0, 6))
      const adjusted = withoutLuck(results, lucks)
      return adjusted.reduce((a, b) => a + b) / adjusted.length - 0.7
    })
    const mean = errors.reduce((a, b) => a + b) / errors.length
    const error = Math.sqrt(errors.reduce((sum, x) => sum + (x - mean) ** 2, 0) / errors.length / (errors.length - 1))
    expect(Math.abs(mean)).toBeLessThan(2 * error)
  })
})

describe('the sequential test', () => {
  const decide = (share: number, claims: { low: number; high: number }, seed: string) => {
    const rng = new Chance(seed)
    const blocks: number[] = []
    const game = () => Number(rng.int(1000) < share * 1000)
    for (;;) {
      blocks.push((game() + game()) / 2)
      const verdict = verdictOf(likelihoodRatio(blocks, claims, 0.5))
      if (verdict !== undefined) return { verdict, games: blocks.length * 2 }
    }
  }

  test.each([
    ['even', { low: 0, high: 60 }],
    ['lopsided', { low: 300, high: 380 }],
  ] as const)('errs about once in twenty where the truth is one of two %s claims', (_, claims) => {
    const wrong = { better: 0, notBetter: 0 }
    for (let run = 0; run < 120; run++) {
      if (decide(shareOf(claims.low, 0.5), claims, `low ${run}`).verdict === 'better') wrong.better += 1
      if (decide(shareOf(claims.high, 0.5), claims, `high ${run}`).verdict === 'notBetter') wrong.notBetter += 1
    }
    expect(wrong.better).toBeLessThanOrEqual(13)
    expect(wrong.notBetter).toBeLessThanOrEqual(13)
  })

  test('decides sooner the clearer the case', () => {
    const clear = decide(0.8, { low: 0, high: 60 }, 'clear')
    expect(clear).toMatchObject({ verdict: 'better' })
    expect(clear.games).toBeLessThan(80)
  })

  test('is undecided before the first game', () => {
    expect(verdictOf(likelihoodRatio([], { low: 0, high: 20 }, 0.5))).toBeUndefined()
  })
})
