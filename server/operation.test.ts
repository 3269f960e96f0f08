import { type ChildProcess, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verify } from '@windward/core/record.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { TestClient } from './given/client.ts'
import { freePort } from './given/engines.ts'
import { startServerProcess } from './given/process.ts'
import { startTestServer, type TestServer } from './given/server.ts'
import { backup, restore } from './store/backup.ts'
import { Store } from './store/store.ts'

const main = new URL('../cli/main.ts', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'windward-operation-'))
const children: ChildProcess[] = []
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true })
})

it('tells its health, its readiness, its metrics and its API', async () => {
  const client = new TestClient(server.url)
  expect((await client.get('/health')).body).toEqual({ ok: true })
  expect((await client.get('/ready')).body).toEqual({ ok: true })
  expect((await client.get('/metrics')).text).toContain('windward_sockets ')
  const { body } = await client.get('/openapi.json')
  const { paths } = body as { paths: Record<string, object> }
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = Object.values(ROUTES).map(({ method, path }) => `${method} /api${path.replace(':id', '{id}')}`)
  expect(told.toSorted()).toEqual(routes.toSorted())
})

it('is not ready, and says why, when the disk of its store is full', async () => {
  const full = await startTestServer({ spare: Number.MAX_SAFE_INTEGER })
  const { status, body } = await new TestClient(full.url).get('/ready')
  expect([status, body]).toEqual([503, { ok: false, away: ['disk'] }])
  await full.end()
})

it('finishes what was begun when it is told to stop, and goes on from there', async () => {
  const port = await freePort()
  const store = join(folder, 'drain.db')
  const url = `http://127.0.0.1:${port}`
  const child = await started(port, store)
  const anne = await TestClient.named(url, 'Anne')
  const { id } = await anne.create({ game: 'haendler', seats: 2, bots: [{ seat: 1, bot: 'random' }] })
  await anne.connect()
  await anne.watch(id)
  const closed = new Promise<number>((resolve) => anne.socket?.once('close', resolve))
  const answers = Array.from({ length: 5 }, (_, i) => anne.command(id, { type: 'chat', text: `line ${i}` }))
  await Promise.all(answers)
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  expect(await closed).toBe(1012)
  expect(await exited).toBe(0)
  await started(port, store)
  expect((await anne.get(`/api/tables/${id}?since=0`)).body).toMatchObject({ seq: 5, steps: { length: 5 } })
})

it('says in a sentence that a port is taken or a store cannot be opened', async () => {
  const attempt = (...args: string[]) => {
    try {
      execFileSync(process.execPath, [main, 'serve', ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    } catch (error) {
      return error as { readonly status: number; readonly stderr: string }
    }
    throw new Error('it started')
  }
  const taken = attempt('--port', `${server.port}`)
  expect([taken.status, taken.stderr]).toEqual([1, expect.stringMatching(/^Port \d+ is taken, .+ --port \d+\.$/m)])
  writeFileSync(join(folder, 'text.db'), 'no database at all, but a text that is long enough to look like one')
  const second = attempt('--port', '0', '--store', server.store)
  expect([second.status, second.stderr]).toEqual([1, expect.stringMatching(/is in use by another process/)])
  const bad = attempt('--port', '0', '--store', 'text.db')
  expect([bad.status, bad.stderr]).toEqual([1, expect.stringMatching(/could not be started.+not a database/)])
})

it('is copied while it runs, and a copy can take its place', async () => {
  const anne = await TestClient.named(server.url, 'Anne')
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  const copy = join(folder, 'copy.db')
  expect(await backup(server.store, copy)).toMatchObject({ ok: true, tables: 1 })
  expect(await backup(server.store, copy)).toMatchObject({ ok: false })
  const place = join(folder, 'place.db')
  expect(await restore(copy, place, false)).toMatchObject({ ok: true, tables: 1 })
  expect(await restore(copy, place, false)).toMatchObject({ ok: false, code: 'wouldReplace' })
  expect(await restore(copy, place, true)).toMatchObject({ ok: true })
  expect(existsSync(`${place}.before`)).toBe(true)
  const again = await startTestServer({ store: place })
  expect((await anne.twin(again.url).get(`/api/tables/${id}`)).body).toMatchObject({ info: { id, host: anne.id } })
  await again.end()
})

it('lets go of the steps of a finished match; its end and its record can still be had and verified', async () => {
  const store = join(folder, 'prune.db')
  const first = await startTestServer({ store })
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(first.url, name)))
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await mary.commandByHttp(id, { type: 'join' })
  await anne.commandByHttp(id, { type: 'start' })
  for (const player of [anne, mary]) await player.commandByHttp(id, { type: 'act', action: { type: 'reveal' } })
  await anne.commandByHttp(id, { type: 'resign' })
  const before = await mary.call(ROUTES.look, { params: { id }, query: { since: 0 } })
  expect(before.steps.length).toBeGreaterThan(3)
  await first.end()
  const opened = await Store.open(store)
  expect(await opened.prune(Date.now() + 1, 10)).toBe(1)
  expect(await opened.since(id, 0)).toEqual([])
  await opened.close()
  const again = await startTestServer({ store })
  const after = await mary.twin(again.url).call(ROUTES.look, { params: { id }, query: { since: 0 } })
  expect(after).toMatchObject({ seq: before.seq, after: before.seq, steps: [] })
  expect([after.position, after.info]).toEqual([before.position, before.info])
  expect(verify((await mary.twin(again.url).get(`/api/tables/${id}/record`)).text, [haendler])).toMatchObject({
    ok: true,
  })
  expect(await mary.twin(again.url).commandByHttp(id, { type: 'rematch' })).toMatchObject({
    ok: true,
    seq: before.seq + 1,
  })
  await again.end()
})

it('restores nothing that is not a store', async () => {
  const text = join(folder, 'nothing.db')
  writeFileSync(text, 'nothing')
  expect(await restore(text, join(folder, 'new.db'), true)).toMatchObject({ ok: false })
  expect(await restore(join(folder, 'missing.db'), join(folder, 'new.db'), true)).toMatchObject({ ok: false })
  expect(existsSync(join(folder, 'new.db'))).toBe(false)
})

async function started(port: number, store: string): Promise<ChildProcess> {
  const child = await startServerProcess(port, store)
  children.push(child)
  return child
}
