/** PostgreSQL and NATS of one's own: private, on free ports, gone afterwards. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@nats-io/transport-node'
import pg from 'pg'
import { natsServer, postgresFolder } from './places.mjs'

export interface TestEngine {
  readonly url: string
  readonly pid: number
  end(): Promise<void>
}

/** One that may fail. */
export interface FailingEngine extends TestEngine {
  /** As a power cut would. */
  kill(): Promise<void>
  /** At the same address, with what it kept. Returns when it answers. */
  start(): Promise<void>
}

const PATIENCE = 30_000

/** Durable: it waits for the disk. In tests our servers are killed and the database is not, so it need not. */
export async function startPostgres({ isDurable = false } = {}): Promise<FailingEngine> {
  const bin = postgresFolder()
  const folder = mkdtempSync(join(tmpdir(), 'windward-postgres-'))
  const port = await freePort()
  const user = postgresUser()
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const settings = { cwd: folder, ...user }
  const made = ['-D', `${folder}/data`, '-U', 'windward', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  execFileSync(`${bin}/initdb`, made, settings)
  const args = ['-D', `${folder}/data`, '-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1']
  if (!isDurable) args.push('-F')
  const url = `postgres://windward@127.0.0.1:${port}/postgres`
  return started(
    url,
    folder,
    'SIGINT',
    () => spawn(`${bin}/postgres`, args, { ...settings, stdio: 'ignore' }),
    async () => {
      const client = new pg.Client(url)
      await client.connect()
      await client.end()
    },
  )
}

/** A database of its own on a server that runs. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/[^/]+$/, name)
}

export async function startNats(): Promise<FailingEngine> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'windward-nats-'))
  const args = ['-a', '127.0.0.1', '-p', `${port}`]
  const url = `nats://127.0.0.1:${port}`
  return started(
    url,
    folder,
    'SIGTERM',
    () => spawn(natsServer(), args, { cwd: folder, stdio: 'ignore' }),
    async () => {
      const nats = await connect({ servers: url, reconnect: false })
      await nats.close()
    },
  )
}

async function started(
  url: string,
  folder: string,
  signal: NodeJS.Signals,
  spawned: () => ChildProcess,
  answers: () => Promise<void>,
): Promise<FailingEngine> {
  let child: ChildProcess
  const start = () => {
    child = spawned()
    child.on('error', () => {})
    return until(answers)
  }
  await start()
  return {
    url,
    get pid() {
      return child.pid ?? 0
    },
    start,
    kill: () => ended(child, 'SIGKILL'),
    async end() {
      await ended(child, signal)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Below those that a system gives to outgoing connections: whoever is killed and started again finds it free. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(LAST_PORT - FIRST_PORT)
    if (await isFree(port)) return port
  }
}

const FIRST_PORT = 10_000
const LAST_PORT = 32_000

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
    server.on('error', () => resolve(false))
  })
}

/** PostgreSQL refuses to run as root. */
function postgresUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function until(test: () => Promise<void>): Promise<void> {
  const end = Date.now() + PATIENCE
  for (;;) {
    try {
      return await test()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
