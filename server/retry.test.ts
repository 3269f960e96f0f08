import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '@windward/games/index.ts'
import type { Command } from '@windward/protocol/commands.ts'
import type { Update } from '@windward/protocol/updates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LocalBus } from './bus/bus.ts'
import { Client, newCommandId } from './given/client.ts'
import { type OwnEngine, ownPostgres } from './given/engines.ts'
import { type Own, ownServer } from './given/server.ts'
import { Limiter } from './live/limiter.ts'
import { Metrics } from './metrics.ts'
import { Store } from './store/store.ts'
import type { BotAsk } from './tables/exit.ts'
import { Tables } from './tables/tables.ts'

const ANNE = { id: 'anne', name: 'Anne' } as const

const folder = mkdtempSync(join(tmpdir(), 'windward-retry-'))
let postgres: OwnEngine
let nodes: Own[] = []

beforeAll(async () => {
  postgres = await ownPostgres()
  nodes = [await ownServer({ store: postgres.url }), await ownServer({ store: postgres.url })]
})

afterAll(async () => {
  for (const node of nodes) await node.end()
  await postgres.end()
  rmSync(folder, { recursive: true })
})

it('does a command once that reaches two nodes at the same time, and gives both the same answer', async () => {
  const [here, there] = nodes
  const anne = await Client.named(here.url, 'Anne')
  const mary = await Client.named(here.url, 'Mary')
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  const both = async (client: Client, command: Command) => {
    const same = newCommandId()
    const asked = [client, client.twin(there.url), client].map((one) => one.doByHttp(id, command, same))
    const answers = await Promise.all(asked)
    expect(answers[0]).toMatchObject({ ok: true })
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
  }
  const choicesOf = async (client: Client) => {
    const { position } = (await client.get(`/api/tables/${id}`)).body as Update
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
  const answered = (head: number) => tables.botActs({ table: id, seat: 0, head } as BotAsk, { type: 'reveal' })
  expect(await tables.do(id, ANNE, 'c-chat', { type: 'chat', text: 'hm' })).toEqual({ ok: true, seq: 2 })
  expect(await answered(1)).toEqual({ ok: true, seq: 3 })
  const late = await answered(2)
  const next = await answered(3)
  await store.close()
  expect(late).toEqual({ ok: false, code: 'stale', params: { seq: 3 } })
  expect(next).toEqual({ ok: true, seq: 4 })
})

it('says nothing twice in the chat, however late it is sent again', async () => {
  const path = join(folder, 'late.db')
  const first = await ownServer({ store: path })
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => Client.named(first.url, name)))
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await mary.doByHttp(id, { type: 'join' })
  await anne.doByHttp(id, { type: 'start' })
  const same = newCommandId()
  const answer = await anne.doByHttp(id, { type: 'chat', text: 'well played' }, same)
  await anne.doByHttp(id, { type: 'resign' })
  await first.end()
  const store = await Store.open(path)
  expect(await store.prune(Date.now() + 1, 10)).toBe(1)
  await store.close()
  const again = await ownServer({ store: path })
  const late = await anne.twin(again.url).doByHttp(id, { type: 'chat', text: 'well played' }, same)
  await again.end()
  expect(late).toEqual(answer)
})

/** Bots answer when a test says so. */
async function unaskedBots() {
  const store = await Store.open(join(folder, 'bots.db'))
  await store.addPerson(ANNE, 0)
  const tables = new Tables({
    store,
    bus: new LocalBus(),
    games: GAMES,
    bots: () => ['random'],
    metrics: new Metrics(),
    chatter: new Limiter(1, 10),
    isPresent: () => true,
    botAsked: () => {},
    failed: (error) => {
      throw error
    },
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
    expect(await tables.do(id, ANNE, 'c-start', { type: 'start' })).toEqual({ ok: true, seq: 1 })
    if ((await tables.summary(id))?.awaited[0] === 0) return id
  }
}
