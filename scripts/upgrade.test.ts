/** A release that changes the rules, node by node: what was begun goes on as it began, at old nodes and at new ones. */

import { verifyRecord } from '@windward/games/records.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import type { NewTable } from '@windward/protocol/tables.ts'
import { TestClient } from '@windward/server/given/client.ts'
import { startNats, startPostgres, type TestEngine } from '@windward/server/given/engines.ts'
import { NodeProcess } from '@windward/server/given/nodes.ts'
import { TestPlayer } from '@windward/server/given/player.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RepositoryCopy } from './extending.copy.ts'

const TABLES = 4

let copy: RepositoryCopy
let engines: readonly TestEngine[] = []
const nodes: NodeProcess[] = []

beforeAll(async () => {
  copy = new RepositoryCopy()
  // A coin less to begin with, and so another state after every move of every match.
  copy.edit('games/haendler/index.ts', ['  rev: 1,', '  rev: 2,'])
  copy.edit('games/haendler/components.ts', ['STARTING_COINS = 3', 'STARTING_COINS = 2'])
  engines = await Promise.all([startPostgres(), startNats()])
})

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()))
  await Promise.all(engines.map((engine) => engine.end()))
  copy.remove()
})

test('nodes are upgraded one after the other, and every match ends by the rules it began with', async () => {
  const old = await node()
  const tables = await Promise.all(Array.from({ length: TABLES }, () => begun(old)))
  expect(await revisions(tables, old)).toEqual(tables.map(() => 1))

  // Both at once: a player goes from one to the other with every break.
  const renewed = await node(copy.path('cli/main.ts'))
  const players = tables.flatMap(({ id, people }) =>
    people.map((one, i) => new TestPlayer(one, id, i === 0 ? [old.url, renewed.url] : [renewed.url, old.url])),
  )
  const playing = players.map((player) => player.play(() => false))
  const later = await begun(renewed, [{ seat: 2, bot: 'mate' }])
  expect(await revisions([later], renewed)).toEqual([2])
  const atOld = await later.people[0].twin(old.url).ask(ROUTES.look, { params: { id: later.id }, query: {} })
  expect(atOld).toMatchObject({ status: 503, body: { code: 'newerRules' } })
  const newest = later.people.map((one) => new TestPlayer(one, later.id, [renewed.url]))
  playing.push(...newest.map((player) => player.play(() => false)))
  await expect.poll(() => acknowledged(players), { timeout: 30_000 }).toBeGreaterThan(10 * players.length)
  await old.kill()
  await Promise.all(playing)

  // An older node has not the rules to think by, and is not asked.
  expect(renewed.log).not.toContain('a bot was replaced')
  for (const { table, person, refused } of [...players, ...newest]) {
    expect(refused).toEqual([])
    const record = (await person.twin(renewed.url).get(`/api/tables/${table}/record`)).text
    if (table === later.id) expect(await verifyRecord(record)).toMatchObject({ fault: { code: 'otherRevision' } })
    else expect(await verifyRecord(record)).toMatchObject({ ok: true, record: { rev: 1 } })
  }
})

function acknowledged(players: readonly TestPlayer[]): number {
  return players.reduce((n, player) => n + player.acknowledged.length, 0)
}

async function node(main?: string): Promise<NodeProcess> {
  const [postgres, nats] = engines.map(({ url }) => url)
  const started = await (main === undefined ? NodeProcess.start(postgres, nats) : NodeProcess.of(main, postgres, nats))
  nodes.push(started)
  return started
}

interface Begun {
  readonly id: string
  readonly people: readonly TestClient[]
}

async function begun({ url }: NodeProcess, bots: NewTable['bots'] = []): Promise<Begun> {
  const people = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(url, name)))
  const [anne, mary] = people
  const { id } = await anne.create({ game: 'haendler', seats: 2 + bots.length, bots })
  await mary.commandByHttp(id, { type: 'join' })
  await anne.commandByHttp(id, { type: 'start' })
  return { id, people }
}

function revisions(tables: readonly Begun[], { url }: NodeProcess): Promise<readonly (number | undefined)[]> {
  const look = async ({ id, people }: Begun) =>
    (await people[0].twin(url).call(ROUTES.look, { params: { id }, query: {} })).info?.rev
  return Promise.all(tables.map(look))
}
