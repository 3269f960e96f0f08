/**
 * Servers under load, ours and boardgame.io's, in the same run, each against a load of its own process; then what a
 * table costs on which nobody moves.
 *
 *     npm run bench:server [-- --tables 100,1000 --rounds 2 --seconds 6 --warm-up 2 --store windward.db --no-idle]
 *     npm run bench:server -- --against REF [--tables 100 --rounds 5 --rate 0]
 *
 * --against measures another commit and this working tree side by side instead, saturated or at a rate of so many actions
 * a second, by the time that each server had on a processor: whatever else the machine does hits both.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@windward/server/given/engines.ts'
import WebSocket from 'ws'
import { flags, refuse } from '../scripts/flags.ts'
import { comparedBy, type Pair } from './against.ts'
import { checkOut, HERE } from './checkout.ts'
import type { LoadGiven, LoadReport } from './server-load.ts'

const values = flags({
  tables: '100,1000',
  rounds: 2,
  seconds: 6,
  'warm-up': 2,
  store: 'windward.db',
  idle: true,
  against: '',
  rate: 0,
})
const SIZES = values.tables.split(',').filter(Boolean).map(Number)
if (SIZES.some(Number.isNaN)) refuse(`--tables must be numbers, not "${values.tables}".`)
const IDLE_TABLES = 1000
/** A table is put away when nobody has touched it for a minute. */
const PUT_AWAY = 75_000
/** Milliseconds in which a server starts, on however busy a machine. */
const PATIENCE = 120_000

const folder = mkdtempSync(join(tmpdir(), 'windward-bench-'))
const here = (path: string) => new URL(path, import.meta.url).pathname

const windward = (root: string, store: string) => ({
  name: 'Windward',
  peer: false,
  args: (port: number) => [
    join(root, 'cli/main.ts'),
    'serve',
    '--port',
    `${port}`,
    '--store',
    store,
    '--bots',
    '0',
    '--requests',
    '1000000',
  ],
})
const ours = windward(HERE, values.store)
const theirs = { name: 'boardgame.io', peer: true, args: (port: number) => [here('./server-peer.ts'), `${port}`] }

try {
  if (values.against !== '') await duel(values.against)
  else await benchAll()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function benchAll(): Promise<void> {
  for (const tables of SIZES) await compare(tables)
  if (values.idle) await idle()
}

async function duel(ref: string): Promise<void> {
  const other = checkOut(ref)
  if (other === undefined) refuse(`--against must name a commit, not "${ref}".`)
  try {
    for (const tables of SIZES) {
      const pairs: Pair[] = []
      for (let round = 0; round < values.rounds; round += 1) {
        const both = [windward(other.root, `there-${values.store}`), ours]
        const [there, here] = await Promise.all(both.map((one) => run(one, tables, values.rate)))
        pairs.push([there.perCpuSecond, here.perCpuSecond])
      }
      const { ratio, ...speed } = comparedBy(`${tables} tables`, pairs)
      const speeds = `${Math.round(speed.there)} actions per CPU second at ${other.commit}, ${Math.round(speed.here)} here`
      const rounds = pairs.map(([there, here]) => (here / there).toFixed(3)).join(', ')
      console.log(`${speed.what}: ${speeds}; ratio ${ratio.toFixed(3)} (${rounds})`)
    }
  } finally {
    other.remove()
  }
}

async function compare(tables: number): Promise<void> {
  const best = { ours: 0, theirs: 0 }
  for (let round = 0; round < values.rounds; round += 1) {
    const fast = await run(ours, tables, 0)
    const peer = await run(theirs, tables, 0)
    best.ours = Math.max(best.ours, fast.perSecond)
    best.theirs = Math.max(best.theirs, peer.perSecond)
    tell(ours.name, tables, 'saturated', fast)
    tell(theirs.name, tables, 'saturated', peer)
    const ratio = (figure: 'perSecond' | 'perCpuSecond') => (fast[figure] / peer[figure]).toFixed(1)
    console.log(`  ratio: ${ratio('perSecond')} by the clock, ${ratio('perCpuSecond')} by the processor`)
  }
  const half = Math.round(best.ours / 2)
  tell(ours.name, tables, `at ${half}/s`, await run(ours, tables, half))
  tell(
    theirs.name,
    tables,
    `at ${Math.round(best.theirs / 2)}/s`,
    await run(theirs, tables, Math.round(best.theirs / 2)),
  )
}

async function run(contender: typeof ours, tables: number, rate: number): Promise<LoadReport> {
  const { url, stop, pid } = await started(contender)
  try {
    const given = {
      peer: contender.peer,
      url,
      pid,
      tables,
      rate,
      warmUp: values['warm-up'],
      seconds: values.seconds,
    }
    return await loaded(given)
  } finally {
    await stop()
  }
}

/**
 * What a thousand more tables add to a server that has some already, both seats connected, nobody moves: just begun, and
 * when the server has put them away. Garbage is collected first; a server that idles comes to that by itself.
 */
async function idle(): Promise<void> {
  const inspector = await freePort()
  const { url, stop, pid } = await started(ours, [`--inspect=127.0.0.1:${inspector}`])
  const given = { peer: false, url, pid, rate: 0.000_001, warmUp: 0, seconds: 600 }
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

function seated(given: LoadGiven): Promise<ChildProcess> {
  const child = spawnLoad(given)
  return new Promise((resolve) => child.stdout.once('data', () => resolve(child)))
}

function loaded(given: LoadGiven): Promise<LoadReport> {
  const child = spawnLoad(given)
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (data) => {
      text += data
    })
    child.on('exit', () => {
      try {
        resolve(JSON.parse(text.replace('ready', '')))
      } catch {
        reject(new Error('the load left no report'))
      }
    })
  })
}

function spawnLoad(given: LoadGiven) {
  const args = [here('./server-load.ts'), JSON.stringify(given)]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function started(
  { args }: typeof ours,
  flags: readonly string[] = [],
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [...flags, ...args(port)], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(100)) {
    if (await fetch(url).catch(() => undefined)) return { url, pid: child.pid ?? 0, stop: () => ended(child) }
  }
  throw new Error('the server does not start')
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** In KB. */
function resident(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

function tell(
  name: string,
  tables: number,
  how: string,
  { perSecond, perCpuSecond, p50, p99, refused, updates, load }: LoadReport,
): void {
  const figures = `${Math.round(perSecond)} actions/s, ${Math.round(perCpuSecond)} per CPU second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
  console.log(
    `${name}, ${tables} tables, ${how}: ${figures}, ${updates.toFixed(2)} updates each, ${refused} refused, load ${(load * 100).toFixed(0)} % of a core`,
  )
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
