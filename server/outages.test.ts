/** PostgreSQL or NATS go away, a node hangs, a table breaks: nobody else notices, and those who do go on by themselves. */

import type { ToClient } from '@windward/protocol/live.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { newCommandId, TestClient } from './given/client.ts'
import { type FailingEngine, startNats, startPostgres } from './given/engines.ts'
import { NodeProcess } from './given/nodes.ts'
import { startTestServer } from './given/server.ts'
import { openPostgres } from './store/postgres.ts'
import { Tables } from './tables/tables.ts'

let postgres: FailingEngine
let nats: FailingEngine
let here: NodeProcess
let there: NodeProcess

beforeAll(async () => {
  ;[postgres, nats] = await Promise.all([startPostgres(), startNats()])
  ;[here, there] = await Promise.all([0, 1].map(() => NodeProcess.start(postgres.url, nats.url)))
})

afterAll(async () => {
  await Promise.all([here.kill(), there.kill()])
  await Promise.all([postgres.end(), nats.end()])
})

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const within = <T>(milliseconds: number, wanted: Promise<T>): Promise<T> =>
  Promise.race([
    wanted,
    sleep(milliseconds).then(() => Promise.reject(new Error(`it took more than ${milliseconds} ms`))),
  ])
const chat = (text: string) => ({ type: 'chat', text }) as const

/** Two people at a match that has begun. */
async function begun(node = here): Promise<readonly [TestClient, TestClient, string]> {
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(node.url, name)))
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await mary.commandByHttp(id, { type: 'join' })
  await anne.commandByHttp(id, { type: 'start' })
  return [anne, mary, id]
}

/** The close code of a socket that is not greeted. */
function closeCode({ url, cookie }: TestClient): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie } })
  return new Promise((resolve) => socket.once('close', resolve))
}

/** The id of a command that the store was away for; a process of PostgreSQL's may outlive it by a moment. */
async function refusedId(one: TestClient, table: string): Promise<string> {
  for (;;) {
    const id = newCommandId()
    const answer = await within(3_000, one.command(table, chat('anybody?'), id))
    if (!answer?.ok) {
      expect(answer).toMatchObject({ by: 'server', code: 'storeAway' })
      return id
    }
    await one.until(table, ({ seq }) => seq >= answer.seq)
  }
}

const isUpdateTo = (seq: number) => (m: ToClient) => m.type === 'update' && m.update.seq >= seq

it('while PostgreSQL is away nobody is greeted as nobody, and all go on by themselves when it is back', async () => {
  const [anne, mary, id] = await begun()
  await Promise.all([anne.connect(), mary.connect()])
  await anne.watch(id, 0)
  await postgres.kill()
  const away = { ok: false, by: 'server', code: 'storeAway' }
  const same = await refusedId(anne, id)
  const { seq: last } = anne.updates.get(id) ?? { seq: 0 }
  expect(await closeCode(anne)).toBe(1013)
  expect(await anne.get('/api/me')).toMatchObject({ status: 503, body: away })
  expect(await anne.get('/ready')).toMatchObject({ status: 503, body: { ok: false, away: ['store'] } })
  const refused = [anne, mary].map((one) => one.next((m) => m.type === 'refused'))
  for (const one of [anne, mary]) one.send({ type: 'watch', table: id, since: last })
  for (const one of refused) expect(await one).toEqual({ type: 'refused', table: id, refusal: away })
  await sleep(1_000)
  await postgres.start()
  const told = [anne, mary].map((one) => within(5_000, one.next(isUpdateTo(last + 1))))
  for (const end = Date.now() + 5_000; ; await sleep(200)) {
    const answer = await anne.command(id, chat('anybody?'), same)
    if (answer?.ok) break
    expect([answer, Date.now() < end]).toEqual([away, true])
  }
  await Promise.all(told)
  expect((await anne.twin().connect()).heard[0]).toMatchObject({ type: 'welcome', person: { id: anne.id } })
  expect([here.hasEnded, there.hasEnded]).toEqual([false, false])
  expect(here.log.match(/the store is away/g)).toHaveLength(1)
  const { steps } = await mary.call(ROUTES.look, { params: { id }, query: { since: 0 } })
  expect(steps.at(-1)).toMatchObject({ seq: last + 1, type: 'chat', text: 'anybody?' })
})

it('while NATS is away those at one node hear each other at once, and those at another within seconds', async () => {
  const [anne, mary, id] = await begun()
  const far = mary.twin(there.url)
  for (const one of [anne, mary, far]) {
    await one.connect()
    await one.watch(id)
  }
  await nats.kill()
  await untilBusIsAway(anne)
  expect(await anne.get('/ready')).toMatchObject({ status: 200, body: { ok: true, away: ['bus'] } })
  const near = within(1_000, mary.next(isUpdateTo(3)))
  const later = within(5_000, far.next(isUpdateTo(3)))
  expect(await anne.command(id, chat('still here'))).toMatchObject({ ok: true, seq: 3 })
  await near
  await later
  const back = within(5_000, anne.next(isUpdateTo(4)))
  expect(await far.command(id, chat('so am I'))).toMatchObject({ ok: true, seq: 4 })
  await nats.start()
  await back
  for (const end = Date.now() + 3_000; Date.now() < end; await sleep(50)) {
    if (!(await anne.get('/ready')).text.includes('bus')) break
  }
  const atOnce = within(1_000, far.next(isUpdateTo(5)))
  expect(await anne.command(id, chat('all hands'))).toMatchObject({ ok: true, seq: 5 })
  await atOnce
})

/** Until every one of these nodes, as asked by these clients, has noticed. */
async function untilBusIsAway(...clients: readonly TestClient[]): Promise<void> {
  for (const end = Date.now() + 5_000; Date.now() < end; await sleep(50)) {
    const ready = await Promise.all(clients.map((client) => client.get('/ready')))
    if (ready.every(({ text }) => text.includes('bus'))) return
  }
  throw new Error('nobody notices that the bus is away')
}

it('whoever was signed out while NATS was away is let go when it is back', async () => {
  const anne = await TestClient.named(here.url, 'Anne')
  const [old, stranger] = await Promise.all(
    [anne, await TestClient.named(there.url, 'Mary')].map((one) => one.twin(there.url).connect()),
  )
  await nats.kill()
  await untilBusIsAway(anne, old)
  await anne.call(ROUTES.signOutOthers, {})
  await sleep(500)
  expect(old.socket?.readyState).toBe(WebSocket.OPEN)
  const code = new Promise((resolve) => old.socket?.once('close', resolve))
  await nats.start()
  expect(await within(5_000, code)).toBe(1008)
  expect(stranger.socket?.readyState).toBe(WebSocket.OPEN)
})

it('whoever has taken another name while NATS was away goes by it at every node when it is back', async () => {
  const [anne, , id] = await begun()
  const jack = await TestClient.named(here.url, 'Jack')
  const far = await jack.twin(there.url).connect()
  await nats.kill()
  await untilBusIsAway(jack, far)
  await jack.call(ROUTES.rename, { body: { name: 'John' } })
  await nats.start()
  const said = async () => {
    const answer = await far.command(id, chat('it is me'))
    const { steps } = await anne.call(ROUTES.look, { params: { id }, query: { since: 0 } })
    return steps.find(({ seq }) => answer?.ok && seq === answer.seq)?.by?.name
  }
  const names: unknown[] = []
  for (const end = Date.now() + 5_000; Date.now() < end && names.at(-1) !== 'John'; await sleep(1_000))
    names.push(await said())
  expect(names.at(-1)).toBe('John')
})

it('whoever was awaited while NATS was away, at a table that they do not look at, hears of it when it is back', async () => {
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(here.url, name)))
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await mary.commandByHttp(id, { type: 'join' })
  const far = await Promise.all([anne, mary].map((one) => one.twin(there.url).connect()))
  await nats.kill()
  await untilBusIsAway(anne, far[0])
  expect(await anne.commandByHttp(id, { type: 'start' })).toMatchObject({ ok: true })
  await sleep(500)
  const isTold = (m: ToClient) => m.type === 'awaited' && m.table.id === id && m.table.awaited.length > 0
  expect(far.flatMap(({ heard }) => heard.filter(isTold))).toEqual([])
  const told = far.map((one) => within(5_000, one.next(isTold)))
  await nats.start()
  await Promise.all(told)
})

it('a node that hangs in the middle of a commit holds up its own table alone, and not for long', async () => {
  const [anne, , held] = await begun()
  const others = await Promise.all(Array.from({ length: 8 }, () => begun()))
  const hung = openPostgres(postgres.url)
  const hanging = hung.transaction().execute(async (db) => {
    await db.selectFrom('heads').selectAll().where('id', '=', held).forUpdate().execute()
    locked()
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  })
  hanging.catch(() => {})
  let locked = () => {}
  let wake = () => {}
  await new Promise<void>((resolve) => {
    locked = resolve
  })
  const waiting = anne.commandByHttp(held, chat('hello?'))
  const answers = others.map(([one, , id]) => within(1_000, one.commandByHttp(id, chat('aye'))))
  for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ ok: true })
  expect(await within(7_000, waiting)).toMatchObject({ ok: true, seq: 3 })
  wake()
  await hung.destroy()
})

it('a row that is held for long fails its own command, by its id', async () => {
  const [anne, , held] = await begun()
  await anne.connect()
  const foreign = new pg.Client(postgres.url)
  await foreign.connect()
  await foreign.query('begin')
  await foreign.query('select * from heads where id = $1 for update', [held])
  const same = newCommandId()
  expect(await within(9_000, anne.command(held, chat('hello?'), same))).toMatchObject({ code: 'storeAway' })
  await foreign.end()
  expect(await anne.command(held, chat('hello?'), same)).toMatchObject({ ok: true, seq: 3 })
})

it('nobody is claimed to be absent at one node who is connected to another', async () => {
  const players = await begun()
  const [id] = players.slice(2) as [string]
  const { position } = await players[0].call(ROUTES.look, { params: { id }, query: {} })
  const seat = position?.questions[0].seat === 0 ? 0 : 1
  const [awaited, other] = seat === 0 ? players : [players[1], players[0]]
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(`update log set at = at - 61000 where table_id = '${id}'`)
  await client.end()
  await awaited.connect()
  await awaited.watch(id)
  const claim = () => other.twin(there.url).commandByHttp(id, { type: 'claim', seat, what: 'win' })
  expect(await claim()).toMatchObject({ code: 'notAbsent' })
  await awaited.close()
  expect(await claim()).toMatchObject({ ok: true })
})

it('a table that cannot be repeated stands still alone, is logged once, and its people are told', async () => {
  const [anne, mary, broken] = await begun()
  const others = await Promise.all(Array.from({ length: 6 }, () => begun()))
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(`update log set body = '{"type":"act","seat":0,"action":{"type":"none"},"check":""}'
    where table_id = '${broken}' and seq = 2`)
  const server = await startTestServer({ store: postgres.url, nats: nats.url })
  const at = (one: TestClient) => one.twin(server.url)
  const [answer, ...rest] = await Promise.all([
    at(anne).commandByHttp(broken, chat('aye')),
    ...others.map(([one, , id]) => at(one).commandByHttp(id, chat('aye'))),
  ])
  expect(answer).toEqual({ ok: false, by: 'server', code: 'tableBroken' })
  for (const one of rest) expect(one).toMatchObject({ ok: true })
  const reader = await at(mary).connect()
  const refused = reader.next((m) => m.type === 'refused')
  reader.send({ type: 'watch', table: broken })
  expect(await refused).toMatchObject({ table: broken, refusal: { code: 'tableBroken' } })
  expect((await at(mary).get(`/api/tables/${broken}`)).status).toBe(409)
  expect(server.log().match(/cannot be repeated and stands still/g)).toHaveLength(1)
  await client.query(`update log set body = '{"type":"start"}' where table_id = '${broken}' and seq = 2`)
  await client.end()
  await server.end()
})

it('a table with a changed bid is looked at once more, and not for ever', async () => {
  const server = await startTestServer({ store: postgres.url, nats: nats.url })
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(server.url, name)))
  const { id } = await anne.create({ game: 'karibik', seats: 2 })
  await mary.commandByHttp(id, { type: 'join' })
  await anne.commandByHttp(id, { type: 'start' })
  await mary.connect()
  await mary.watch(id)
  for (const bribes of [
    [5, 4, 3, 2, 1, 0],
    [0, 1, 2, 3, 4, 5],
  ])
    expect(await anne.commandByHttp(id, { type: 'act', action: { type: 'allocate', bribes } })).toMatchObject({
      ok: true,
    })
  const looks = vi.spyOn(Tables.prototype, 'look')
  await sleep(7_000)
  expect(looks.mock.calls).toEqual([[id, mary.id, 3]])
  looks.mockRestore()
  await server.end()
})
