import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { startTestServer } from './given/server.ts'

/** Longer than the server is patient, much shorter than a browser keeps a connection in store. */
const SOON = 10_000

it('stops although a browser keeps a connection in store, and another never ends its request', async () => {
  const server = await startTestServer()
  const idle = await opened(server.port)
  const slow = await opened(server.port)
  slow.write('POST /api/people HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
  const began = performance.now()
  await server.end()
  expect(performance.now() - began).toBeLessThan(SOON)
  for (const socket of [idle, slow]) socket.destroy()
})

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', reject)
  })
}
