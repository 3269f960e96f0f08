import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { haendler } from '@windward/games/haendler/index.ts'
import type { Command } from '@windward/protocol/commands.ts'
import { LIMITS } from '@windward/protocol/limits.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LocalBus } from './bus/bus.ts'
import { newCommandId, TestClient } from './given/client.ts'
import { startPostgres, type TestEngine } from './given/engines.ts'
import { startTestServer, type TestServer } from './given/server.ts'
import { Limiter } from './live/limiter.ts'
import { Metrics } from './metrics.ts'
import { Store } from './store/store.ts'
import type { BotAsk } from './tables/exit.ts'
import { Tables } from './tables/tables.ts'

const ANNE = { id: 'anne', name: 'Anne' } as const

const folder = mkdtempSync(join(tmpdir(), 'windward-retry-'))
let postgres: TestEngine
let nodes: TestServer[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  nodes = [await startTestServer({ store: postgres.url }), await startTestServer({ store: postgres.url })]
})

afterAll(async () => {
  for (const node of nodes) await node.end()
  await postgres.end()
  rmSync(folder, { recursive: true })
})

it('does a command once that reaches two nodes at the same time, and gives both the same answer', async () => {
  const [here, there] = nodes
  const anne = await TestClient.named(here.url, 'Anne')
  const mary = await TestClient.named(here.url, 'Mary')
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  const both = async (client: TestClient, command: Command) => {
    const same = newCommandId()
    const asked = [client, client.twin(there.url), client].map((one) => one.commandByHttp(id, command, same))
    const answers = await Promise.all(asked)
    expect(answers[0]).toMatchObject({ ok: true })
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
  }
  const choicesOf = async (client: TestClient) => {
    const { position } = await client.call(ROUTES.look, { params: { id }, query: {} })
    return position?.choices?.kind === 'list' ? position.choices.actions : []
  }
  await both(mary, { type: 'join' })
  await both(anne, { type: 'start' })
  for (let i = 0; i < 12; i += 1) {
    const mine = await choicesOf(anne)
    const [mover, choices] = mine.length > 0 ? [anne, mine] : [mary, await choicesOf(mary)]
    await both(mover, { type: 'act', action: choices[i % choices.length] })
  }
  const store = await Store.open(postgres.url)
  const log = await store.since(id, 0)
  await store.close()
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1))
  expect(log).toHaveLength(14)
  expect(new Set(log.map(({ command }) => command)).size).toBe(14)
})

it('takes one answer of a bot to one position, also when two nodes asked for it with a step of another between', async () => {
  const { tables, store } = await unaskedBots()
  const id = await begunByTheBot(tables)
  const answered = (head: number) => tables.actForBot({ table: id, seat: 0, head } as BotAsk, { type: 'reveal' })
  expect(await tables.perform(id, ANNE, 'c-chat', { type: 'chat', text: 'hm' })).toEqual({ ok: true, seq: 2 })
  expect(await answered(1)).toEqual({ ok: true, seq: 3 })
  const late = await answered(2)
  const next = await answered(3)
  await store.close()
  expect(late).toEqual({ ok: false, by: 'server', code: 'stale', params: { seq: 3 } })
  expect(next).toEqual({ ok: true, seq: 4 })
})

it('answers at the limits as the first time, and takes nothing else under the same id', async () => {
  const [here, there] = nodes
  const anne = await TestClient.named(here.url, 'Anne')
  const [table, line] = [newCommandId(), newCommandId()]
  const asked = { id: table, table: { game: 'haendler', seats: 2, listed: false } } as const
  const { table: first } = await anne.call(ROUTES.newTable, { body: asked })
  const said = await anne.commandByHttp(first.id, { type: 'chat', text: 'aye' }, line)
  for (let i = 1; i < LIMITS.tablesEach; i += 1) await anne.create(asked.table)
  for (const node of [here, there]) {
    const again = anne.twin(node.url)
    expect((await again.call(ROUTES.newTable, { body: asked })).table.id).toBe(first.id)
    for (let i = 0; i <= LIMITS.chatBurst; i += 1) await again.commandByHttp(first.id, { type: 'chat', text: 'and' })
    expect(await again.commandByHttp(first.id, { type: 'chat', text: 'more' })).toMatchObject({ code: 'tooFast' })
    expect(await again.commandByHttp(first.id, { type: 'chat', text: 'aye' }, line)).toEqual(said)
    expect(await again.commandByHttp(first.id, { type: 'chat', text: 'nay' }, line)).toMatchObject({ code: 'idTaken' })
    expect(await again.commandByHttp(first.id, { type: 'leave' }, line)).toMatchObject({ code: 'idTaken' })
    const other = { ...asked, table: { ...asked.table, seats: 3 } }
    expect((await again.ask(ROUTES.newTable, { body: other })).body).toMatchObject({ code: 'idTaken' })
  }
})

it('says nothing twice in the chat, however late it is sent again', async () => {
  const path = join(folder, 'late.db')
  const first = await startTestServer({ store: path })
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(first.url, name)))
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await mary.commandByHttp(id, { type: 'join' })
  await anne.commandByHttp(id, { type: 'start' })
  const same = newCommandId()
  const answer = await anne.commandByHttp(id, { type: 'chat', text: 'well played' }, same)
  await anne.commandByHttp(id, { type: 'resign' })
  await first.end()
  const store = await Store.open(path)
  expect(await store.prune(Date.now() + 1, 10)).toBe(1)
  await store.close()
  const again = await startTestServer({ store: path })
  const late = await anne.twin(again.url).commandByHttp(id, { type: 'chat', text: 'well played' }, same)
  await again.end()
  expect(late).toEqual(answer)
})

function rethrow(error: unknown): never {
  throw error
}

/** Bots answer when a test says so. */
async function unaskedBots() {
  const store = await Store.open(join(folder, 'bots.db'))
  await store.addPerson(ANNE, 0)
  const tables = new Tables({
    store,
    bus: new LocalBus(),
    games: [haendler],
    bots: () => ['random'],
    metrics: new Metrics(),
    chatLimiter: new Limiter(1, 10),
    present: async () => [],
    presenceAt: () => undefined,
    gatherPresence: async () => new Map(),
    askBot: () => {},
    failed: rethrow,
    broken: (_, error) => rethrow(error),
  })
  return { tables, store }
}

/** A match of Händler at whose first step the bot of seat 0 is asked: who begins is drawn. */
async function begunByTheBot(tables: Tables): Promise<string> {
  const asked = { game: 'haendler', seats: 2, bots: [{ seat: 0, bot: 'random' }] }
  for (let i = 0; ; i += 1) {
    const made = await tables.create(ANNE, `c-table-${i}`, asked)
    if (!made.ok) throw new Error(made.code)
    const { id } = made.table
    expect(await tables.perform(id, ANNE, 'c-start', { type: 'start' })).toEqual({ ok: true, seq: 1 })
    if ((await tables.summary(id))?.awaited[0] === 0) return id
  }
}
