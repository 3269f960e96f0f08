import { createCipheriv, createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { Chance, die, pick, type Rng, seedOf, shuffle } from './chance.ts'

const SEED = seedOf('a fair wind')
const ALL_WORDS = 2 ** 21

/** The first words of a stream as any ChaCha20 library gives them: a zero counter, then the nonce. */
function oracle(seed: string, stream: string, words: number): number[] {
  const nonce = createHash('sha256').update(stream).digest().subarray(0, 12)
  const cipher = createCipheriv('chacha20', Buffer.from(seed, 'hex'), Buffer.concat([Buffer.alloc(4), nonce]))
  const key = cipher.update(Buffer.alloc(words * 4))
  return Array.from({ length: words }, (_, i) => key.readUInt32LE(i * 4))
}

function draw(rng: Rng, n: number, times: number): number[] {
  return Array.from({ length: times }, () => rng.int(n))
}

describe('the words drawn are those of ChaCha20', () => {
  test.each(['main', 'deck', 'dice', '', 'Händler ⚓', '__proto__'])('in stream %o', (stream) => {
    // A power of two rejects nothing: its draws are the words' leading bits.
    const expected = oracle(SEED, stream, 100).map((word) => word >>> 11)
    expect(draw(new Chance(SEED).stream(stream), ALL_WORDS, 100)).toEqual(expected)
  })

  test.each(['0'.repeat(64), 'f'.repeat(64), seedOf('x')])('with seed %s', (seed) => {
    expect(draw(new Chance(seed), 2, 50)).toEqual(oracle(seed, 'main', 50).map((word) => word >>> 31))
  })

  test('also far into the stream', () => {
    const from = 16 * 5000 + 7
    const expected = oracle(SEED, 'main', from + 20).slice(from)
    expect(draw(new Chance(SEED, { main: from }), ALL_WORDS, 20)).toEqual(expected.map((word) => word >>> 11))
  })
})

test('a seed is 64 hexadecimal digits; any other text stands for its SHA-256', () => {
  expect(seedOf(SEED)).toBe(SEED)
  expect(seedOf('a fair wind')).toBe(createHash('sha256').update('a fair wind').digest('hex'))
  expect(new Chance('a fair wind').seed).toBe(SEED)
})

test.each([1, 2, 3, 5, 6, 7, 52, 110, 254, 5040, 65_537, 2 ** 20 + 1, ALL_WORDS])('int(%i) stays in range', (n) => {
  const drawn = draw(new Chance(`range ${n}`), n, 2000)
  expect(drawn.every((value) => Number.isInteger(value) && value >= 0 && value < n)).toBe(true)
})

test.each([2, 3, 6, 7, 52, 110])('int(%i) favours no value', (n) => {
  const tally = new Array<number>(n).fill(0)
  for (const value of draw(new Chance(`uniform ${n}`), n, n * 1000)) tally[value]++
  const df = n - 1
  expect(chiSquare(tally, 1000)).toBeLessThan(df + 4 * Math.sqrt(2 * df) + 8)
})

test('int(n) rejects the words that would favour a value', () => {
  // 2³² leaves a remainder of 2,095,104 by this n: about one word in 2,050 must be turned away.
  const n = 2_096_129
  const chance = new Chance('reject')
  draw(chance, n, 100_000)
  expect(chance.total).toBeGreaterThan(100_020)
  expect(chance.total).toBeLessThan(100_080)
})

test('a shuffle favours no order', () => {
  const rng = new Chance('orders')
  const tally = new Map<string, number>()
  for (let i = 0; i < 24_000; i++) {
    const order = shuffle(['a', 'b', 'c', 'd'], rng).join('')
    tally.set(order, (tally.get(order) ?? 0) + 1)
  }
  expect(tally.size).toBe(24)
  expect(chiSquare([...tally.values()], 1000)).toBeLessThan(60)
})

test('a shuffle keeps every item and works in place', () => {
  const items = Array.from({ length: 110 }, (_, i) => i)
  expect(shuffle(items, new Chance('cards'))).toBe(items)
  expect([...items].sort((a, b) => a - b)).toEqual(Array.from({ length: 110 }, (_, i) => i))
})

test('a die shows 1 to 6, and a pick is one of the items', () => {
  const rng = new Chance('die')
  expect(new Set(Array.from({ length: 200 }, () => die(rng)))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  expect(new Set(Array.from({ length: 50 }, () => pick(['x', 'y'], rng)))).toEqual(new Set(['x', 'y']))
})

test('what one stream draws never changes another', () => {
  const alone = draw(new Chance(SEED).stream('deck'), 110, 60)
  const chance = new Chance(SEED)
  const mixed = alone.map((_, i) => {
    draw(chance.stream('dice'), 6, i % 5)
    chance.int(3)
    return chance.stream('deck').int(110)
  })
  expect(mixed).toEqual(alone)
})

test('streams differ from each other, and so do seeds', () => {
  const chance = new Chance(SEED)
  const runs = ['main', 'deck', 'dice'].map((name) => draw(chance.stream(name), ALL_WORDS, 8).join())
  runs.push(draw(new Chance('another'), ALL_WORDS, 8).join())
  expect(new Set(runs).size).toBe(4)
})

test('a stream is the same by whatever way it is reached', () => {
  const chance = new Chance(SEED)
  expect(chance.stream('dice').stream('deck')).toBe(chance.stream('deck'))
})

test.each([0, 1, 15, 16, 17, 31, 32, 100])('resumed after %i words, chance goes on identically', (words) => {
  const chance = new Chance(SEED)
  draw(chance, 2, words)
  draw(chance.stream('deck'), 110, words)
  const resumed = new Chance(SEED, JSON.parse(JSON.stringify(chance.drawn())))
  expect(resumed.total).toBe(chance.total)
  expect(draw(resumed, 1000, 40)).toEqual(draw(chance, 1000, 40))
  expect(draw(resumed.stream('deck'), 1000, 40)).toEqual(draw(chance.stream('deck'), 1000, 40))
  expect(resumed.drawn()).toEqual(chance.drawn())
})

test('only streams that drew are remembered', () => {
  const chance = new Chance(SEED)
  chance.stream('idle')
  draw(chance.stream('dice'), 2, 3)
  expect(chance.drawn()).toEqual({ dice: 3 })
})

function chiSquare(tally: readonly number[], expected: number): number {
  return tally.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}
