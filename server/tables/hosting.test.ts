/** The table before the start: what the host can do, and what anybody can. */

import type { Command, ServerRefusalCode } from '@windward/protocol/commands.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import type { TableInfo } from '@windward/protocol/tables.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { TestClient } from '../given/client.ts'
import { startTestServer, type TestServer } from '../given/server.ts'

let server: TestServer
let anne: TestClient
let mary: TestClient
let id: string

beforeAll(async () => {
  server = await startTestServer()
})

beforeEach(async () => {
  ;[anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(server.url, name)))
  ;({ id } = await anne.create({ game: 'haendler', seats: 3 }))
  await does(mary, { type: 'join' })
})

afterAll(() => server.end())

const no = (code: ServerRefusalCode) => expect.objectContaining({ ok: false, by: 'server', code })
const info = async () => (await anne.call(ROUTES.look, { params: { id }, query: {} })).info as TableInfo
const names = async () => (await info()).seats.map(({ person, bot }) => person?.name ?? bot ?? '')

async function does(client: TestClient, command: Command): Promise<void> {
  expect(await client.commandByHttp(id, command)).toMatchObject({ ok: true })
}

it('lets the host remove a person, who hears of it and may come again', async () => {
  await mary.connect()
  await mary.watch(id)
  const seatless = mary.next((m) => m.type === 'update' && m.update.seat === undefined)
  await does(anne, { type: 'remove', seat: 1 })
  expect(await names()).toEqual(['Anne', '', ''])
  await seatless
  const { tables } = await mary.call(ROUTES.myTables, {})
  expect(tables).toEqual([])
  await does(mary, { type: 'join', seat: 2 })
  expect(await names()).toEqual(['Anne', '', 'Mary'])
  await mary.close()
})

it('lets the host exchange any seats, and others move to a free one; presence moves with them', async () => {
  await mary.connect()
  await mary.watch(id)
  const moved = mary.next((m) => m.type === 'presence' && m.presence.seats.includes(0))
  await does(anne, { type: 'swap', seat: 0, with: 1 })
  expect(await names()).toEqual(['Mary', 'Anne', ''])
  await moved
  await does(mary, { type: 'swap', seat: 0, with: 2 })
  expect(await names()).toEqual(['', 'Anne', 'Mary'])
  expect(await mary.commandByHttp(id, { type: 'swap', seat: 2, with: 1 })).toEqual(no('seatTaken'))
  expect(await mary.commandByHttp(id, { type: 'swap', seat: 1, with: 0 })).toEqual(no('notHost'))
  expect(await anne.commandByHttp(id, { type: 'swap', seat: 1, with: 7 })).toEqual(no('noSuchSeat'))
  await mary.close()
})

it('has as many seats as the game allows, and drops none that a person has', async () => {
  await does(anne, { type: 'addSeat' })
  expect(await anne.commandByHttp(id, { type: 'addSeat' })).toEqual(no('wrongSeats'))
  expect(await anne.commandByHttp(id, { type: 'dropSeat', seat: 1 })).toEqual(no('seatTaken'))
  await does(anne, { type: 'bot', seat: 2, bot: 'mate' })
  await does(anne, { type: 'swap', seat: 1, with: 3 })
  for (const seat of [1, 1]) await does(anne, { type: 'dropSeat', seat })
  expect(await names()).toEqual(['Anne', 'Mary'])
  await does(anne, { type: 'start' })
  const { tables } = await mary.call(ROUTES.myTables, {})
  expect(tables[0]).toMatchObject({ id, seat: 1 })
})

it('changes pace, rules and whether it is listed, but nothing that the game does not know', async () => {
  await does(anne, { type: 'change', pace: { kind: 'turns', hours: 48 }, options: { jester: 'others' }, listed: false })
  expect(await info()).toMatchObject({
    pace: { kind: 'turns', hours: 48 },
    options: { jester: 'others', expeditionAfterBust: false },
    listed: false,
    spectators: true,
  })
  const { tables } = await mary.call(ROUTES.lobby, { query: {} })
  expect(tables.some((table) => table.id === id)).toBe(false)
  expect(await anne.commandByHttp(id, { type: 'change', options: { jester: 'twice' } })).toEqual(no('unknownValue'))
})

it('is closed by its host, for everybody', async () => {
  await does(anne, { type: 'close' })
  expect((await info()).state).toBe('closed')
  expect(await mary.commandByHttp(id, { type: 'leave' })).toEqual(no('notOpen'))
})

it('lets nobody but the host do what is the host’s, and nobody at all once it has begun', async () => {
  const commands: readonly Command[] = [
    { type: 'remove', seat: 0 },
    { type: 'addSeat' },
    { type: 'dropSeat', seat: 2 },
    { type: 'change', listed: false },
    { type: 'close' },
  ]
  for (const command of commands) expect(await mary.commandByHttp(id, command), command.type).toEqual(no('notHost'))
  await does(anne, { type: 'dropSeat', seat: 2 })
  await does(anne, { type: 'start' })
  for (const command of commands) expect(await anne.commandByHttp(id, command), command.type).toEqual(no('notOpen'))
})

it('calls a person by their new name at every seat they have, and in what they say', async () => {
  await mary.connect()
  await mary.call(ROUTES.rename, { body: { name: 'Mary Read' } })
  expect(await names()).toEqual(['Anne', 'Mary Read', ''])
  await mary.command(id, { type: 'chat', text: 'Ahoy' })
  const { steps } = await anne.call(ROUTES.look, { params: { id }, query: { since: 0 } })
  expect(steps.at(-1)).toMatchObject({ type: 'chat', by: { name: 'Mary Read' } })
  await mary.close()
})
