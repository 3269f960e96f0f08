/**
 * A WebSocket with nothing around it (RFC 6455), so that the load takes as little as it can of the processors it shares
 * with the server: text messages that come whole, as both servers send them, and nothing else.
 */

import { createHash, randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

const FINAL_TEXT = 0x81
const CLOSE = 0x88
const PING = 0x89
const MASKED = 0x80
const SHORT = 125
const MEDIUM = 0xffff
const HEAD_END = '\r\n\r\n'
/** What a server proves with that it speaks the protocol. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
/** All sockets read into the same memory: what is read is heard before anything else is. */
const READ = Buffer.allocUnsafe(65_536)

/** A message as it lies in memory; it is gone when this returns. */
export type Hear = (bytes: Buffer, from: number, to: number) => void

export class BareSocket {
  readonly #stream: Socket
  readonly #mask = randomBytes(4)
  readonly #hear: Hear
  #opened: ((bytes: Buffer) => boolean) | undefined
  /** The beginning of a message whose end has not come yet. */
  #rest: Buffer | undefined

  private constructor(host: string, port: number, hear: Hear) {
    const callback = (length: number) => {
      this.#read(READ.subarray(0, length))
      return true
    }
    this.#stream = connect({ host, port, noDelay: true, onread: { buffer: READ, callback } })
    this.#hear = hear
  }

  static open(url: string, cookie: string, hear: Hear): Promise<BareSocket> {
    const { hostname, port, pathname, search } = new URL(url)
    const key = randomBytes(16).toString('base64')
    const socket = new BareSocket(hostname, Number(port), hear)
    socket.#stream.write(
      [
        `GET ${pathname}${search} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${key}`,
        ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
      ].join('\r\n') + HEAD_END,
    )
    const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64')
    return new Promise((resolve, reject) => {
      socket.#opened = (head) => {
        const isOpened = head.includes(accept)
        if (isOpened) resolve(socket)
        else reject(new Error('no socket was opened'))
        return isOpened
      }
      socket.#stream.on('error', reject)
    })
  }

  /** Letters of ASCII alone. */
  send(text: string): void {
    this.#write(FINAL_TEXT, text)
  }

  #write(kind: number, body: string): void {
    const begin = body.length > SHORT ? 8 : 6
    const frame = Buffer.allocUnsafe(begin + body.length)
    frame[0] = kind
    if (body.length > MEDIUM) throw new Error('too long')
    if (body.length > SHORT) frame.writeUInt16BE(body.length, 2)
    frame[1] = MASKED | (body.length > SHORT ? SHORT + 1 : body.length)
    frame.set(this.#mask, begin - 4)
    frame.write(body, begin, 'latin1')
    for (let i = 0; i < body.length; i += 1) frame[begin + i] ^= this.#mask[i & 3]
    this.#stream.write(frame)
  }

  #read(data: Buffer): void {
    const bytes = this.#rest === undefined ? data : Buffer.concat([this.#rest, data])
    let at = this.#opened === undefined ? 0 : this.#begin(bytes, this.#opened)
    while (this.#opened === undefined) {
      const frame = frameAt(bytes, at)
      if (frame === undefined) break
      at = frame.to
      this.#take(bytes[frame.at], bytes, frame.from, frame.to)
    }
    this.#rest = at < bytes.length ? Buffer.from(bytes.subarray(at)) : undefined
  }

  /** Where the first message begins, if the answer to the request is there. */
  #begin(bytes: Buffer, opened: (head: Buffer) => boolean): number {
    const end = bytes.indexOf(HEAD_END)
    if (end === -1) return 0
    if (opened(bytes.subarray(0, end))) this.#opened = undefined
    return end + HEAD_END.length
  }

  #take(kind: number, bytes: Buffer, from: number, to: number): void {
    if (kind === FINAL_TEXT) this.#hear(bytes, from, to)
    else if (kind === PING) this.#write(PING + 1, bytes.toString('latin1', from, to))
    else if (kind === CLOSE) this.#stream.destroy()
    else throw new Error(`a frame of kind ${kind}`)
  }
}

interface Frame {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** The frame that begins here, if all of it is there. */
function frameAt(bytes: Buffer, at: number): Frame | undefined {
  if (bytes.length < at + 2) return undefined
  const short = bytes[at + 1]
  const from = at + (short <= SHORT ? 2 : short === SHORT + 1 ? 4 : 10)
  if (bytes.length < from) return undefined
  const length =
    short <= SHORT ? short : bytes.readUIntBE(short === SHORT + 1 ? at + 2 : at + 4, short === SHORT + 1 ? 2 : 6)
  return from + length > bytes.length ? undefined : { at, from, to: from + length }
}
