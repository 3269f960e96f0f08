import { verify } from '@windward/core/record.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestClient } from './given/client.ts'
import { startNats, startPostgres, type TestEngine } from './given/engines.ts'
import { NodeProcess } from './given/nodes.ts'
import { TestPlayer } from './given/player.ts'
import { Store } from './store/store.ts'
import { Table } from './tables/table.ts'
import { recordTextOf } from './tables/written.ts'

const NODES = 3
const TABLES = 6
const KILLS = 8

let postgres: TestEngine
let nats: TestEngine
let nodes: NodeProcess[] = []

beforeAll(async () => {
  ;[postgres, nats] = await Promise.all([startPostgres(), startNats()])
  nodes = await Promise.all(Array.from({ length: NODES }, () => NodeProcess.start(postgres.url, nats.url)))
})

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()))
  await Promise.all([postgres.end(), nats.end()])
})

it('loses no acknowledged step and takes none twice while nodes are killed', { timeout: 150_000 }, async () => {
  const urls = nodes.map(({ url }) => url)
  const players = (await Promise.all(Array.from({ length: TABLES }, (_, i) => seated(urls, i)))).flat()
  let isEnough = false
  const playing = players.map((player) => player.play(() => isEnough))
  for (let i = 0; i < KILLS; i += 1) {
    await sleep(700)
    const node = nodes[Math.floor(Math.random() * NODES)]
    await node.kill()
    await sleep(200)
    await node.start()
  }
  const began = Date.now()
  while (!players.every(({ isOver }) => isOver) && Date.now() - began < 60_000) await sleep(200)
  isEnough = true
  expect(players.filter(({ isOver }) => !isOver).map(({ table, seq }) => [table, seq])).toEqual([])
  await Promise.all(playing)

  const store = await Store.open(postgres.url)
  for (const player of players) {
    await player.lookAgain()
    const log = await store.since(player.table, 0)
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1))
    expect(player.seq).toBe(log.length)
    const steps = new Map(log.map(({ seq, command }) => [command, seq]))
    expect(steps.size).toBe(log.length)
    for (const { id, seq } of player.acknowledged) expect(steps.get(`${player.person.id}:${id}`), id).toBe(seq)
    expect(player.steps.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq))
    expect(player.gaps).toBe(0)
    const stored = await store.load(player.table)
    if (stored === undefined) throw new Error('the table is gone')
    const whole = Table.restore(haendler, { ...stored, snapshot: undefined, steps: log })
    const record = (await store.record(player.table)) ?? ''
    expect(record).toBe(recordTextOf(whole))
    expect(verify(record, [haendler])).toMatchObject({ ok: true })
  }
  await store.close()
  expect(players.reduce((n, { acknowledged }) => n + acknowledged.length, 0)).toBeGreaterThan(200)
  expect(players.reduce((n, { breaks }) => n + breaks, 0)).toBeGreaterThan(0)
})

it('shows at one node who has come to another', async () => {
  const [here, there] = nodes
  const anne = await TestClient.named(here.url, 'Anne')
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await anne.connect()
  await anne.watch(id)
  const mary = (await TestClient.named(there.url, 'Mary')).twin(there.url)
  await mary.connect()
  const come = anne.next((m) => m.type === 'presence' && m.presence.spectators === 1)
  await mary.watch(id)
  expect(await come).toMatchObject({ presence: { seats: [0], spectators: 1 } })
  const seated = anne.next((m) => m.type === 'presence' && m.presence.seats.length === 2)
  expect(await mary.command(id, { type: 'join' })).toMatchObject({ ok: true })
  await seated
  expect((await anne.until(id, (_, info) => info?.seats[1].person !== undefined)).seq).toBe(1)
  await Promise.all([anne.close(), mary.close()])
})

it('lists at one node who is at a table at another, and says so when they come and go', async () => {
  const [here, there] = nodes
  const anne = await TestClient.named(here.url, 'Anne')
  const { id } = await anne.create({ game: 'haendler', seats: 2, listed: true })
  await anne.connect()
  await anne.watch(id)
  const far = anne.twin(there.url)
  const { tables: mine } = await far.call(ROUTES.myTables, {})
  expect(mine.find((table) => table.id === id)).toMatchObject({ present: [0], onlookers: 0 })
  const { tables: listed } = await far.call(ROUTES.lobby, { query: {} })
  expect(listed.find((table) => table.id === id)).toMatchObject({ present: [0], onlookers: 0 })

  const jack = await TestClient.named(there.url, 'Jack')
  await jack.connect()
  const lobby = jack.next((m) => m.type === 'lobby' && m.tables.some((table) => table.id === id))
  jack.send({ type: 'lobby', on: true })
  expect(await lobby).toMatchObject({ tables: expect.arrayContaining([expect.objectContaining({ id, present: [0] })]) })
  // A node that does not know who is there does not say that nobody is.
  const said = jack.next((m) => m.type === 'lobbyChange' && m.table.id === id)
  expect(await far.commandByHttp(id, { type: 'bot', seat: 1, bot: 'random' })).toMatchObject({ ok: true })
  expect(await said).not.toHaveProperty('table.present')
  const looking = jack.next((m) => m.type === 'lobbyChange' && m.table.id === id && m.table.onlookers === 1)
  await jack.watch(id)
  await looking
  // Who leaves here still knows who stays elsewhere.
  const gone = jack.next((m) => m.type === 'lobbyChange' && m.table.id === id && m.table.onlookers === 0)
  jack.send({ type: 'unwatch', table: id })
  expect(await gone).toMatchObject({ table: { present: [0], onlookers: 0 } })
  await Promise.all([anne.close(), jack.close()])
})

it('plays on the screen that was chosen last, also at another node', async () => {
  const [here, there] = nodes
  const anne = await TestClient.named(here.url, 'Anne')
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  const phone = await anne.twin(there.url).connect()
  await anne.connect()
  anne.send({ type: 'watch', table: id, plays: { screen: 'the-laptop', for: 0 } })
  await anne.next((m) => m.type === 'update')
  const told = anne.next((m) => m.type === 'elsewhere' && m.table === id)
  phone.send({ type: 'watch', table: id, plays: { screen: 'the-phone', for: 0 } })
  await told
  await Promise.all([anne.close(), phone.close()])
})

/** Two people at a new table, every third time with a bot, and the match begun. */
async function seated(urls: readonly string[], i: number): Promise<TestPlayer[]> {
  const hasBot = i % 3 === 0
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(urls[i % NODES], name)))
  const bots = hasBot ? [{ seat: 2, bot: 'random' }] : []
  const { id } = await anne.create({ game: 'haendler', seats: hasBot ? 3 : 2, bots })
  expect(await mary.commandByHttp(id, { type: 'join' })).toMatchObject({ ok: true })
  expect(await anne.commandByHttp(id, { type: 'start' })).toMatchObject({ ok: true })
  return [anne, mary].map((person) => new TestPlayer(person, id, urls))
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
