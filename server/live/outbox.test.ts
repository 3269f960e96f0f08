import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { framed } from './outbox.ts'

it('frames texts of every length as another’s reader reads them', async () => {
  const texts = ['', 'é', 'x'.repeat(125), 'x'.repeat(126), `${'ü'.repeat(63)}`, 'x'.repeat(65_535), '€'.repeat(30_000)]
  const http = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => http.once('listening', resolve))
  new WebSocketServer({ server: http }).on('connection', (_socket, { socket }) => socket.write(framed(texts)))
  const heard: string[] = []
  const reader = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  await new Promise<void>((resolve, reject) => {
    reader.on('error', reject)
    reader.on('message', (data) => {
      heard.push(String(data))
      if (heard.length === texts.length) resolve()
    })
  })
  reader.terminate()
  http.close()
  expect(heard).toEqual(texts)
})
