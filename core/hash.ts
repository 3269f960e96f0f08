/** Canonical text and fingerprint of plain data: the order of keys and absent fields make no difference. */

export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value))
}

/** Sixteen hexadecimal digits. Fast and well mixed; not meant to withstand forgery (a record's seal is). */
export function hash(value: unknown): string {
  a = 0x9e3779b9
  b = 0x85ebca6b
  mix(value)
  return hex(a) + hex(b)
}

/** The two lanes of the hash being computed. */
let a = 0
let b = 0

function mix(value: unknown): void {
  switch (typeof value) {
    case 'number':
      return Number.isSafeInteger(value) ? mixInteger(value) : mixFraction(value)
    case 'string':
      return mixText(value)
    case 'boolean':
      return step(value ? 0x7f4a7c15 : 0x2545f491)
    case 'object':
      if (value === null) return step(0x3c6ef372)
      return Array.isArray(value) ? mixArray(value) : mixObject(value as Record<string, unknown>)
    default:
      return step(0x1f83d9ab)
  }
}

function mixInteger(n: number): void {
  step(n | 0)
  if (n !== (n | 0)) step(Math.floor(n / 0x100000000) ^ 0x165667b1)
}

function mixFraction(n: number): void {
  step(0x510e527f)
  mixText(String(n))
}

function mixArray(items: readonly unknown[]): void {
  step(items.length ^ 0x27d4eb2f)
  for (let i = 0; i < items.length; i++) mix(items[i])
}

/** Sums over the fields, so that their order does not matter and nothing need be sorted. */
function mixObject(object: Record<string, unknown>): void {
  const outerA = a
  const outerB = b
  let sumA = 0
  let sumB = 0
  for (const key of Object.keys(object)) {
    const value = object[key]
    if (value === undefined) continue
    beginField(key)
    mix(value)
    sumA = (sumA + a) | 0
    sumB = (sumB + b) | 0
  }
  a = outerA
  b = outerB
  step(sumA ^ 0x61c88647)
  step(sumB)
}

/** Keys recur all the time: each is mixed once. */
const fields = new Map<string, readonly [number, number]>()
const MOST_FIELDS = 4096

function beginField(key: string): void {
  const known = fields.get(key)
  if (known !== undefined) {
    a = known[0]
    b = known[1]
    return
  }
  a = 0x68bc21eb
  b = 0x02e5be93
  mixText(key)
  if (fields.size < MOST_FIELDS) fields.set(key, [a, b])
}

function mixText(text: string): void {
  step(text.length ^ 0x5bd1e995)
  for (let i = 0; i < text.length; i++) step(text.charCodeAt(i))
}

function step(word: number): void {
  let x = Math.imul(a ^ word, 0xcc9e2d51)
  x = Math.imul((x << 15) | (x >>> 17), 0x1b873593)
  let y = Math.imul(b + word, 0x85ebca6b)
  y = Math.imul(y ^ (y >>> 13), 0xc2b2ae35)
  a = ((x ^ (x >>> 16)) + y) | 0
  b = y ^ (y >>> 16) ^ ((x << 7) | (x >>> 25))
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0')
}

/** The same data with its keys in order: copied first, because a replacer would be asked about every single value. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  const record = value as Record<string, unknown>
  const keys = Object.keys(record).sort()
  return Object.fromEntries(keys.map((key) => [key, sorted(record[key])]))
}
