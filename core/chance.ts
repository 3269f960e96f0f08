/**
 * Seeded chance. One generator for everything: ChaCha20 (RFC 8439) keyed by the match's 256-bit seed, so that
 * whoever sees half a deck cannot compute the other half, and anyone who is later given the seed can check every
 * draw with any ChaCha20 library: key = seed, nonce = the first 12 bytes of SHA-256(stream name), counter from 0,
 * words read little-endian in order.
 *
 * Each stream runs on its own: what the dice did never changes what the deck does. Its whole state is the number
 * of words drawn so far.
 */

import { hexValue, sha256Hex, sha256OfText } from './sha256.ts'

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
  return bytesOf(text) === undefined ? sha256Hex(text) : text
}

const SEED_LENGTH = 64

export class Chance implements Rng {
  readonly #text: string
  readonly #key: Words
  /** Few: looking through them takes less time than a map, which takes longer to make than to use. */
  readonly #streams: Stream[] = []
  #latest: Stream | undefined

  constructor(seed: string, drawn?: Drawn) {
    this.#text = seed
    this.#key = wordsOf(bytesOf(seed) ?? sha256OfText(seed))
    for (const name in drawn) this.#streams.push(new Stream(this, this.#key, name, drawn[name]))
  }

  get seed(): string {
    return seedOf(this.#text)
  }

  int(n: number): number {
    return this.stream('main').int(n)
  }

  stream(name: string): Rng {
    // Dice follow dice: four times in five it is the stream of the last time.
    if (name === this.#latest?.name) return this.#latest
    this.#latest = this.#named(name)
    return this.#latest
  }

  /** Enough to go on from here later: `new Chance(seed, drawn)`. */
  drawn(): Drawn {
    const drawn: Record<string, number> = {}
    for (const stream of this.#streams) if (stream.drawn > 0) drawn[stream.name] = stream.drawn
    return drawn
  }

  #named(name: string): Stream {
    for (const stream of this.#streams) if (stream.name === name) return stream
    const stream = new Stream(this, this.#key, name, 0)
    this.#streams.push(stream)
    return stream
  }

  /** Grows with every word drawn from any stream. */
  get total(): number {
    let total = 0
    for (const stream of this.#streams) total += stream.drawn
    return total
  }
}

class Stream implements Rng {
  readonly name: string
  drawn: number
  readonly #owner: Chance
  readonly #key: Words
  readonly #nonce: Words
  readonly #block = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

  constructor(owner: Chance, key: Words, name: string, drawn: number) {
    this.#owner = owner
    this.name = name
    this.drawn = drawn
    this.#key = key
    this.#nonce = nonceOf(name)
    if (drawn % 16 !== 0) this.#fill()
  }

  /** By rejection (Lemire's multiplication): no value is likelier than another. */
  int(n: number): number {
    for (;;) {
      const word = this.#word()
      const low = Math.imul(word, n) >>> 0
      if (low >= n || low >= 0x100000000 % n) return (((word >>> 0) * n) / 0x100000000) | 0
    }
  }

  stream(name: string): Rng {
    return this.#owner.stream(name)
  }

  #word(): number {
    const at = this.drawn & 15
    if (at === 0) this.#fill()
    this.drawn += 1
    return this.#block[at]
  }

  #fill(): void {
    chacha20(this.#key, this.drawn >>> 4, this.#nonce, this.#block)
  }
}

/** What every block begins with. */
const C0 = 0x61707865
const C1 = 0x3320646e
const C2 = 0x79622d32
const C3 = 0x6b206574
const nonces = new Map<string, Words>()

/** Signed numbers of 32 bits in a plain list, which is made and read in fewer steps than a Uint32Array. */
type Words = readonly number[]

function nonceOf(name: string): Words {
  let nonce = nonces.get(name)
  if (nonce === undefined) {
    nonce = wordsOf(sha256OfText(name)).slice(0, 3)
    nonces.set(name, nonce)
  }
  return nonce
}

/** Eight words, little-endian. */
function wordsOf(bytes: Uint8Array): Words {
  const words = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 32; i++) words[i >> 2] |= bytes[i] << ((i & 3) << 3)
  return words
}

/** To be read before the next seed is; undefined if it is none. */
function bytesOf(seed: string): Uint8Array | undefined {
  if (seed.length !== SEED_LENGTH) return undefined
  for (let at = 0; at < SEED_LENGTH; at += 2) {
    const byte = (hexValue(seed.charCodeAt(at)) << 4) | hexValue(seed.charCodeAt(at + 1))
    if (byte < 0) return undefined
    scratch[at >> 1] = byte
  }
  return scratch
}

const scratch = new Uint8Array(32)

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

/** One block; the sixteen words are kept in variables of their own, which is three times faster than a list. */
function chacha20(key: Words, counter: number, nonce: Words, out: number[]): void {
  let a0 = C0
  let a1 = C1
  let a2 = C2
  let a3 = C3
  let b0 = key[0]
  let b1 = key[1]
  let b2 = key[2]
  let b3 = key[3]
  let c0 = key[4]
  let c1 = key[5]
  let c2 = key[6]
  let c3 = key[7]
  let d0 = counter
  let d1 = nonce[0]
  let d2 = nonce[1]
  let d3 = nonce[2]
  for (let round = 0; round < 10; round++) {
    a0 = (a0 + b0) | 0
    d0 = rotl(d0 ^ a0, 16)
    c0 = (c0 + d0) | 0
    b0 = rotl(b0 ^ c0, 12)
    a0 = (a0 + b0) | 0
    d0 = rotl(d0 ^ a0, 8)
    c0 = (c0 + d0) | 0
    b0 = rotl(b0 ^ c0, 7)
    a1 = (a1 + b1) | 0
    d1 = rotl(d1 ^ a1, 16)
    c1 = (c1 + d1) | 0
    b1 = rotl(b1 ^ c1, 12)
    a1 = (a1 + b1) | 0
    d1 = rotl(d1 ^ a1, 8)
    c1 = (c1 + d1) | 0
    b1 = rotl(b1 ^ c1, 7)
    a2 = (a2 + b2) | 0
    d2 = rotl(d2 ^ a2, 16)
    c2 = (c2 + d2) | 0
    b2 = rotl(b2 ^ c2, 12)
    a2 = (a2 + b2) | 0
    d2 = rotl(d2 ^ a2, 8)
    c2 = (c2 + d2) | 0
    b2 = rotl(b2 ^ c2, 7)
    a3 = (a3 + b3) | 0
    d3 = rotl(d3 ^ a3, 16)
    c3 = (c3 + d3) | 0
    b3 = rotl(b3 ^ c3, 12)
    a3 = (a3 + b3) | 0
    d3 = rotl(d3 ^ a3, 8)
    c3 = (c3 + d3) | 0
    b3 = rotl(b3 ^ c3, 7)
    a0 = (a0 + b1) | 0
    d3 = rotl(d3 ^ a0, 16)
    c2 = (c2 + d3) | 0
    b1 = rotl(b1 ^ c2, 12)
    a0 = (a0 + b1) | 0
    d3 = rotl(d3 ^ a0, 8)
    c2 = (c2 + d3) | 0
    b1 = rotl(b1 ^ c2, 7)
    a1 = (a1 + b2) | 0
    d0 = rotl(d0 ^ a1, 16)
    c3 = (c3 + d0) | 0
    b2 = rotl(b2 ^ c3, 12)
    a1 = (a1 + b2) | 0
    d0 = rotl(d0 ^ a1, 8)
    c3 = (c3 + d0) | 0
    b2 = rotl(b2 ^ c3, 7)
    a2 = (a2 + b3) | 0
    d1 = rotl(d1 ^ a2, 16)
    c0 = (c0 + d1) | 0
    b3 = rotl(b3 ^ c0, 12)
    a2 = (a2 + b3) | 0
    d1 = rotl(d1 ^ a2, 8)
    c0 = (c0 + d1) | 0
    b3 = rotl(b3 ^ c0, 7)
    a3 = (a3 + b0) | 0
    d2 = rotl(d2 ^ a3, 16)
    c1 = (c1 + d2) | 0
    b0 = rotl(b0 ^ c1, 12)
    a3 = (a3 + b0) | 0
    d2 = rotl(d2 ^ a3, 8)
    c1 = (c1 + d2) | 0
    b0 = rotl(b0 ^ c1, 7)
  }
  out[0] = (a0 + C0) | 0
  out[1] = (a1 + C1) | 0
  out[2] = (a2 + C2) | 0
  out[3] = (a3 + C3) | 0
  out[4] = (b0 + key[0]) | 0
  out[5] = (b1 + key[1]) | 0
  out[6] = (b2 + key[2]) | 0
  out[7] = (b3 + key[3]) | 0
  out[8] = (c0 + key[4]) | 0
  out[9] = (c1 + key[5]) | 0
  out[10] = (c2 + key[6]) | 0
  out[11] = (c3 + key[7]) | 0
  out[12] = (d0 + counter) | 0
  out[13] = (d1 + nonce[0]) | 0
  out[14] = (d2 + nonce[1]) | 0
  out[15] = (d3 + nonce[2]) | 0
}

function rotl(x: number, n: number): number {
  return (x << n) | (x >>> (32 - n))
}
