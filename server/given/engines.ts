/** PostgreSQL and NATS of one's own: private, on free ports, gone afterwards. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@nats-io/transport-node'
import pg from 'pg'

export interface OwnEngine {
  readonly url: string
  end(): Promise<void>
}

const PATIENCE = 30_000

export async function ownPostgres(): Promise<OwnEngine> {
  const bin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
  if (bin === undefined) throw new Error('PostgreSQL is not installed: run `npm run engines`.')
  const folder = mkdtempSync(join(tmpdir(), 'windward-postgres-'))
  const port = await freePort()
  const user = postgresUser()
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const settings = { cwd: folder, ...user }
  execFileSync(`${bin}/initdb`, ['-D', `${folder}/data`, '-U', 'windward', '-A', 'trust', '-E', 'UTF8'], settings)
  const args = ['-D', `${folder}/data`, '-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1']
  const child = spawn(`${bin}/postgres`, args, { ...settings, stdio: 'ignore' })
  const url = `postgres://windward@127.0.0.1:${port}/postgres`
  await until(async () => {
    const client = new pg.Client(url)
    await client.connect()
    await client.end()
  })
  return { url, end: () => ended(child, 'SIGINT', folder) }
}

/** A database of its own on a server that runs. */
export async function ownDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/[^/]+$/, name)
}

export async function ownNats(): Promise<OwnEngine> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'windward-nats-'))
  const path = `${process.env.PATH}:/usr/sbin`
  const args = ['-a', '127.0.0.1', '-p', `${port}`]
  const child = spawn('nats-server', args, { cwd: folder, stdio: 'ignore', env: { ...process.env, PATH: path } })
  child.on('error', () => {})
  const url = `nats://127.0.0.1:${port}`
  await until(async () => {
    const nats = await connect({ servers: url, reconnect: false })
    await nats.close()
  })
  return { url, end: () => ended(child, 'SIGTERM', folder) }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
    server.on('error', reject)
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

function ended(child: ChildProcess, signal: NodeJS.Signals, folder: string): Promise<void> {
  return new Promise((resolve) => {
    const clean = () => {
      rmSync(folder, { recursive: true, force: true })
      resolve()
    }
    if (child.exitCode !== null) return clean()
    child.once('exit', clean)
    child.kill(signal)
  })
}
