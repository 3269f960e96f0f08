import { Chance, type Rng } from '@windward/core/chance.ts'
import { expect, test } from 'vitest'
import { type Knowledge, search } from './search.ts'

/** A world is luck from 0 to 99; an action is what it adds, and a playout one throw of its own. */
function lottery(thrown: number): Knowledge<{ luck: number }, number, undefined> & { played: number } {
  const throwOf = (rng: Rng) => (thrown === 0 ? 0 : rng.int(thrown))
  return {
    played: 0,
    imagine: (_, rng) => ({ luck: rng.int(100) }),
    clone: (s) => ({ ...s }),
    apply(s, _, action, rng) {
      s.luck += action + throwOf(rng)
    },
    step: () => false,
    value(s) {
      this.played += 1
      return s.luck / 1000
    },
  }
}

const BUDGET = { playouts: 1000, horizon: 10 }
const decide = (know: ReturnType<typeof lottery>, actions: readonly number[], expired?: () => boolean, seed = 'race') =>
  search(know, undefined, 0, actions, BUDGET, new Chance(seed), expired)

test('the best action wins, and luck that all share does not count', () => {
  const know = lottery(0)
  expect(decide(know, [3, 9, 1, 4])).toBe(9)
  // A few worlds are enough to be sure, though luck differs by far more than the actions.
  expect(know.played).toBe(32 * 4)
})

test('most hard decisions take what the budget gives, and none takes more', () => {
  const spent = Array.from({ length: 20 }, (_, i) => {
    const know = lottery(900)
    decide(know, [0, 1], undefined, `hard ${i}`)
    return know.played
  })
  expect(spent.filter((played) => played > 900).length).toBeGreaterThan(10)
  expect(Math.max(...spent)).toBeLessThanOrEqual(1000)
})

test('a clear decision takes a fraction of it', () => {
  const know = lottery(100)
  expect(decide(know, [0, 200])).toBe(200)
  expect(know.played).toBeLessThan(100)
})

test('of many actions the worse half is dropped as the budget is spent', () => {
  const know = lottery(300)
  const actions = Array.from({ length: 32 }, (_, i) => i * 10)
  expect(decide(know, actions)).toBeGreaterThan(250)
  expect(know.played).toBeLessThanOrEqual(1000 + actions.length)
})

test('nothing is played where there is nothing to decide', () => {
  const know = lottery(100)
  expect(decide(know, [7])).toBe(7)
  expect(know.played).toBe(0)
})

test('a race that is called off is won by whoever leads', () => {
  const know = lottery(0)
  let asked = 0
  expect(decide(know, [1, 5, 2], () => asked++ === 2)).toBe(5)
  expect(know.played).toBe(6)
})
