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

export class BareSocket {
  readonly #stream: Socket
  readonly #mask = randomBytes(4)
  readonly #hear: (text: string) => void
  /** The beginning of a message whose end has not come yet. */
  #rest: Buffer | undefined

  private constructor(stream: Socket, hear: (text: string) => void) {
    this.#stream = stream
    this.#hear = hear
  }

  static open(url: string, cookie: string, hear: (text: string) => void): Promise<BareSocket> {
    const { hostname, port, pathname, search } = new URL(url)
    const key = randomBytes(16).toString('base64')
    const stream = connect({ host: hostname, port: Number(port), noDelay: true })
    stream.write(
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
      let head: Buffer = Buffer.alloc(0)
      const read = (data: Buffer) => {
        head = Buffer.concat([head, data])
        const end = head.indexOf(HEAD_END)
        if (end === -1) return
        stream.off('data', read)
        if (!head.toString('latin1', 0, end).includes(accept)) return reject(new Error('no socket was opened'))
        const socket = new BareSocket(stream, hear)
        stream.on('data', (more: Buffer) => socket.#read(more))
        resolve(socket)
        socket.#read(head.subarray(end + HEAD_END.length))
      }
      stream.on('data', read)
      stream.on('error', reject)
    })
  }

  send(text: string): void {
    this.#write(FINAL_TEXT, Buffer.from(text))
  }

  #write(kind: number, body: Buffer): void {
    const begin = body.length > SHORT ? 8 : 6
    const frame = Buffer.allocUnsafe(begin + body.length)
    frame[0] = kind
    if (body.length > MEDIUM) throw new Error('too long')
    if (body.length > SHORT) frame.writeUInt16BE(body.length, 2)
    frame[1] = MASKED | (body.length > SHORT ? SHORT + 1 : body.length)
    frame.set(this.#mask, begin - 4)
    for (let i = 0; i < body.length; i += 1) frame[begin + i] = body[i] ^ this.#mask[i & 3]
    this.#stream.write(frame)
  }

  #read(data: Buffer): void {
    let bytes = data
    if (this.#rest !== undefined) bytes = Buffer.concat([this.#rest, data])
    let at = 0
    for (;;) {
      const frame = frameAt(bytes, at)
      if (frame === undefined) break
      at = frame.to
      this.#take(bytes[frame.at], bytes, frame.from, frame.to)
    }
    this.#rest = at < bytes.length ? bytes.subarray(at) : undefined
  }

  #take(kind: number, bytes: Buffer, from: number, to: number): void {
    if (kind === FINAL_TEXT) this.#hear(bytes.toString('utf8', from, to))
    else if (kind === PING) this.#write(PING + 1, Buffer.from(bytes.subarray(from, to)))
    else if (kind === CLOSE) this.#stream.destroy()
    else throw new Error(`a frame of kind ${kind}`)
  }
}

interface SocketFrame {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** The frame that begins here, if all of it is there. */
function frameAt(bytes: Buffer, at: number): SocketFrame | undefined {
  if (bytes.length < at + 2) return undefined
  const short = bytes[at + 1]
  const from = at + (short <= SHORT ? 2 : short === SHORT + 1 ? 4 : 10)
  if (bytes.length < from) return undefined
  const length =
    short <= SHORT ? short : bytes.readUIntBE(short === SHORT + 1 ? at + 2 : at + 4, short === SHORT + 1 ? 2 : 6)
  return from + length > bytes.length ? undefined : { at, from, to: from + length }
}
