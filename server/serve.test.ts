import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestClient } from './given/client.ts'
import { startTestServer, type TestServer } from './given/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.end())

it('plays a whole game between a person and a bot, each step told as it is taken', async () => {
  const anne = await TestClient.named(server.url, 'Anne')
  const { id } = await anne.create({ game: 'haendler', seats: 2, bots: [{ seat: 1, bot: 'random' }] })
  await anne.connect()
  expect((await anne.watch(id)).info?.state).toBe('open')
  expect(await anne.command(id, { type: 'start' })).toEqual({ ok: true, seq: 1 })
  for (;;) {
    const update = await anne.until(id, (u, info) => u.position?.choices !== undefined || info?.state === 'over')
    const choices = update.position?.choices
    if (choices?.kind !== 'list') break
    anne.updates.delete(id)
    const action = choices.actions[update.seq % choices.actions.length]
    expect(await anne.command(id, { type: 'act', action, seen: update.seq })).toMatchObject({ ok: true })
  }
  const info = anne.infos.get(id)
  expect(info?.ending).toMatchObject({ how: 'played' })
  const { status, text } = await anne.get(`/api/tables/${id}/record`)
  expect(status).toBe(200)
  expect(text).toContain(info?.ending?.seed)
  await anne.close()
})
