/**
 * Servers under load, ours and boardgame.io's, in the same run, each against a load of its own process; then what a
 * table costs on which nobody moves.
 *
 *     npm run bench:server [-- --tables 100,1000 --rounds 2 --seconds 6 --warm-up 2 --store windward.db --no-idle]
 *     npm run bench:server -- --half 5 [--tables 1000 --rate 0]
 *     npm run bench:server -- --store postgres [--nodes 1,2,3]
 *     npm run bench:server -- --against REF [--tables 100 --rounds 5 --rate 0]
 *
 * --half measures so many times at half of saturation, or at half of a rate that is given, and says what held answers
 * up. --store postgres starts a PostgreSQL and a NATS of its own, and measures several nodes on them beside the embedded
 * store. --against measures another commit and this working tree side by side instead, saturated or at a rate of so many
 * actions a second, by the time that each server had on a processor: whatever else the machine does hits both.
 */

import type { ChildProcess } from 'node:child_process'
import { freePort } from '@windward/server/given/engines.ts'
import WebSocket from 'ws'
import { flags, refuse } from '../scripts/flags.ts'
import { comparedBy, type Pair } from './against.ts'
import { checkOut, HERE } from './checkout.ts'
import { watchDisk } from './disk.ts'
import { resident } from './processes.ts'
import { onPostgres } from './server-nodes.ts'
import {
  boardgameIo,
  ended,
  FOLDER,
  run,
  type ServerContender,
  seated,
  sleep,
  started,
  tell,
  windward,
} from './servers.ts'

const POSTGRES = 'postgres'
const values = flags({
  tables: '100,1000',
  rounds: 2,
  seconds: 6,
  'warm-up': 2,
  store: 'windward.db',
  nodes: '1,2,3',
  idle: true,
  half: 0,
  against: '',
  rate: 0,
})
const SIZES = numbers('tables', values.tables)
const IDLE_TABLES = 1000
/** A table is put away when nobody has touched it for a minute. */
const PUT_AWAY = 75_000

const ours = windward(HERE, values.store)

if (values.against !== '') await duel(values.against)
else if (values.half > 0) for (const tables of SIZES) await atHalf(tables)
else if (values.store === POSTGRES) await onPostgres(SIZES, numbers('nodes', values.nodes), values.rounds, planFor)
else await benchAll()
process.exit(0)

async function benchAll(): Promise<void> {
  for (const tables of SIZES) await compare(tables)
  if (values.idle) await idle()
}

async function duel(ref: string): Promise<void> {
  const other = checkOut(ref)
  if (other === undefined) refuse(`--against must name a commit, not "${ref}".`)
  for (const tables of SIZES) {
    const pairs: Pair[] = []
    for (let round = 0; round < values.rounds; round += 1) {
      const both = [windward(other.root, `there-${values.store}`), ours]
      const [there, here] = await Promise.all(both.map((one) => run(one, planFor(tables, values.rate))))
      pairs.push([there.perCpuSecond, here.perCpuSecond])
    }
    const { ratio, ...speed } = comparedBy(`${tables} tables`, pairs)
    const speeds = `${Math.round(speed.there)} actions per CPU second at ${other.commit}, ${Math.round(speed.here)} here`
    const rounds = pairs.map(([there, here]) => (here / there).toFixed(3)).join(', ')
    console.log(`${speed.what}: ${speeds}; ratio ${ratio.toFixed(3)} (${rounds})`)
  }
}

async function compare(tables: number): Promise<void> {
  const best = { ours: 0, theirs: 0 }
  for (let round = 0; round < values.rounds; round += 1) {
    const fast = await run(ours, planFor(tables, 0))
    const peer = await run(boardgameIo, planFor(tables, 0))
    best.ours = Math.max(best.ours, fast.perSecond)
    best.theirs = Math.max(best.theirs, peer.perSecond)
    tell(ours.name, tables, 'saturated', fast)
    tell(boardgameIo.name, tables, 'saturated', peer)
    const ratio = (figure: 'perSecond' | 'perCpuSecond') => (fast[figure] / peer[figure]).toFixed(1)
    console.log(`  ratio: ${ratio('perSecond')} by the clock, ${ratio('perCpuSecond')} by the processor`)
  }
  await paced(ours, tables, best.ours / 2)
  await paced(boardgameIo, tables, best.theirs / 2)
}

/** Each time a server of its own. */
async function atHalf(tables: number): Promise<void> {
  const full = values.rate > 0 ? values.rate : (await run(ours, planFor(tables, 0))).perSecond
  for (let i = 0; i < values.half; i++) {
    const disk = watchDisk(FOLDER)
    const { late, said } = await paced(ours, tables, full / 2)
    const { longest, held } = await disk()
    console.log(
      `  the load itself was late by ${late.toFixed(0)} ms at most, the server by ${said.late.toFixed(0)} ms; ` +
        `${said.slowCommits} of ${said.commits} commits took over 50 ms; ` +
        `the disk kept a page of nobody's waiting for ${longest.toFixed(0)} ms at most, ${held.toFixed(0)} in all`,
    )
  }
}

async function paced(contender: ServerContender, tables: number, rate: number) {
  const report = await run(contender, planFor(tables, Math.round(rate)))
  tell(contender.name, tables, `at ${Math.round(rate)}/s`, report)
  return report
}

function planFor(tables: number, rate: number) {
  return { tables, rate, warmUp: values['warm-up'], seconds: values.seconds }
}

/**
 * What a thousand more tables add to a server that has some already, both seats connected, nobody moves: just begun, and
 * when the server has put them away. Garbage is collected first; a server that idles comes to that by itself.
 */
async function idle(): Promise<void> {
  const inspector = await freePort()
  const { url, stop, pid } = await started(ours, [`--inspect=127.0.0.1:${inspector}`])
  const given = {
    peer: false,
    urls: [url],
    processes: { server: [pid] },
    rate: 0.000_001,
    warmUp: 0,
    seconds: 600,
  }
  const loads: ChildProcess[] = []
  const memory = async () => {
    await collectGarbage(inspector)
    return resident(pid)
  }
  const each = (added: number, tables: number) => `${(added / tables).toFixed(1)} KB a table, both seats connected`
  try {
    const empty = await memory()
    loads.push(await seated({ ...given, tables: IDLE_TABLES / 2 }))
    const before = await memory()
    loads.push(await seated({ ...given, tables: IDLE_TABLES }))
    console.log(`Windward, just begun: ${each((await memory()) - before, IDLE_TABLES)}`)
    await sleep(PUT_AWAY)
    console.log(`Windward, put away: ${each((await memory()) - empty, IDLE_TABLES * 1.5)}`)
  } finally {
    await Promise.all(loads.map(ended))
    await stop()
  }
}

async function collectGarbage(inspector: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${inspector}/json/list`)
  const [{ webSocketDebuggerUrl }] = (await response.json()) as { readonly webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve) => socket.once('open', resolve))
  const done = new Promise((resolve) => socket.once('message', resolve))
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
  await done
  socket.close()
}

function numbers(flag: string, text: string): readonly number[] {
  const list = text.split(',').filter(Boolean).map(Number)
  return list.some(Number.isNaN) ? refuse(`--${flag} must be numbers, not "${text}".`) : list
}
