/** Chance of the browser's best kind, which it has on every page: `crypto.randomUUID` is missing where there is no TLS. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

/** For a command: sent again under the same id, it is not done again. */
export function newId(): string {
  return randomHex(16)
}
