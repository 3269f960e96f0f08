import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verify } from '@windward/core/record.ts'
import { GAMES } from '@windward/games/index.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from './given/client.ts'
import { freePort, type OwnEngine, ownNats, ownPostgres } from './given/engines.ts'
import { Player } from './given/player.ts'
import { Store } from './store/store.ts'
import { Table } from './tables/table.ts'

const NODES = 3
const TABLES = 6
const KILLS = 8

let postgres: OwnEngine
let nats: OwnEngine
let nodes: Node[] = []
const folder = mkdtempSync(join(tmpdir(), 'windward-cluster-'))

beforeAll(async () => {
  ;[postgres, nats] = await Promise.all([ownPostgres(), ownNats()])
  nodes = await Promise.all(Array.from({ length: NODES }, async () => new Node(await freePort())))
  await Promise.all(nodes.map((node) => node.ready()))
})

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()))
  await Promise.all([postgres.end(), nats.end()])
  rmSync(folder, { recursive: true })
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
    node.start()
    await node.ready()
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
    const kept = await store.load(player.table)
    if (kept === undefined) throw new Error('the table is gone')
    const whole = Table.restore(GAMES[0], { ...kept, snapshot: undefined, rows: log })
    const record = (await store.record(player.table)) ?? ''
    expect(record).toBe(whole.record())
    expect(verify(record, GAMES)).toMatchObject({ ok: true })
  }
  await store.close()
  expect(players.reduce((n, { acknowledged }) => n + acknowledged.length, 0)).toBeGreaterThan(200)
  expect(players.reduce((n, { breaks }) => n + breaks, 0)).toBeGreaterThan(0)
})

it('shows at one node who has come to another', async () => {
  const [here, there] = nodes
  const anne = await Client.named(here.url, 'Anne')
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await anne.connect()
  await anne.watch(id)
  const mary = (await Client.named(there.url, 'Mary')).twin(there.url)
  await mary.connect()
  const come = anne.next((m) => m.type === 'presence' && m.presence.spectators === 1)
  await mary.watch(id)
  expect(await come).toMatchObject({ presence: { seats: [0], spectators: 1 } })
  const seated = anne.next((m) => m.type === 'presence' && m.presence.seats.length === 2)
  expect(await mary.do(id, { type: 'join' })).toMatchObject({ ok: true })
  await seated
  expect((await anne.until(id, (_, info) => info?.seats[1].person !== undefined)).seq).toBe(1)
  await Promise.all([anne.close(), mary.close()])
})

/** Two people at a new table, every third time with a bot, and the match begun. */
async function seated(urls: readonly string[], i: number): Promise<Player[]> {
  const hasBot = i % 3 === 0
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => Client.named(urls[i % NODES], name)))
  const bots = hasBot ? [{ seat: 2, bot: 'random' }] : []
  const { id } = await anne.create({ game: 'haendler', seats: hasBot ? 3 : 2, bots })
  expect(await mary.doByHttp(id, { type: 'join' })).toMatchObject({ ok: true })
  expect(await anne.doByHttp(id, { type: 'start' })).toMatchObject({ ok: true })
  return [anne, mary].map((person) => new Player(person, id, urls))
}

class Node {
  readonly #port: number
  #process: ChildProcess | undefined

  constructor(port: number) {
    this.#port = port
    this.start()
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  start(): void {
    const main = new URL('../cli/main.ts', import.meta.url).pathname
    const args = [main, 'serve', '--port', `${this.#port}`, '--store', postgres.url, '--nats', nats.url, '--bots', '1']
    this.#process = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' })
  }

  async ready(): Promise<void> {
    for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) {
      const response = await fetch(`${this.url}/ready`).catch(() => undefined)
      if (response?.ok) return
    }
    throw new Error(`${this.url} does not become ready`)
  }

  kill(): Promise<void> {
    const child = this.#process
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
