/**
 * Seeded chance. One generator for everything: ChaCha20 (RFC 8439) keyed by the match's 256-bit seed, so that
 * whoever sees half a deck cannot compute the other half, and anyone who is later given the seed can check every
 * draw with any ChaCha20 library: key = seed, nonce = the first 12 bytes of SHA-256(stream name), counter from 0,
 * words read little-endian in order.
 *
 * Each stream runs on its own: what the dice did never changes what the deck does. Its whole state is the number
 * of words drawn so far.
 */

import { fromHex, sha256, sha256Hex, toUtf8 } from './sha256.ts'

export interface Rng {
  /** A uniform integer from 0 to n − 1, for n up to 2²¹. */
  int(n: number): number
  /** The stream of this name, independent of every other. */
  stream(name: string): Rng
}

/** Words drawn so far, by stream. */
export type Drawn = Readonly<Record<string, number>>

/** A seed is 64 hexadecimal digits; any other text stands for its SHA-256. */
export function seedOf(text: string): string {
  return /^[0-9a-f]{64}$/.test(text) ? text : sha256Hex(text)
}

export class Chance implements Rng {
  readonly seed: string
  readonly #key: Uint32Array
  readonly #streams = new Map<string, Stream>()
  readonly #main: Stream

  constructor(seed: string, drawn: Drawn = {}) {
    this.seed = seedOf(seed)
    const view = new DataView(fromHex(this.seed).buffer)
    this.#key = Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, true))
    for (const name of Object.keys(drawn)) this.#streams.set(name, new Stream(this, this.#key, name, drawn[name]))
    this.#main = this.stream('main') as Stream
  }

  int(n: number): number {
    return this.#main.int(n)
  }

  stream(name: string): Rng {
    let stream = this.#streams.get(name)
    if (stream === undefined) {
      stream = new Stream(this, this.#key, name, 0)
      this.#streams.set(name, stream)
    }
    return stream
  }

  /** Enough to go on from here later: `new Chance(seed, drawn)`. */
  drawn(): Drawn {
    const drawn: Record<string, number> = {}
    for (const [name, stream] of this.#streams) if (stream.drawn > 0) drawn[name] = stream.drawn
    return drawn
  }

  /** Grows with every word drawn from any stream. */
  get total(): number {
    let total = 0
    for (const stream of this.#streams.values()) total += stream.drawn
    return total
  }
}

class Stream implements Rng {
  drawn: number
  readonly #owner: Chance
  readonly #input = new Uint32Array(16)
  readonly #block = new Uint32Array(16)

  constructor(owner: Chance, key: Uint32Array, name: string, drawn: number) {
    this.#owner = owner
    this.drawn = drawn
    const nonce = new DataView(sha256(toUtf8(name)).buffer)
    this.#input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
    this.#input.set(key, 4)
    for (let i = 0; i < 3; i++) this.#input[13 + i] = nonce.getUint32(i * 4, true)
    if (drawn % 16 !== 0) this.#fill()
  }

  /** By rejection (Lemire's multiplication): no value is likelier than another. */
  int(n: number): number {
    for (;;) {
      const word = this.#word()
      const low = Math.imul(word, n) >>> 0
      if (low >= n || low >= 0x100000000 % n) return Math.floor((word * n) / 0x100000000)
    }
  }

  stream(name: string): Rng {
    return this.#owner.stream(name)
  }

  #word(): number {
    if (this.drawn % 16 === 0) this.#fill()
    return this.#block[this.drawn++ % 16]
  }

  #fill(): void {
    this.#input[12] = this.drawn >>> 4
    chacha20(this.#input, this.#block)
  }
}

/** In place, and returned: Fisher–Yates. */
export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    const item = items[i]
    items[i] = items[j]
    items[j] = item
  }
  return items
}

/** 1 to 6. */
export function die(rng: Rng): number {
  return rng.int(6) + 1
}

export function pick<T>(items: readonly T[], rng: Rng): T {
  return items[rng.int(items.length)]
}

function chacha20(input: Uint32Array, out: Uint32Array): void {
  out.set(input)
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12)
    quarter(out, 1, 5, 9, 13)
    quarter(out, 2, 6, 10, 14)
    quarter(out, 3, 7, 11, 15)
    quarter(out, 0, 5, 10, 15)
    quarter(out, 1, 6, 11, 12)
    quarter(out, 2, 7, 8, 13)
    quarter(out, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] += input[i]
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let t: number
  x[a] += x[b]
  t = x[d] ^ x[a]
  x[d] = (t << 16) | (t >>> 16)
  x[c] += x[d]
  t = x[b] ^ x[c]
  x[b] = (t << 12) | (t >>> 20)
  x[a] += x[b]
  t = x[d] ^ x[a]
  x[d] = (t << 8) | (t >>> 24)
  x[c] += x[d]
  t = x[b] ^ x[c]
  x[b] = (t << 7) | (t >>> 25)
}
