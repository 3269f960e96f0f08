import { readFileSync } from 'node:fs'
import { ToClient, ToServer } from '@windward/protocol/live.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { TestClient } from '../given/client.ts'
import { startTestServer, type TestServer } from '../given/server.ts'

let server: TestServer
let anne: TestClient
let mary: TestClient

beforeAll(async () => {
  server = await startTestServer()
})

beforeEach(async () => {
  ;[anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(server.url, name)))
  await Promise.all([anne.connect(), mary.connect()])
})

afterAll(() => server.end())

it('says who the cookie is, and lets a guest without a name look but do nothing', async () => {
  expect(anne.heard[0]).toMatchObject({ type: 'welcome', protocol: 1, person: { id: anne.id, name: 'Anne' } })
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  const nobody = await new TestClient(server.url).connect()
  expect(nobody.heard[0]).not.toHaveProperty('person')
  expect((await nobody.watch(id)).info?.id).toBe(id)
  expect(await nobody.command(id, { type: 'join' })).toEqual({ ok: false, by: 'server', code: 'notSignedIn' })
})

it('turns someone who looked on into someone with a seat, without being asked', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  expect((await mary.watch(id)).seat).toBeUndefined()
  await mary.command(id, { type: 'join' })
  expect((await mary.until(id, ({ seat }) => seat === 1)).seq).toBe(1)
  await anne.commandByHttp(id, { type: 'start' })
  const { position } = await mary.until(id, (update) => update.position !== undefined)
  expect(position?.view).toMatchObject({ seat: 1 })
})

it('tells the lobby as it is, and then each change', async () => {
  const { id: before } = await anne.create({ game: 'haendler', seats: 2, name: 'Nassau' })
  const first = mary.next((m) => m.type === 'lobby')
  mary.send({ type: 'lobby', on: true, filter: { game: 'haendler' } })
  expect(await first).toMatchObject({ tables: expect.arrayContaining([expect.objectContaining({ id: before })]) })
  const opened = mary.next((m) => m.type === 'lobbyChange')
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  expect(await opened).toMatchObject({ table: { id, state: 'open' } })
  const closed = mary.next((m) => m.type === 'lobbyChange')
  await anne.command(id, { type: 'leave' })
  expect(await closed).toMatchObject({ table: { id, state: 'closed' } })
  await anne.create({ game: 'haendler', seats: 2, listed: false })
  mary.send({ type: 'lobby', on: false })
  const pong = mary.next((m) => m.type === 'pong')
  mary.send({ type: 'ping' })
  await pong
  expect(mary.heard.filter((m) => m.type === 'lobbyChange')).toHaveLength(2)
})

it('says when a table that one does not look at awaits one', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2, pace: { kind: 'turns', hours: 24 } })
  await mary.commandByHttp(id, { type: 'join' })
  const awaited = Promise.race(
    [anne, mary].map((client) => client.next((m) => m.type === 'awaited' && m.table.state === 'playing')),
  )
  await anne.commandByHttp(id, { type: 'start' })
  expect(await awaited).toMatchObject({ table: { id, state: 'playing', awaited: [expect.any(Number)] } })
})

it('says when it awaits one no longer', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await mary.commandByHttp(id, { type: 'join' })
  await anne.commandByHttp(id, { type: 'start' })
  const { position } = await anne.call(ROUTES.look, { params: { id }, query: {} })
  const [mine, other] = position?.questions[0].seat === 0 ? [anne, mary] : [mary, anne]
  const over = mine.next((m) => m.type === 'awaited' && m.table.awaited.length === 0)
  await other.commandByHttp(id, { type: 'resign' })
  expect(await over).toMatchObject({ table: { id, state: 'over' } })
})

it('ends a match by the clock while nobody does anything', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2, pace: { kind: 'live', bank: 1_000, increment: 0 } })
  await mary.commandByHttp(id, { type: 'join' })
  await anne.watch(id)
  await anne.command(id, { type: 'start' })
  const { position } = await anne.until(id, (update) => update.position?.clocks !== undefined)
  expect(position?.clocks?.left).toEqual([1_000, 1_000].map(() => expect.any(Number)))
  await anne.until(id, (_, info) => info?.state === 'over')
  expect(anne.infos.get(id)?.ending).toMatchObject({ how: 'time' })
})

it('tells what is said at once whole and in order, with its answers', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await anne.watch(id)
  const lines = ['é', '€'.repeat(200), 'x', '🏴', 'ü'.repeat(280)]
  const answers = await Promise.all(lines.map((text) => anne.command(id, { type: 'chat', text })))
  expect(answers).toEqual(lines.map((_, i) => ({ ok: true, seq: i + 1 })))
  await anne.until(id, ({ seq }) => seq === lines.length)
  const told = anne.heard.flatMap((m) => (m.type === 'update' ? m.update.steps : []))
  expect(told.map(({ text }) => text)).toEqual(lines)
})

it('tells presence: who is here, who has gone', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await mary.commandByHttp(id, { type: 'join' })
  await anne.watch(id)
  const here = anne.next((m) => m.type === 'presence' && m.presence.seats.length === 2)
  await mary.watch(id)
  await here
  const gone = anne.next((m) => m.type === 'presence' && m.presence.seats.length === 1)
  await mary.close()
  expect(await gone).toMatchObject({ presence: { table: id, seats: [0], spectators: 0 } })
})

it('watches many tables, but not without end, and none that is not there', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  const refused = anne.next((m) => m.type === 'refused')
  anne.send({ type: 'watch', table: 'nothingHere0' })
  expect(await refused).toEqual({
    type: 'refused',
    table: 'nothingHere0',
    refusal: { ok: false, by: 'server', code: 'noSuchTable' },
  })
  const ids = [id]
  while (ids.length < 65) ids.push((await anne.create({ game: 'haendler', seats: 2, listed: false })).id)
  const full = anne.next((m) => m.type === 'refused')
  for (const table of ids) anne.send({ type: 'watch', table })
  expect(await full).toMatchObject({ table: ids[64], refusal: { code: 'tooManyWatched' } })
})

it('speaks as docs/protocol.md says', () => {
  const text = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')
  const examples = [...text.matchAll(/```json (to server|to client|request)\n([\s\S]+?)```/g)]
  const schemas = { 'to server': ToServer, 'to client': ToClient, request: ROUTES.newTable.body }
  expect(examples.length).toBeGreaterThanOrEqual(6)
  for (const [, kind, json] of examples) {
    const message = JSON.parse(json)
    expect(schemas[kind as keyof typeof schemas].parse(message)).toEqual(message)
  }
})

it('tells the lobby who is at a table, as they come and go', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  mary.send({ type: 'lobby', on: true })
  const came = mary.next((m) => m.type === 'lobbyChange' && m.table.id === id && m.table.present?.length === 1)
  await anne.watch(id)
  expect(await came).toMatchObject({ table: { present: [0], onlookers: 0 } })
  const gone = mary.next((m) => m.type === 'lobbyChange' && m.table.id === id && m.table.present?.length === 0)
  anne.send({ type: 'unwatch', table: id })
  await gone
  mary.send({ type: 'lobby', on: false })
})

it('says to a host who looks elsewhere that somebody sat down', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  const came = anne.next((m) => m.type === 'awaited')
  await mary.commandByHttp(id, { type: 'join' })
  expect(await came).toMatchObject({ table: { id, state: 'open', awaited: [] } })
})

it('plays on the screen that was chosen last, and tells the other, also when that comes back late', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  const [laptop, phone] = [await anne.twin().connect(), await anne.twin().connect()]
  const isElsewhere = (m: ToClient) => m.type === 'elsewhere' && m.table === id
  laptop.send({ type: 'watch', table: id, plays: { screen: 'the-laptop', for: 0 } })
  await laptop.next((m) => m.type === 'update')
  const told = laptop.next(isElsewhere)
  phone.send({ type: 'watch', table: id, plays: { screen: 'the-phone', for: 0 } })
  await told
  const back = phone.next(isElsewhere)
  laptop.send({ type: 'watch', table: id, plays: { screen: 'the-laptop', for: 0 } })
  await back
  // A phone that lost its connection before it could be told says when it was chosen.
  const late = await anne.twin().connect()
  const stillElsewhere = late.next(isElsewhere)
  late.send({ type: 'watch', table: id, plays: { screen: 'the-phone', for: 60_000 } })
  await stillElsewhere
  expect(laptop.heard.filter(isElsewhere)).toHaveLength(1)
  for (const one of [laptop, phone, late]) await one.close()
})

it('takes a screen that has connected anew for the same, though its old connection still seems alive', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  const [before, after] = [await anne.twin().connect(), await anne.twin().connect()]
  before.send({ type: 'watch', table: id, plays: { screen: 'the-laptop', for: 0 } })
  await before.next((m) => m.type === 'update')
  // By its own clock it was chosen a moment earlier than the server believed.
  after.send({ type: 'watch', table: id, plays: { screen: 'the-laptop', for: 500 } })
  await after.next((m) => m.type === 'update')
  after.send({ type: 'ping' })
  await after.next((m) => m.type === 'pong')
  expect([...before.heard, ...after.heard].filter((m) => m.type === 'elsewhere')).toEqual([])
  for (const one of [before, after]) await one.close()
})

it('counts a person at two screens once', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  const phone = await anne.twin().connect()
  await anne.watch(id)
  const told = anne.next((m) => m.type === 'presence')
  await phone.watch(id)
  expect(await told).toMatchObject({ presence: { seats: [0], spectators: 0 } })
  await phone.close()
})

it('pings each socket at its own time, not all at once', async () => {
  const pinged = async () => {
    const { socket } = await new TestClient(server.url).connect()
    const opened = performance.now()
    const beat = new Promise<number>((resolve) => socket?.once('ping', () => resolve(performance.now())))
    return { opened, beat }
  }
  const first = await pinged()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const second = await pinged()
  const apart = (await second.beat) - (await first.beat)
  expect(Math.abs(apart - (second.opened - first.opened))).toBeLessThan(1_000)
}, 20_000)
