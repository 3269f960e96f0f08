/**
 * What a client sends is nearly always one short text, whole, in a frame of its own: that is read here, in a third of the
 * time. Everything else, and whatever is wrong, is the library's to read, which knows how to refuse it (RFC 6455, 5.2).
 */

import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

const TEXT = 0x81
const PONG = 0x8a
const MASKED = 0x80
const SHORT = 125
const MEDIUM = 126
const MASK = 4
/** What stands for letters that are none. */
const NO_LETTER = '\ufffd'

/** `stream` is the one under the socket, and nothing has been read from it yet. */
export function listen(socket: WebSocket, stream: Duplex, most: number, hear: (text: string) => void): void {
  const [library, ...others] = stream.listeners('data') as ((chunk: Buffer) => void)[]
  if (library === undefined || others.length > 0) throw new Error('somebody else reads the stream')
  const read = (chunk: Buffer) => {
    let at = 0
    while (at < chunk.length && socket.readyState === socket.OPEN) {
      const { kind, from, to } = frameAt(chunk, at)
      if (to > chunk.length || to - from > most) break
      if (kind === TEXT) {
        const text = textIn(chunk, from, to)
        if (text === undefined) break
        hear(text)
      } else if (kind === PONG) library.call(stream, chunk.subarray(at, to))
      else break
      at = to
    }
    if (at === chunk.length) return
    // From here on the library reads, since it may have to wait for the rest of this.
    stream.off('data', read)
    stream.on('data', library)
    library.call(stream, chunk.subarray(at))
  }
  stream.off('data', library)
  stream.on('data', read)
}

interface Frame {
  readonly kind: number
  readonly from: number
  readonly to: number
}

const UNKNOWN: Frame = { kind: 0, from: 0, to: 0 }

/** A short or middling one, masked as clients must; its end may not have come yet. */
function frameAt(chunk: Buffer, at: number): Frame {
  const length = (chunk[at + 1] ?? 0) - MASKED
  if (length < 0 || length > MEDIUM || chunk.length < at + 4) return UNKNOWN
  const from = at + 2 + (length > SHORT ? 2 : 0) + MASK
  return { kind: chunk[at], from, to: from + (length > SHORT ? chunk.readUInt16BE(at + 2) : length) }
}

/** Leaves the bytes as they were if they are no text. */
function textIn(chunk: Buffer, from: number, to: number): string | undefined {
  unmask(chunk, from, to)
  const text = chunk.toString('utf8', from, to)
  if (!text.includes(NO_LETTER)) return text
  unmask(chunk, from, to)
  return undefined
}

function unmask(chunk: Buffer, from: number, to: number): void {
  const mask = from - MASK
  for (let i = from; i < to; i += 1) chunk[i] ^= chunk[mask + ((i - from) & 3)]
}
