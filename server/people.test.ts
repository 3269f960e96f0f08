import { createHmac } from 'node:crypto'
import { ROUTES } from '@windward/protocol/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestClient } from './given/client.ts'
import { tableRow } from './given/rows.ts'
import { startTestServer, type TestServer } from './given/server.ts'
import { Store } from './store/store.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.end())

const me = async (client: TestClient) => (await client.call(ROUTES.me, {})).person

it('knows a guest after one request, by a cookie that scripts and other sites cannot use', async () => {
  const response = await fetch(`${server.url}/api/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: '  Käpt’n  ' }),
  })
  expect(response.status).toBe(201)
  expect(response.headers.getSetCookie()[0]).toMatch(/^windward=.+; HttpOnly; SameSite=Lax$/)
  expect(await response.json()).toMatchObject({ person: { name: 'Käpt’n' } })
})

it('shows the lobby to all, whatever name somebody was once given, without tables that nobody comes to', async () => {
  const anne = await TestClient.named(server.url, 'Anne')
  const info = await anne.create({ game: 'haendler', seats: 2 })
  const long = '\uFB2C'.repeat(24).normalize()
  expect((await anne.post('/api/people', { name: '\uFB2C'.repeat(24) })).status).toBe(400)
  const store = await Store.open(server.store)
  const told = JSON.stringify({
    ...info,
    id: 'longNames000',
    name: long,
    seats: [{ person: { id: anne.id, name: long } }],
  })
  const row = { ...tableRow('longNames000'), first: told, info: told, updated: Date.now() }
  await store.open({ row, seated: [] })
  const forsaken = JSON.stringify({ ...info, id: 'forsaken0000', name: 'Forsaken' })
  await store.open({ row: { ...tableRow('forsaken0000'), first: forsaken, info: forsaken }, seated: [] })
  await store.close()
  const { status, body } = await anne.get('/api/tables')
  expect(status).toBe(200)
  const names = (body as { tables: { name: string }[] }).tables.map(({ name }) => name)
  expect(names).toContain(long)
  expect(names, 'nobody has come there for minutes').not.toContain('Forsaken')
})

it('takes no cookie that it has not signed', async () => {
  const anne = await TestClient.named(server.url, 'Anne')
  expect((await me(anne))?.name).toBe('Anne')
  const forged = new TestClient(server.url)
  const signature = createHmac('sha256', 'guess').update(anne.id).digest('base64').replace(/=+$/, '')
  for (const cookie of [
    anne.id,
    `${anne.id}.`,
    `${anne.id}.${signature}`,
    `x${decodeURIComponent(anne.cookie.slice(9))}`,
  ]) {
    forged.cookie = `windward=${encodeURIComponent(cookie)}`
    expect(await me(forged), cookie).toBeUndefined()
    const { status, body } = await forged.post('/api/tables', {
      id: 'command-1',
      table: { game: 'haendler', seats: 2 },
    })
    expect([status, body]).toEqual([401, { ok: false, by: 'server', code: 'notSignedIn' }])
  }
})

it('does not answer pages of other sites', async () => {
  const anne = await TestClient.named(server.url, 'Anne')
  const headers = { cookie: anne.cookie, origin: 'https://elsewhere.example', 'content-type': 'application/json' }
  const response = await fetch(`${server.url}/api/people`, { method: 'POST', headers, body: '{"name":"x"}' })
  expect(response.status).toBe(403)
  const own = await fetch(`${server.url}/api/me`, { headers: { ...headers, origin: server.url } })
  expect(own.status).toBe(200)
})

it('renames, and forgets when asked', async () => {
  const anne = await TestClient.named(server.url, 'Anne')
  const renamed = await fetch(`${server.url}/api/me`, {
    method: 'PATCH',
    headers: { cookie: anne.cookie, 'content-type': 'application/json' },
    body: '{"name":"Anne Bonny"}',
  })
  expect(await renamed.json()).toEqual({ person: { id: anne.id, name: 'Anne Bonny' } })
  const gone = await fetch(`${server.url}/api/session`, { method: 'DELETE', headers: { cookie: anne.cookie } })
  expect(gone.headers.getSetCookie()[0]).toMatch(/^windward=;/)
})

it('moves to another device by a link, once', async () => {
  const anne = await TestClient.named(server.url, 'Anne')
  const { token } = await anne.call(ROUTES.newRecovery, {})
  const phone = new TestClient(server.url)
  await phone.call(ROUTES.recover, { body: { token } })
  expect((await me(phone))?.id).toBe(anne.id)
  const thief = new TestClient(server.url)
  expect((await thief.post('/api/recover', { token })).body).toEqual({ ok: false, by: 'server', code: 'badToken' })
  expect(await me(thief)).toBeUndefined()
})

it('is signed out everywhere else at once, and stays here', async () => {
  const anne = await TestClient.named(server.url, 'Anne')
  const { token } = await anne.call(ROUTES.newRecovery, {})
  const phone = new TestClient(server.url)
  await phone.call(ROUTES.recover, { body: { token } })
  await phone.connect()
  const { token: unused } = await phone.call(ROUTES.newRecovery, {})
  const closed = new Promise<number>((resolve) => phone.socket?.once('close', resolve))
  await anne.call(ROUTES.signOutOthers, {})
  expect(await closed).toBe(1008)
  expect([await me(phone), (await me(anne))?.id]).toEqual([undefined, anne.id])
  expect((await phone.twin().connect()).heard[0]).not.toHaveProperty('person')
  expect((await anne.twin().connect()).heard[0]).toMatchObject({ person: { id: anne.id } })
  expect((await phone.post('/api/recover', { token: unused })).status).toBe(403)
  const { token: next } = await anne.call(ROUTES.newRecovery, {})
  await phone.call(ROUTES.recover, { body: { token: next } })
  expect((await me(phone))?.id).toBe(anne.id)
})

it('writes neither cookies nor recovery links into its log', async () => {
  const anne = await TestClient.named(server.url, 'Anne')
  const { token } = await anne.call(ROUTES.newRecovery, {})
  await anne.post('/api/recover', { token })
  await anne.post('/api/tables', { id: 'x', table: 1 })
  const log = server.log()
  expect(log).not.toContain(token)
  expect(log).not.toContain(anne.cookie.split('.')[1])
})
