import { readFileSync } from 'node:fs'
import { CreateTable } from '@windward/protocol/http.ts'
import { ToClient, ToServer } from '@windward/protocol/live.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Client } from '../given/client.ts'
import { type Own, ownServer } from '../given/server.ts'

let server: Own
let anne: Client
let mary: Client

beforeAll(async () => {
  server = await ownServer()
})

beforeEach(async () => {
  ;[anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => Client.named(server.url, name)))
  await Promise.all([anne.connect(), mary.connect()])
})

afterAll(() => server.end())

it('says who the cookie is, and lets a guest without a name look but do nothing', async () => {
  expect(anne.heard[0]).toMatchObject({ type: 'welcome', protocol: 1, person: { id: anne.id, name: 'Anne' } })
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  const nobody = await new Client(server.url).connect()
  expect(nobody.heard[0]).not.toHaveProperty('person')
  expect((await nobody.watch(id)).info?.id).toBe(id)
  expect(await nobody.do(id, { type: 'join' })).toEqual({ ok: false, code: 'notSignedIn' })
})

it('turns someone who looked on into someone with a seat, without being asked', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  expect((await mary.watch(id)).seat).toBeUndefined()
  await mary.do(id, { type: 'join' })
  expect((await mary.until(id, ({ seat }) => seat === 1)).seq).toBe(1)
  await anne.doByHttp(id, { type: 'start' })
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
  expect(await opened).toMatchObject({ table: { id, state: 'open', seq: 0 } })
  const closed = mary.next((m) => m.type === 'lobbyChange')
  await anne.do(id, { type: 'leave' })
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
  await mary.doByHttp(id, { type: 'join' })
  const awaited = Promise.race([anne, mary].map((client) => client.next((m) => m.type === 'awaited')))
  await anne.doByHttp(id, { type: 'start' })
  expect(await awaited).toMatchObject({ table: { id, state: 'playing', awaited: [expect.any(Number)] } })
})

it('ends a match by the clock while nobody does anything', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2, pace: { kind: 'live', bank: 1_000, increment: 0 } })
  await mary.doByHttp(id, { type: 'join' })
  await anne.watch(id)
  await anne.do(id, { type: 'start' })
  const { position } = await anne.until(id, (update) => update.position?.clocks !== undefined)
  expect(position?.clocks?.left).toEqual([1_000, 1_000].map(() => expect.any(Number)))
  await anne.until(id, (_, info) => info?.state === 'over')
  expect(anne.infos.get(id)?.ending).toMatchObject({ how: 'time' })
})

it('tells presence: who is here, who has gone', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await mary.doByHttp(id, { type: 'join' })
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
  expect(await refused).toEqual({ type: 'refused', table: 'nothingHere0', refusal: { ok: false, code: 'noSuchTable' } })
  const ids = [id]
  while (ids.length < 65) ids.push((await anne.create({ game: 'haendler', seats: 2, listed: false })).id)
  const full = anne.next((m) => m.type === 'refused')
  for (const table of ids) anne.send({ type: 'watch', table })
  expect(await full).toMatchObject({ table: ids[64], refusal: { code: 'tooManyWatched' } })
})

it('speaks as docs/protocol.md says', () => {
  const text = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')
  const examples = [...text.matchAll(/```json (to server|to client|request)\n([\s\S]+?)```/g)]
  const schemas = { 'to server': ToServer, 'to client': ToClient, request: CreateTable }
  expect(examples.length).toBeGreaterThanOrEqual(6)
  for (const [, kind, json] of examples) {
    const message = JSON.parse(json)
    expect(schemas[kind as keyof typeof schemas].parse(message)).toEqual(message)
  }
})
