/** The table of routes binds both ends: what does not follow it does not compile. */

import { ROUTES } from '@windward/protocol/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestClient } from '../given/client.ts'
import { startTestServer, type TestServer } from '../given/server.ts'
import { refuse } from '../tables/refuse.ts'
import type { Handler, Handlers } from './routes.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.end())

const me: Handlers['me'] = async () => ({})

export const handlers: Handler<typeof ROUTES.recover>[] = [
  async () => refuse('badToken'),
  // @ts-expect-error: the table does not name this refusal
  async () => refuse('notHost'),
  // @ts-expect-error: this is no answer to that request
  async () => ({ person: 'Anne' }),
  // @ts-expect-error: the body has another shape
  async ({ body }) => refuse('badToken', { token: body.link }),
]

// @ts-expect-error: routes without a handler
export const lacking: Handlers = { me }

// @ts-expect-error: a handler without a route
export const spare: Pick<Handlers, 'me'> = { me, dance: me }

it('answers every route of the table, and nobody without a session where one is wanted', async () => {
  const nobody = new TestClient(server.url)
  for (const [name, route] of Object.entries(ROUTES)) {
    const path = `/api${route.path.replace(':id', 'nothingHere0')}`
    const reply = await fetch(`${server.url}${path}`, { method: route.method })
    expect([name, reply.status === 404 && !path.includes('nothingHere0')]).toEqual([name, false])
    expect(reply.status, name).toBeLessThan(500)
  }
  for (const route of [ROUTES.myTables, ROUTES.newRecovery]) {
    expect(await nobody.ask(route, {})).toMatchObject({ status: 401, body: { code: 'notSignedIn' } })
  }
})
