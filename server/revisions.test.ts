/** Tables that began under other rules than today's. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rulesOf } from '@windward/games/catalogue.ts'
import { verifyRecord } from '@windward/games/records.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import type { TableInfo } from '@windward/protocol/tables.ts'
import Database from 'better-sqlite3'
import { afterAll, afterEach, expect, it } from 'vitest'
import { TestClient } from './given/client.ts'
import { TestPlayer } from './given/player.ts'
import { startTestServer, type TestServer } from './given/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'windward-revisions-'))
const { rev } = await rulesOf('marauders')
let server: TestServer

afterEach(async () => {
  await server.end()
})

afterAll(() => rmSync(folder, { recursive: true }))

it('plays a match to its end by the rules it began with, bots and snapshots too, and its record verifies', async () => {
  const [anne, id] = await tableOf(2, 'played')
  expect(await anne.commandByHttp(id, { type: 'start' })).toMatchObject({ ok: true })
  const player = new TestPlayer(anne, id, [server.url])
  await player.play(() => player.acknowledged.length >= 25)
  // As another node, or the same after a restart, has it.
  const { store } = server
  await server.stop()
  server = await startTestServer({ store })
  const again = new TestPlayer(anne.twin(server.url), id, [server.url])
  await again.play(() => again.acknowledged.length >= 5)
  const here = anne.twin(server.url)
  expect([...player.refused, ...again.refused]).toEqual([])
  expect(server.log()).not.toContain('a bot was replaced')
  expect(await here.commandByHttp(id, { type: 'resign' })).toMatchObject({ ok: true })
  const record = (await here.get(`/api/tables/${id}/record`)).text
  expect(await verifyRecord(record)).toMatchObject({ ok: true, record: { rev: 2 } })
  const { table } = (await here.commandByHttp(id, { type: 'rematch' })) as { table?: string }
  const next = await here.call(ROUTES.look, { params: { id: table ?? '' }, query: {} })
  expect(next.info).toMatchObject({ rev })
})

it('closes a table whose rules are kept nowhere, says why, and shows it to its people', async () => {
  const [anne, id] = await tableOf(0, 'gone')
  const closed = { state: 'closed', closed: 'rulesGone' }
  const look = await anne.call(ROUTES.look, { params: { id }, query: { since: 0 } })
  expect(look.info).toMatchObject(closed)
  expect(look.steps.map(({ type }) => type)).toEqual(['close'])
  expect(await anne.commandByHttp(id, { type: 'start' })).toMatchObject({ ok: false, code: 'notOpen' })
  const { tables } = await anne.call(ROUTES.myTables, {})
  expect(tables).toMatchObject([{ id, ...closed }])
  expect((await anne.call(ROUTES.lobby, { query: {} })).tables).toEqual([])
})

it('leaves a table of rules that are still to come as it is, for nodes that have them', async () => {
  const [anne, id] = await tableOf(rev + 1, 'newer')
  expect(await anne.ask(ROUTES.look, { params: { id }, query: {} })).toMatchObject({
    status: 503,
    body: { code: 'newerRules' },
  })
  expect(await anne.commandByHttp(id, { type: 'start' })).toMatchObject({ ok: false, code: 'newerRules' })
  expect(server.log()).not.toContain('cannot be repeated')
  const { tables } = await anne.call(ROUTES.lobby, { query: {} })
  expect(tables).toMatchObject([{ id, state: 'open' }])
})

/** A table of Marauders that was made when its rules had this revision, and a server that finds it. */
async function tableOf(made: number, name: string): Promise<readonly [TestClient, string]> {
  const store = join(folder, `${name}.db`)
  const before = await startTestServer({ store })
  const anne = await TestClient.named(before.url, 'Anne')
  const { id } = await anne.create({ game: 'marauders', seats: 2, bots: [{ seat: 1, bot: 'mate' }] })
  await before.stop()
  const file = new Database(store)
  const { info } = file.prepare('select info from tables').get() as { info: string }
  const old: TableInfo = { ...JSON.parse(info), rev: made }
  file.prepare('update tables set first = ?, info = ?').run(JSON.stringify(old), JSON.stringify(old))
  file.close()
  server = await startTestServer({ store })
  return [anne.twin(server.url), id]
}
