/** Servers as processes, and the load of a process of its own that is put on them. */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@windward/server/given/engines.ts'
import type { LoadGiven, LoadReport } from './server-load.ts'

/** Who is measured. */
export interface ServerContender {
  readonly name: string
  /** boardgame.io. */
  readonly peer: boolean
  /** So many processes, all alike. */
  readonly nodes: number
  args(port: number): readonly string[]
  /** What else works for it, by name. */
  readonly helpers?: Readonly<Record<string, number>>
}

export interface StartedServer {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** How many tables, and actions in a second: 0 is as many as are answered. */
export interface LoadPlan {
  readonly tables: number
  readonly rate: number
  readonly warmUp: number
  readonly seconds: number
}

/** Milliseconds in which a server starts, on however busy a machine. */
const PATIENCE = 120_000
const here = (path: string) => new URL(path, import.meta.url).pathname
/** Where servers keep what they keep. */
export const FOLDER = mkdtempSync(join(tmpdir(), 'windward-bench-'))
const RUNNING = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of RUNNING) child.kill('SIGKILL')
  rmSync(FOLDER, { recursive: true, force: true })
})

export function windward(root: string, store: string, more: readonly string[] = []): ServerContender {
  const limits = ['--bots', '0', '--requests', '1000000', '--handshakes', '1000000']
  return {
    name: 'Windward',
    peer: false,
    nodes: 1,
    args: (port) => [join(root, 'cli/main.ts'), 'serve', '--port', `${port}`, '--store', store, ...limits, ...more],
  }
}

export const boardgameIo: ServerContender = {
  name: 'boardgame.io',
  peer: true,
  nodes: 1,
  args: (port) => [here('./server-peer.ts'), `${port}`],
}

export async function run(contender: ServerContender, plan: LoadPlan): Promise<LoadReport> {
  const servers: StartedServer[] = []
  try {
    for (let i = 0; i < contender.nodes; i++) servers.push(await started(contender))
    const processes = { server: servers.map(({ pid }) => pid) }
    const helpers = Object.entries(contender.helpers ?? {}).map(([name, pid]) => [name, [pid]])
    return await loaded({
      ...plan,
      peer: contender.peer,
      urls: servers.map(({ url }) => url),
      processes: { ...processes, ...Object.fromEntries(helpers) },
    })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** `flags`: what Node itself is told. */
export async function started({ args }: ServerContender, flags: readonly string[] = []): Promise<StartedServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [...flags, ...args(port)], {
    cwd: FOLDER,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  RUNNING.add(child)
  child.once('exit', () => RUNNING.delete(child))
  const url = `http://127.0.0.1:${port}`
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(100)) {
    if (await fetch(url).catch(() => undefined)) return { url, pid: child.pid ?? 0, stop: () => ended(child) }
    if (child.exitCode !== null) break
  }
  throw new Error('the server does not start')
}

/** Returns when all are seated. */
export function seated(given: LoadGiven): Promise<ChildProcess> {
  const child = spawnLoad(given)
  return new Promise((resolve) => child.stdout.once('data', () => resolve(child)))
}

export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

export function tell(name: string, tables: number, how: string, report: LoadReport): void {
  const { perSecond, perCpuSecond, p50, p99, longest, refused, updates, load } = report
  const figures = `${Math.round(perSecond)} actions/s, ${Math.round(perCpuSecond)} per CPU second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, at most ${longest.toFixed(0)} ms`
  console.log(
    `${name}, ${tables} tables, ${how}: ${figures}, ${updates.toFixed(2)} updates each, refused ${JSON.stringify(refused)}, load ${(load * 100).toFixed(0)} % of a core`,
  )
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
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
