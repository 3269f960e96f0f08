import { analyse } from '@windward/analysis/analyse.ts'
import { judgeOf } from '@windward/analysis/catalogue.ts'
import { type Analysis, EFFORTS } from '@windward/analysis/contract.ts'
import { parse } from '@windward/core/record.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestClient } from '../given/client.ts'
import { startTestServer, type TestServer } from '../given/server.ts'
import { openSqlite } from '../store/sqlite.ts'

let server: TestServer
let anne: TestClient
let mary: TestClient
let id: string
let analysis: Analysis

beforeAll(async () => {
  server = await startTestServer()
  ;[anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(server.url, name)))
  id = await playedAWhile()
  analysis = await analysed()
})

afterAll(() => server.end())

/** A match of some moves that is over because somebody resigned. */
async function playedAWhile(): Promise<string> {
  const made = await anne.create({ game: 'haendler', seats: 2 })
  await mary.commandByHttp(made.id, { type: 'join' })
  await anne.commandByHttp(made.id, { type: 'start' })
  for (let moves = 0; moves < 12; moves++) {
    for (const client of [anne, mary]) {
      const { position } = await client.call(ROUTES.look, { params: { id: made.id }, query: { since: 0 } })
      if (position?.choices?.kind !== 'list') continue
      const [action] = position.choices.actions
      await client.commandByHttp(made.id, { type: 'act', action })
    }
  }
  await mary.commandByHttp(made.id, { type: 'resign' })
  return made.id
}

async function analysed(): Promise<Analysis> {
  const { text } = await anne.get(`/api/tables/${id}/record`)
  const parsed = parse(text)
  if (!parsed.ok) throw new Error('no record')
  const steps = analyse(haendler, await judgeOf('haendler'), parsed.record, 'quick', 'a')
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

const keep = (client: TestClient, sent: Analysis) => client.post(`/api/tables/${id}/analysis`, { analysis: sent })
const kept = (client: TestClient) => client.get(`/api/tables/${id}/analysis`)

it('keeps what one who played has analysed, for all who played', async () => {
  expect(await kept(anne)).toMatchObject({ status: 404, body: { code: 'noAnalysis' } })
  expect(await keep(anne, analysis)).toMatchObject({ status: 200 })
  expect((await kept(mary)).body).toEqual(JSON.parse(JSON.stringify(analysis)))
})

it('takes none from those who did not play, and none that the record gives the lie', async () => {
  const stranger = await TestClient.named(server.url, 'Jack')
  expect(await keep(stranger, analysis)).toMatchObject({ status: 403, body: { code: 'notSeated' } })
  const better = {
    ...analysis,
    effort: 'normal' as const,
    totals: analysis.totals.map((total) => ({ ...total, accuracy: 100 })),
  }
  expect(await keep(mary, better)).toMatchObject({ status: 422, body: { code: 'badAnalysis' } })
  expect(await keep(mary, { ...better, moves: [] })).toMatchObject({ status: 422, body: { code: 'badAnalysis' } })
  expect((await kept(mary)).body).toMatchObject({ effort: 'quick' })
})

it('refuses what is no analysis, and what is larger than any', async () => {
  expect(await keep(mary, { ...analysis, effort: 'divine' } as unknown as Analysis)).toMatchObject({ status: 400 })
  const huge = { ...analysis, seed: 'x'.repeat(3_000_000) }
  expect(await keep(mary, huge)).toMatchObject({ status: 413, body: { code: 'tooLarge' } })
})

/** The first format had no more to tell them apart than the effort. */
it('makes anew what an earlier release has analysed', async () => {
  const { db } = openSqlite(server.store)
  await db
    .updateTable('analyses')
    .set({ effort: EFFORTS.indexOf('deep') })
    .where('table_id', '=', id)
    .execute()
  await db.destroy()
  expect(await kept(anne)).toMatchObject({ status: 404, body: { code: 'noAnalysis' } })
  expect(await keep(anne, analysis)).toMatchObject({ status: 200 })
  expect(await kept(mary)).toMatchObject({ status: 200 })
})
