/** Names that cannot be guessed. */

import { hash, randomBytes } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 12 letters are 71 bits. */
export function newTableId(): string {
  return letters(12)
}

export function newPersonId(): string {
  return letters(16)
}

export function newSecret(): { readonly seed: string; readonly salt: string } {
  return { seed: randomBytes(32).toString('hex'), salt: randomBytes(16).toString('hex') }
}

/** What was sent, in few letters: the same however its keys are ordered. */
export function digestOf(sent: unknown): string {
  return hash('sha256', JSON.stringify(sent, inOrder), 'base64url').slice(0, 16)
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** By rejection, so that none is likelier than another. */
function letters(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < LETTERS.length * 4 && text.length < length) text += LETTERS[byte % LETTERS.length]
    }
  }
  return text
}
