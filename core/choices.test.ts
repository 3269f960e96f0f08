import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Chance } from './chance.ts'
import { count, isSpace, list, offered, same, sample } from './choices.ts'
import type { ActionSpace } from './contract.ts'
import { canonicalJson } from './hash.ts'

interface Bid {
  readonly type: 'bid'
  readonly n: number
}

const LISTED: readonly Bid[] = [1, 2, 3].map((n) => ({ type: 'bid', n }))
const SPACE: ActionSpace<Bid> = {
  size: 3,
  includes: (a): a is Bid => LISTED.some((bid) => same(bid, a)),
  sample: (rng) => LISTED[rng.int(3)],
  list: () => LISTED,
}

describe.each([
  ['listed', LISTED],
  ['lazy', SPACE],
])('choices that are %s', (kind, choices) => {
  test('are told apart, counted and listed', () => {
    expect(isSpace(choices)).toBe(kind === 'lazy')
    expect(count(choices)).toBe(3)
    expect(list(choices)).toEqual(LISTED)
  })

  test('are all sampled, and nothing else', () => {
    const rng = new Chance('sample')
    const drawn = new Set(Array.from({ length: 60 }, () => sample(choices, rng).n))
    expect(drawn).toEqual(new Set([1, 2, 3]))
  })

  test('offer what equals one of them', () => {
    expect(offered(choices, { n: 2, type: 'bid' })).toEqual(LISTED[1])
    expect(offered(choices, { type: 'bid', n: 2, why: undefined })).toMatchObject(LISTED[1])
  })

  test.each([undefined, null, 0, '', 'bid', [], {}, [LISTED[0]], { type: 'bid' }, { type: 'bid', n: '2' }])(
    'do not offer %j',
    (action) => {
      expect(offered(choices, action)).toBeUndefined()
    },
  )

  test('do not offer one with something added or inherited', () => {
    expect(offered(choices, { type: 'bid', n: 2, more: 1 })).toBeUndefined()
    expect(offered(choices, Object.create(LISTED[1]))).toBeUndefined()
  })
})

test('equality of plain data is equality of its canonical text', () => {
  const value = fc.jsonValue({ maxDepth: 2 })
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(same(a, structuredClone(a))).toBe(true)
      expect(same(a, b)).toBe(canonicalJson(a) === canonicalJson(b))
    }),
    { numRuns: 1000, seed: 1 },
  )
})

test('a list is no record, nothing is no record, and an absent field is no field', () => {
  expect(same([], {})).toBe(false)
  expect(same({}, [])).toBe(false)
  expect(same(null, {})).toBe(false)
  expect(same({ a: undefined }, {})).toBe(true)
  expect(same({ a: undefined, b: 1 }, { a: 1, b: undefined })).toBe(false)
  expect(same({ toString: undefined }, {})).toBe(true)
})
