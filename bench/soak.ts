/**
 * Plays at many tables on several nodes while PostgreSQL, NATS, nodes and rows fail one after the other, and looks
 * whether anything that was acknowledged is lost or done twice, and how soon everybody goes on.
 *
 *     npm run soak [-- --minutes 30 --tables 200 --nodes 3 --every 60 --pause 1000]
 *
 * `--every`: seconds in which each kind of fault happens once. `--pause`: milliseconds for which a player thinks; they
 * are part of the times that are told.
 */

import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { verify } from '@windward/core/record.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { TestClient } from '@windward/server/given/client.ts'
import { startNats, startPostgres } from '@windward/server/given/engines.ts'
import { NodeProcess } from '@windward/server/given/nodes.ts'
import { TestPlayer } from '@windward/server/given/player.ts'
import { openPostgres } from '@windward/server/store/postgres.ts'
import { Store } from '@windward/server/store/store.ts'
import { flags } from '../scripts/flags.ts'

const {
  minutes,
  tables,
  nodes: count,
  every,
  pause,
} = flags({
  minutes: 30,
  tables: 200,
  nodes: 3,
  every: 60,
  pause: 1_000,
})
/** Everybody has to be playing again by then, in milliseconds. */
const BAR = 5_000
const SAMPLE = 10_000

/** A place at which one match follows another. */
interface Place {
  readonly players: TestPlayer[]
}

interface Fault {
  readonly kind: string
  /** From which moment everybody should be able to go on. */
  readonly over: number
}

const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
const nodes = await Promise.all(Array.from({ length: count }, () => NodeProcess.start(postgres.url, nats.url)))
const urls = nodes.map(({ url }) => url)
const memory = nodes.map((): number[] => [])
const faults: Fault[] = []
/** How late this process itself was: on a machine without time to spare it measures the machine, not the servers. */
const lateness = monitorEventLoopDelay()
let isEnough = false

const places = Array.from({ length: tables }, (): Place => ({ players: [] }))

try {
  process.exitCode = (await soak()) ? 0 : 1
} finally {
  await Promise.all(nodes.map((node) => node.kill()))
  await Promise.all([postgres.end(), nats.end()])
}

async function soak(): Promise<boolean> {
  const playing = Promise.all(places.map((place, i) => playOn(place, i)))
  const sampling = setInterval(() => nodes.forEach((node, i) => void memory[i].push(residentOf(node))), SAMPLE)
  while (places.some(({ players }) => players.every(({ acknowledged }) => acknowledged.length === 0))) await sleep(200)
  console.log(`${shown(performance.now())}: all play`)
  lateness.enable()
  for (const end = performance.now() + minutes * 60_000; performance.now() < end; ) await oneOfEach()
  isEnough = true
  lateness.disable()
  clearInterval(sampling)
  await playing
  return report()
}

async function oneOfEach(): Promise<void> {
  const kinds = Object.entries(faultsNow())
  for (const [kind, fault] of kinds) {
    const next = performance.now() + (every * 1_000) / kinds.length
    faults.push({ kind, over: await fault() })
    console.log(`${shown(performance.now())}: ${kind}`)
    await sleep(Math.max(BAR + pause, next - performance.now()))
  }
}

/** By kind; each returns when the trouble was over. */
function faultsNow(): Readonly<Record<string, () => Promise<number>>> {
  const node = nodes[Math.floor(Math.random() * nodes.length)]
  return {
    'node killed': async () => {
      await node.kill()
      const over = performance.now()
      await node.start()
      return over
    },
    'node hung for 6 s': async () => {
      node.signal('SIGSTOP')
      await sleep(6_000)
      node.signal('SIGCONT')
      return performance.now()
    },
    'PostgreSQL killed for 3 s': async () => {
      await postgres.kill()
      await sleep(3_000)
      await postgres.start()
      return performance.now()
    },
    'NATS killed for 8 s': async () => {
      await nats.kill()
      await sleep(8_000)
      await nats.start()
      return performance.now()
    },
    'row held for 5 s': holdRow,
  }
}

/** By one whose transactions are as patient as they like. */
async function holdRow(): Promise<number> {
  const db = openPostgres(postgres.url, true)
  const { table } = places[0].players.at(-1) ?? { table: '' }
  await db.transaction().execute(async (held) => {
    await held.selectFrom('heads').selectAll().where('id', '=', table).forUpdate().execute()
    await sleep(5_000)
  })
  await db.destroy()
  return performance.now()
}

async function playOn(place: Place, i: number): Promise<void> {
  const people = await Promise.all(['Anne', 'Mary'].map((name) => again(() => TestClient.named(urls[i % count], name))))
  while (!isEnough) {
    const players = await again(() => seated(people, i))
    place.players.push(...players)
    await Promise.all(players.map((player) => player.play(() => isEnough)))
  }
}

/** The two at a new table, every third time with a bot, and the match begun. */
async function seated([anne, mary]: readonly TestClient[], i: number): Promise<TestPlayer[]> {
  const bots = i % 3 === 0 ? [{ seat: 2, bot: 'mate' }] : []
  const [host, guest] = [anne, mary].map((one) => one.twin(urls[Math.floor(Math.random() * count)]))
  const { id } = await host.create({ game: 'haendler', seats: 2 + bots.length, bots, listed: false })
  await done(guest.commandByHttp(id, { type: 'join' }))
  await done(host.commandByHttp(id, { type: 'start' }))
  return [anne, mary].map((person) => new TestPlayer(person, id, urls, { pause, keepsBytes: false }))
}

async function done(answering: Promise<{ readonly ok: boolean }>): Promise<void> {
  if (!(await answering).ok) throw new Error('it was refused')
}

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch {
      await sleep(200)
    }
  }
}

async function report(): Promise<boolean> {
  const { acknowledged, lost, doubled, unverified, over } = await audit()
  console.log(`${tables} tables on ${count} nodes, ${minutes} minutes, a player thinks for ${pause} ms.`)
  console.log(`${acknowledged} steps acknowledged, ${over} matches over. Lost: ${lost}. Doubled: ${doubled}.`)
  console.log(`Records that do not verify: ${unverified}.`)
  let isGood = lost + doubled + unverified === 0
  for (const kind of Object.keys(faultsNow())) {
    const times = faults.filter((fault) => fault.kind === kind).flatMap(({ over }) => recoveries(over))
    const sorted = times.toSorted((a, b) => a - b)
    const [median, most] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1) ?? 0]
    const late = times.filter((time) => time > BAR + pause).length
    isGood &&= late === 0
    console.log(
      `${kind}: ${faults.filter((fault) => fault.kind === kind).length} times; places played on after ${shown(median)}, ` +
        `at most ${shown(most)}; ${late} of ${times.length} later than ${shown(BAR + pause)}.`,
    )
  }
  console.log(`This process itself was late by at most ${shown(lateness.max / 1e6)}.`)
  for (const [i, samples] of memory.entries())
    console.log(
      `Node ${i + 1}: ${samples.map((bytes) => Math.round(bytes / 1e6)).join(' ')} MB, every ${SAMPLE / 1000} s.`,
    )
  return isGood
}

/** How long after this each place came to its next step; for ever, where it came to none. */
function recoveries(over: number): readonly number[] {
  return places.map(({ players }) => {
    const steps = players.flatMap(({ acknowledged }) => acknowledged.map(({ at }) => at))
    return Math.min(...steps.filter((at) => at >= over)) - over
  })
}

/** Whether all that was acknowledged is in the log, once. */
async function audit() {
  const store = await Store.open(postgres.url)
  const sum = { acknowledged: 0, lost: 0, doubled: 0, unverified: 0, over: 0 }
  for (const player of places.flatMap(({ players }) => players)) {
    const log = await store.since(player.table, 0)
    const steps = new Map(log.map(({ seq, command }) => [command, seq]))
    sum.acknowledged += player.acknowledged.length
    sum.lost += player.acknowledged.filter(({ id, seq }) => steps.get(`${player.person.id}:${id}`) !== seq).length
    sum.doubled += log.length - steps.size + log.filter(({ seq }, i) => seq !== i + 1).length
  }
  for (const table of new Set(places.flatMap(({ players }) => players.map((player) => player.table)))) {
    const record = await store.record(table)
    if (record === undefined) continue
    sum.over += 1
    if (!verify(record, [haendler]).ok) sum.unverified += 1
  }
  await store.close()
  return sum
}

function residentOf({ pid }: NodeProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

function shown(milliseconds = 0): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
