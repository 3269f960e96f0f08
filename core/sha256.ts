/** SHA-256 (FIPS 180-4), synchronous and free of any platform, so that the engine can commit to a seed anywhere. */

// Signed: sums of words are cut to 32 bits in any case, and those engines keep as whole numbers.
const K = new Int32Array(64)
const INITIAL = new Int32Array(8)
fillConstants()

/** Scratch space: every list of this kind that is made anew takes as long as a third of a block. */
const schedule = new Int32Array(64)
const h = new Int32Array(8)

const digest = new Uint8Array(32)
/** Two blocks with room for a seed and what is added to it. */
const short = new Uint8Array(128)
const LONGEST_SHORT = short.length - 9

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(padding(message.length))
  padded.set(message)
  return digestOf(padded, message.length).slice()
}

function padding(length: number): number {
  return ((length + 9 + 63) >> 6) << 6
}

/** To be read before the next one is made. What follows the message is nought. */
function digestOf(padded: Uint8Array, length: number): Uint8Array {
  const blocks = padding(length)
  padded[length] = 0x80
  putWord(padded, blocks - 8, Math.floor(length / 0x20000000))
  putWord(padded, blocks - 4, length << 3)

  h.set(INITIAL)
  for (let at = 0; at < blocks; at += 64) compress(padded, at)

  for (let i = 0; i < 8; i++) putWord(digest, i * 4, h[i])
  return digest
}

/** Big-endian. */
function putWord(bytes: Uint8Array, at: number, word: number): void {
  for (let i = 0; i < 4; i++) bytes[at + i] = word >>> (24 - 8 * i)
}

function wordAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]
}

export function sha256Hex(text: string): string {
  return toHex(sha256OfText(text))
}

/** To be read before the next one is made. */
export function sha256OfText(text: string): Uint8Array {
  return isShortAscii(text) ? digestOf(short, text.length) : sha256(toUtf8(text))
}

/** Puts it into `short` as well: a seed is hashed for every game, and 3 % of one of Händler were lists made for that. */
function isShortAscii(text: string): boolean {
  if (text.length > LONGEST_SHORT) return false
  short.fill(0)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code >= 0x80) return false
    short[i] = code
  }
  return true
}

export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (let i = 0; i < bytes.length; i++) hex += PAIRS[bytes[i]]
  return hex
}

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Of a character by its code; less than nought if it is none of the sixteen digits. */
export function hexValue(code: number): number {
  return code < HEX_VALUES.length ? HEX_VALUES[code] : -1
}

const HEX_VALUES = new Int8Array(128).fill(-1)
for (let value = 0; value < 16; value++) HEX_VALUES[value.toString(16).charCodeAt(0)] = value

/** What stands for half a surrogate pair, which has no UTF-8. */
const REPLACEMENT = 0xfffd

/** UTF-8, because TextEncoder belongs to a platform and not to the language. */
export function toUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3)
  let length = 0
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) ?? 0
    const code = point >= 0xd800 && point < 0xe000 ? REPLACEMENT : point
    if (code < 0x80) {
      bytes[length++] = code
      continue
    }
    if (code < 0x800) bytes[length++] = 0xc0 | (code >> 6)
    else {
      if (code < 0x10000) bytes[length++] = 0xe0 | (code >> 12)
      else {
        i += 1
        bytes[length++] = 0xf0 | (code >> 18)
        bytes[length++] = 0x80 | ((code >> 12) & 63)
      }
      bytes[length++] = 0x80 | ((code >> 6) & 63)
    }
    bytes[length++] = 0x80 | (code & 63)
  }
  return bytes.subarray(0, length)
}

function compress(message: Uint8Array, at: number): void {
  const w = schedule
  for (let i = 0; i < 16; i++) w[i] = wordAt(message, at + i * 4)
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]
    const y = w[i - 2]
    const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3)
    const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10)
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0
  }
  let a = h[0]
  let b = h[1]
  let c = h[2]
  let d = h[3]
  let e = h[4]
  let f = h[5]
  let g = h[6]
  let z = h[7]
  for (let i = 0; i < 64; i++) {
    const t1 = (z + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0
    const t2 = ((rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    z = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  h[0] += a
  h[1] += b
  h[2] += c
  h[3] += d
  h[4] += e
  h[5] += f
  h[6] += g
  h[7] += z
}

function rotr(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n))
}

/** Fractional parts of the square and cube roots of the first primes, computed rather than listed. */
function fillConstants(): void {
  let found = 0
  for (let n = 2; found < 64; n++) {
    if (!isPrime(n)) continue
    if (found < 8) INITIAL[found] = fraction(Math.sqrt(n))
    K[found++] = fraction(Math.cbrt(n))
  }
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 0x100000000) | 0
}
