import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from './given/client.ts'
import { type Own, ownServer } from './given/server.ts'

let server: Own

beforeAll(async () => {
  server = await ownServer()
})

afterAll(() => server.end())

const me = async (client: Client) =>
  ((await client.get('/api/me')).body as { person?: { id: string; name: string } }).person

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

it('takes no cookie that it has not signed', async () => {
  const anne = await Client.named(server.url, 'Anne')
  expect((await me(anne))?.name).toBe('Anne')
  const forged = new Client(server.url)
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
    expect([status, body]).toEqual([401, { ok: false, code: 'notSignedIn' }])
  }
})

it('does not answer pages of other sites', async () => {
  const anne = await Client.named(server.url, 'Anne')
  const headers = { cookie: anne.cookie, origin: 'https://elsewhere.example', 'content-type': 'application/json' }
  const response = await fetch(`${server.url}/api/people`, { method: 'POST', headers, body: '{"name":"x"}' })
  expect(response.status).toBe(403)
  const own = await fetch(`${server.url}/api/me`, { headers: { ...headers, origin: server.url } })
  expect(own.status).toBe(200)
})

it('renames, and forgets when asked', async () => {
  const anne = await Client.named(server.url, 'Anne')
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
  const anne = await Client.named(server.url, 'Anne')
  const { token } = (await anne.post('/api/me/recovery')).body as { token: string }
  const phone = new Client(server.url)
  expect((await phone.post('/api/recover', { token })).status).toBe(200)
  expect((await me(phone))?.id).toBe(anne.id)
  const thief = new Client(server.url)
  expect((await thief.post('/api/recover', { token })).body).toEqual({ ok: false, code: 'badToken' })
  expect(await me(thief)).toBeUndefined()
})

it('writes neither cookies nor recovery links into its log', async () => {
  const anne = await Client.named(server.url, 'Anne')
  const { token } = (await anne.post('/api/me/recovery')).body as { token: string }
  await anne.post('/api/recover', { token })
  await anne.post('/api/tables', { id: 'x', table: 1 })
  const log = server.log()
  expect(log).not.toContain(token)
  expect(log).not.toContain(anne.cookie.split('.')[1])
})
