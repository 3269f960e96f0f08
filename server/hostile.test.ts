import { connect as connectTcp, type Socket } from 'node:net'
import { LIMITS } from '@windward/protocol/limits.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type WebSocket from 'ws'
import { TestClient } from './given/client.ts'
import { startTestServer, type TestServer } from './given/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.end())

async function table(): Promise<[TestClient, TestClient, string]> {
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(server.url, name)))
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await mary.commandByHttp(id, { type: 'join' })
  await anne.commandByHttp(id, { type: 'start' })
  return [anne, mary, id]
}

const closed = (socket: WebSocket | undefined) =>
  new Promise<number>((resolve) => socket?.once('close', (code) => resolve(code)))

it('answers every malformed message with a refusal and goes on', async () => {
  const [anne, , id] = await table()
  await anne.connect()
  const texts = [
    '',
    '{',
    'null',
    '[]',
    '"watch"',
    '{"type":"watch"}',
    '{"type":"do"}',
    `{"type":"watch","table":"${'x'.repeat(99)}"}`,
  ]
  for (const text of texts) {
    const refused = anne.next((m) => m.type === 'refused')
    anne.socket?.send(text)
    expect(await refused, text).toEqual({ type: 'refused', refusal: { ok: false, by: 'server', code: 'badMessage' } })
  }
  const refused = anne.next((m) => m.type === 'refused')
  anne.socket?.send(Buffer.from([0, 1, 2]))
  await refused
  expect((await anne.watch(id)).seq).toBe(2)
  await anne.close()
})

it('answers a command that cannot be read by the id it names', async () => {
  const [anne, , id] = await table()
  await anne.connect()
  const bad = { ok: false, by: 'server', code: 'badMessage' }
  const answered = anne.next((m) => m.type === 'answer')
  anne.socket?.send(JSON.stringify({ type: 'do', table: id, id: 'unreadable', command: { type: 'fly' } }))
  expect(await answered).toEqual({ type: 'answer', table: id, id: 'unreadable', answer: bad })
  const refused = anne.next((m) => m.type === 'refused')
  anne.socket?.send(JSON.stringify({ type: 'do', table: 7, id: 'unreadable', command: { type: 'start' } }))
  expect(await refused).toEqual({ type: 'refused', id: 'unreadable', refusal: bad })
  const floods = Array.from({ length: LIMITS.messageBurst + 50 }, () => anne.command(id, { type: 'return' }))
  const last = (await Promise.all(floods)).filter((answer) => answer?.ok === false && answer.code === 'tooFast')
  expect(last.length).toBeGreaterThan(0)
  await anne.close()
})

it('survives whatever JSON is sent over the socket, and nothing at the table changes', async () => {
  const [anne, mary, id] = await table()
  await anne.connect()
  const before = await anne.watch(id)
  const other = before.position?.choices === undefined ? anne : mary
  await mary.connect()
  const word = fc.constantFrom(
    'watch',
    'unwatch',
    'do',
    'lobby',
    'ping',
    'act',
    'undo',
    'table',
    '__proto__',
    'constructor',
    id,
  )
  const key = fc.constantFrom(
    'type',
    'table',
    'id',
    'command',
    'action',
    'since',
    'seat',
    'seen',
    '__proto__',
    'filter',
  )
  const json = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      word,
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.string(),
      fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      fc.array(tie('value'), { maxLength: 3 }),
    ),
  })).value
  for (const value of fc.sample(json, { numRuns: 150, seed: 1 })) {
    other.socket?.send(JSON.stringify(value))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const forged = fc.record({
    type: fc.constantFrom('reveal', 'stop', 'loot', 'hire', 'complete', 'pass', 'toString'),
    card: json,
    persons: json,
  })
  for (const action of fc.sample(forged, { numRuns: 30, seed: 2 })) {
    expect(await other.commandByHttp(id, { type: 'act', action })).toMatchObject({ ok: false })
  }
  expect((await anne.twin().get(`/api/tables/${id}`)).body).toMatchObject({
    seq: before.seq,
    position: { view: before.position?.view },
  })
  await Promise.all([anne.close(), mary.close()])
})

it('survives whatever is sent over HTTP: 4xx, never 5xx', async () => {
  const [anne, , id] = await table()
  const paths = [
    '/api/people',
    '/api/tables',
    `/api/tables/${id}/do`,
    '/api/recover',
    '/api/tables/x/do',
    '/api/nothing',
  ]
  for (const [i, body] of fc.sample(fc.json({ maxDepth: 4 }), { numRuns: 120, seed: 3 }).entries()) {
    const response = await fetch(`${server.url}${paths[i % paths.length]}`, {
      method: 'POST',
      headers: { 'content-type': i % 7 === 0 ? 'text/plain' : 'application/json', cookie: anne.cookie },
      body,
    })
    expect(response.status, `${paths[i % paths.length]} ${body}`).toBeGreaterThanOrEqual(400)
    expect(response.status, `${paths[i % paths.length]} ${body}`).toBeLessThan(500)
    expect(await response.json()).toMatchObject({ ok: false, code: expect.any(String) })
  }
  for (const path of [
    '/api/tables/%00',
    `/api/tables/${id}?since=-1`,
    `/api/tables/${id}?since=1e99`,
    '/api/tables?state=secret',
  ]) {
    expect((await anne.get(path)).status, path).toBe(400)
  }
})

it('refuses what is too large: a body with a code, a message by closing', async () => {
  const [anne, , id] = await table()
  const huge = 'x'.repeat(LIMITS.message)
  expect(await anne.post('/api/people', { name: huge })).toMatchObject({
    status: 413,
    body: { ok: false, by: 'server', code: 'tooLarge' },
  })
  await anne.connect()
  const code = closed(anne.socket)
  anne.socket?.send(JSON.stringify({ type: 'do', table: id, id: 'too-large', command: { type: 'chat', text: huge } }))
  expect(await code).toBe(1009)
  expect((await anne.get(`/api/tables/${id}`)).body).toMatchObject({ seq: 2 })
})

it('refuses a flood with a code, then closes; others are served meanwhile', async () => {
  const [anne, mary] = await table()
  await Promise.all([anne.connect(), mary.connect()])
  const code = closed(anne.socket)
  for (let i = 0; i < LIMITS.messageBurst + 300; i += 1) anne.send({ type: 'ping' })
  expect(await code).toBe(1008)
  expect(anne.heard.filter((m) => m.type === 'refused')[0]).toEqual({
    type: 'refused',
    refusal: { ok: false, by: 'server', code: 'tooFast' },
  })
  expect(anne.heard.filter((m) => m.type === 'pong').length).toBeGreaterThanOrEqual(LIMITS.messageBurst)
  const pong = mary.next((m) => m.type === 'pong')
  mary.send({ type: 'ping' })
  await pong
  await mary.close()
})

it('limits requests of one address', async () => {
  const strict = await startTestServer({ requestsPerMinute: 20 })
  const statuses: number[] = []
  for (let i = 0; i < 25; i += 1) statuses.push((await fetch(`${strict.url}/api/about`)).status)
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
  const last = await fetch(`${strict.url}/api/about`)
  expect([last.status, await last.json()]).toEqual([429, { ok: false, by: 'server', code: 'tooFast' }])
  expect((await fetch(`${strict.url}/health`)).status).toBe(200)
  await strict.end()
})

it('believes as many proxies as it was told of, whatever else is written there', async () => {
  const strict = await startTestServer({ requestsPerMinute: 5, trustProxy: 1 })
  const ask = async (forwarded: string) =>
    (await fetch(`${strict.url}/api/about`, { headers: { 'x-forwarded-for': forwarded } })).status
  const forged: number[] = []
  for (let i = 0; i < 7; i += 1) forged.push(await ask(`10.0.0.${i}, 192.0.2.1`))
  expect(forged).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(await ask('192.0.2.1, 192.0.2.2')).toBe(200)
  await strict.end()
})

it('counts sockets apart from requests, so that a school behind one address can play', async () => {
  const strict = await startTestServer({ requestsPerMinute: 5, handshakesPerMinute: 40 })
  const socket = async () => (await new TestClient(strict.url).connect()).close()
  for (let i = 0; i < 30; i += 1) await socket()
  expect((await fetch(`${strict.url}/api/about`)).status).toBe(200)
  for (let i = 0; i < 6; i += 1) await fetch(`${strict.url}/api/about`)
  expect((await fetch(`${strict.url}/api/about`)).status).toBe(429)
  for (let i = 0; i < 10; i += 1) await socket()
  const status = await new Promise((resolve) => {
    const late = new TestClient(strict.url)
    late.connect().catch(() => {})
    late.socket?.once('unexpected-response', (_, { statusCode }) => resolve(statusCode))
  })
  expect(status).toBe(429)
  await strict.end()
})

it('lets nobody keep what the API says', async () => {
  for (const path of ['/api/me', '/api/about', '/api/tables', '/api/nothing'])
    expect((await fetch(`${server.url}${path}`)).headers.get('cache-control'), path).toBe('no-store')
})

it('lets go of readers who do not read before they cost more than 256 kB each, and goes on', async () => {
  const [anne, mary, id] = await table()
  for (let i = 0; i < 150 / LIMITS.listedEach; i += 1) {
    const host = await TestClient.named(server.url, `Host ${i}`)
    for (let n = 0; n < LIMITS.listedEach; n += 1) await host.create({ game: 'haendler', seats: 2 })
  }
  const slow = await Promise.all(Array.from({ length: 8 }, () => mary.twin().connect()))
  // From here on they take nothing more, but ask for the whole lobby again and again: some 70 KB each time.
  let most = 0
  for (const { socket } of slow) (socket as unknown as { readonly _socket: Socket })._socket.pause()
  for (let i = 0; i < LIMITS.messageBurst - 1; i += 1) {
    for (const one of slow) one.send({ type: 'lobby', on: true })
    if (i % 20 === 0) most = Math.max(most, await metric('windward_sockets_waiting_bytes'))
  }
  const dropped = () => metric('windward_sockets_dropped_total\\{why="slow"\\}')
  for (const end = Date.now() + 20_000; (await dropped()) < slow.length && Date.now() < end; ) {
    most = Math.max(most, await metric('windward_sockets_waiting_bytes'))
  }
  expect(await dropped()).toBe(slow.length)
  expect(most).toBeLessThanOrEqual(slow.length * 256_000)
  expect(await metric('windward_sockets_waiting_bytes')).toBe(0)
  for (const { socket } of slow) socket?.terminate()
  expect(await anne.commandByHttp(id, { type: 'chat', text: 'still here' })).toMatchObject({ ok: true })
})

it('holds thousands of idle sockets in little memory, and plays on', async () => {
  const [anne, , id] = await table()
  const before = await memory()
  const sockets: TestClient[] = []
  while (sockets.length < 3000) {
    const more = Array.from({ length: 250 }, () => new TestClient(server.url).connect())
    sockets.push(...(await Promise.all(more)))
  }
  // Both ends are in this process.
  const each = ((await memory()) - before) / sockets.length
  expect(await anne.commandByHttp(id, { type: 'chat', text: 'still here' })).toMatchObject({ ok: true })
  await Promise.all(sockets.map((socket) => socket.close()))
  expect(each).toBeLessThan(60_000)
}, 120_000)

it('drops a connection that never asks for anything sensible', async () => {
  const { port } = server
  const socket = connectTcp(port, '127.0.0.1')
  const answer = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('close', () => resolve(text))
    socket.on('error', () => resolve(text))
  })
  socket.write('\u0000\u0001 nonsense \r\n\r\n')
  expect(await answer).toMatch(/^HTTP\/1.1 400/)
})

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
}

function memory(): Promise<number> {
  return metric('process_resident_memory_bytes')
}
