import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexValue, sha256, sha256Hex, toHex, toUtf8 } from './sha256.ts'

const oracle = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

test('messages of every length up to five blocks', () => {
  for (let length = 0; length <= 320; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 131 + length) & 255)
    expect(toHex(sha256(message)), `${length} bytes`).toBe(oracle(message))
  }
})

test('a long message', () => {
  const message = new Uint8Array(1_000_003).fill(0x61)
  expect(toHex(sha256(message))).toBe(oracle(message))
})

test('random bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => toHex(sha256(bytes)) === oracle(bytes)),
    { numRuns: 300 },
  )
})

test('text in any script, broken surrogates included', () => {
  const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    units.map((codes) => String.fromCharCode(...codes)),
  )
  fc.assert(
    fc.property(text, (s) => {
      expect(sha256Hex(s)).toBe(oracle(s))
      expect([...toUtf8(s)]).toEqual([...new TextEncoder().encode(s)])
    }),
    { numRuns: 500 },
  )
})

test('the edges of UTF-8', () => {
  for (const code of [0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff]) {
    const text = String.fromCodePoint(code)
    expect([...toUtf8(text)]).toEqual([...new TextEncoder().encode(text)])
  }
})

test('bytes in hexadecimal digits', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => toHex(bytes) === Buffer.from(bytes).toString('hex')))
})

test('a hexadecimal digit has a value, and no other character has', () => {
  for (let code = 0; code < 0x200; code++) {
    expect(hexValue(code)).toBe('0123456789abcdef'.indexOf(String.fromCharCode(code)))
  }
})
