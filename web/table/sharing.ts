/** A record in an address: compressed, in letters that need no escaping. */

import type { GameRecord } from '@windward/core/record.ts'

export async function pack(record: GameRecord): Promise<string> {
  const stream = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()))
}

/** The record's text; throws where the letters are damaged. */
export async function unpack(letters: string): Promise<string> {
  const stream = new Blob([fromBase64Url(letters)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}

function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
