import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, hash } from './hash.ts'

type Plain = number | string | boolean | null | Plain[] | { [key: string]: Plain }

const leaf = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Object.is(n, -0)),
  fc.string({ maxLength: 6 }),
  fc.boolean(),
  fc.constant(null),
)
const { plain } = fc.letrec<{ plain: Plain }>((tie) => ({
  plain: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('plain'), { maxLength: 5 }),
    fc.dictionary(fc.string({ maxLength: 4 }), tie('plain'), { maxKeys: 5, noNullPrototype: true }),
  ),
}))

test('neither the order of keys nor absent fields matter', () => {
  expect(hash({ a: 1, b: { c: 2, d: 3 } })).toBe(hash({ b: { d: 3, c: 2 }, a: 1, e: undefined }))
  expect(canonicalJson({ b: 1, a: { d: [{ z: 1, y: 2 }], c: undefined } })).toBe('{"a":{"d":[{"y":2,"z":1}]},"b":1}')
  fc.assert(
    fc.property(plain, (value) => {
      expect(hash(shaken(value))).toBe(hash(value))
      expect(canonicalJson(shaken(value))).toBe(canonicalJson(value))
    }),
    { numRuns: 500, seed: 1 },
  )
})

test('a key is a key, whatever its name', () => {
  expect(canonicalJson(JSON.parse('{"b":1,"__proto__":2}'))).toBe('{"__proto__":2,"b":1}')
  expect(hash(JSON.parse('{"__proto__":2}'))).not.toBe(hash({}))
})

test('sixteen hexadecimal digits, the same after JSON', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(hash(value)).toMatch(/^[0-9a-f]{16}$/)
      expect(hash(JSON.parse(JSON.stringify(value)))).toBe(hash(value))
    }),
    { numRuns: 500, seed: 1 },
  )
})

test('any one leaf changed changes the hash', () => {
  fc.assert(
    fc.property(plain, leaf, fc.nat(), (value, other, at) => {
      const places = leavesOf(value)
      fc.pre(places.length > 0)
      const changed = replaced(value, places[at % places.length], other)
      fc.pre(canonicalJson(changed) !== canonicalJson(value))
      expect(hash(changed)).not.toBe(hash(value))
    }),
    { numRuns: 2000, seed: 1 },
  )
})

test('different data, different hash', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      expect(hash(a) === hash(b)).toBe(canonicalJson(a) === canonicalJson(b))
    }),
    { numRuns: 2000, seed: 1 },
  )
})

test.each([
  [0, '0'],
  [0, false],
  [1, true],
  [[], {}],
  [null, 'null'],
  [
    [[1], 2],
    [1, [2]],
  ],
  [
    ['ab', 'c'],
    ['a', 'bc'],
  ],
  [{ a: 'b' }, { b: 'a' }],
  [
    { a: { b: 1 }, c: {} },
    { a: {}, c: { b: 1 } },
  ],
  [[{ a: 1, b: 2 }], [{ a: 2, b: 1 }]],
  [2 ** 32, 0],
  [-1, 2 ** 32 - 1],
  [0.5, 'n0.5'],
])('%j is not %j', (a, b) => {
  expect(hash(a)).not.toBe(hash(b))
})

test('a hundred thousand small states share no hash', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 100_000; i++) seen.add(hash({ deck: [i % 100, (i / 100) | 0], turn: i & 1, points: [3, 3] }))
  expect(seen.size).toBe(100_000)
})

/** Keys turned round, absent fields strewn in. */
function shaken(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shaken)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).reverse()
  return Object.fromEntries([['absent', undefined], ...entries.map(([key, v]) => [key, shaken(v)])])
}

type Path = readonly (string | number)[]

function leavesOf(value: Plain, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, v]) => leavesOf(v, [...path, key]))
}

function replaced(value: Plain, [key, ...rest]: Path, leaf: Plain): Plain {
  if (key === undefined) return leaf
  const copy = structuredClone(value) as Record<string, Plain>
  copy[key] = replaced(copy[key], rest, leaf)
  return copy
}
