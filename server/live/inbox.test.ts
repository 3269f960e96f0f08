import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { listen } from './inbox.ts'

const MOST = 1000
const http = createServer()
const sockets = new WebSocketServer({ server: http, maxPayload: MOST, perMessageDeflate: false })

beforeAll(() => new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  sockets.close()
  http.close()
})

interface Heard {
  readonly texts: string[]
  readonly pongs: string[]
  readonly code: number | undefined
}

/** What a server hears of bytes that come in these pieces. */
async function heardOf(pieces: readonly Buffer[], isPlainRead: boolean): Promise<Heard> {
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const [socket, stream] = await new Promise<[WebSocket, Duplex]>((resolve) => {
    sockets.once('connection', (one, request) => resolve([one, request.socket]))
  })
  const texts: string[] = []
  const pongs: string[] = []
  const closed = new Promise<number>((resolve) => client.on('close', resolve))
  socket.on('message', (data, isBinary) => texts.push(`${isBinary ? 'bytes ' : ''}${data}`))
  socket.on('pong', (data) => pongs.push(String(data)))
  socket.on('error', () => undefined)
  if (isPlainRead) listen(socket, stream, MOST, (text) => texts.push(text))
  for (const piece of pieces) stream.emit('data', Buffer.from(piece))
  await new Promise((resolve) => setTimeout(resolve, 5))
  const isOpen = socket.readyState === socket.OPEN
  if (isOpen) client.terminate()
  const code = isOpen ? undefined : await closed
  return { texts, pongs, code }
}

function frame(first: number, body: Buffer, { isMasked = true, isLong = false } = {}): Buffer {
  const mask = Buffer.from([1, 200, 33, 0])
  const flag = isMasked ? 0x80 : 0
  const length = isLong ? 127 : body.length > 125 ? 126 : body.length
  const head = Buffer.alloc(length === 127 ? 10 : length === 126 ? 4 : 2)
  head[0] = first
  head[1] = flag | length
  if (length === 126) head.writeUInt16BE(body.length, 2)
  if (length === 127) head.writeUInt32BE(body.length, 6)
  const masked = body.map((byte, i) => (isMasked ? byte ^ mask[i % 4] : byte))
  return Buffer.concat([head, isMasked ? mask : Buffer.alloc(0), masked])
}

const letters = fc.string({ unit: 'grapheme', maxLength: 40 })
const text = fc.oneof(
  { weight: 6, arbitrary: letters },
  { weight: 1, arbitrary: fc.constantFrom('', '\ufffd', 'x'.repeat(125), 'x'.repeat(126), 'y'.repeat(MOST)) },
)
const plainFrame = text.map((one) => frame(0x81, Buffer.from(one)))
/** All that is not a whole text in a frame of its own, and what nobody may send. */
const otherFrame = fc.oneof(
  fc.constantFrom(0x8a, 0x89, 0x82, 0x88, 0x01, 0x80, 0xc1, 0x83).map((kind) => frame(kind, Buffer.from('12'))),
  fc.constantFrom(
    frame(0x81, Buffer.from([0xff, 0xfe])),
    frame(0x81, Buffer.from('bare'), { isMasked: false }),
    frame(0x81, Buffer.from('long'), { isLong: true }),
    frame(0x81, Buffer.from('z'.repeat(MOST + 1))),
  ),
)
const bytes = fc
  .array(fc.oneof({ weight: 5, arbitrary: plainFrame }, { weight: 1, arbitrary: otherFrame }), { maxLength: 8 })
  .map((frames) => Buffer.concat(frames))

it('hears whatever comes, in whatever pieces, as the library would', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, fc.array(fc.nat(), { maxLength: 4 }), async (all, cuts) => {
      const ends = [...cuts.map((cut) => cut % (all.length + 1)), all.length].sort((a, b) => a - b)
      const pieces = ends.map((end, i) => all.subarray(ends[i - 1] ?? 0, end)).filter(({ length }) => length > 0)
      expect(await heardOf(pieces, true)).toEqual(await heardOf(pieces, false))
    }),
    { numRuns: 300 },
  )
})

it('reads frame after frame of one piece, and goes on after a pong', async () => {
  const all = [frame(0x81, Buffer.from('one')), frame(0x8a, Buffer.from('!')), frame(0x81, Buffer.from('zwölf'))]
  expect(await heardOf([Buffer.concat(all), all[0]], true)).toEqual({
    texts: ['one', 'zwölf', 'one'],
    pongs: ['!'],
    code: undefined,
  })
})
