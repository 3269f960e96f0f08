import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestClient } from '../given/client.ts'
import { startTestServer } from '../given/server.ts'
import { backup, restore } from './backup.ts'
import { checkStore } from './check.ts'
import { lockStore, StoreInUse } from './lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'windward-check-'))
const store = join(folder, 'store.db')
/** Tables whose steps fill pages of their own. */
let tables: string[] = []

beforeAll(async () => {
  const server = await startTestServer({ store })
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(server.url, name)))
  tables = await Promise.all(Array.from({ length: 4 }, () => played(anne, mary)))
  await anne.commandByHttp(tables[0], { type: 'resign' })
  await server.end()
})

afterAll(() => rmSync(folder, { recursive: true }))

it('finds nothing in a store that is whole', async () => {
  expect(await checkStore(store)).toEqual({ ok: true, tables: 4, whole: 4, people: 2, damage: [] })
})

it('names a page that was overwritten and the tables that lost by it; what is whole goes into a new store', async () => {
  const [damaged, rescued] = ['pages', 'rescued'].map((name) => join(folder, `${name}.db`))
  copyFileSync(store, damaged)
  const page = overwrite(damaged, 'log')
  const report = await checkStore(damaged, rescued)
  if (!report.ok) throw new Error(report.code)
  expect(report.damage).toContainEqual({ what: 'pages', which: `${page}`, detail: 'log' })
  const lost = report.damage.filter(({ what }) => what === 'table').map(({ which }) => which)
  expect(lost.length).toBeGreaterThan(0)
  expect(report.whole).toBe(4 - lost.length)
  expect(report.whole).toBeGreaterThan(0)

  const whole = { ok: true, tables: report.whole, whole: report.whole, people: 2, damage: [] }
  expect(await checkStore(rescued)).toEqual(whole)
  const again = await startTestServer({ store: rescued })
  const anyone = await TestClient.named(again.url, 'Anyone')
  for (const id of tables) {
    const { status } = await anyone.get(`/api/tables/${id}`)
    expect(status, id).toBe(lost.includes(id) ? 404 : 200)
  }
  await again.end()
})

it('names a table whose steps read well and lead elsewhere, and a record that does not hold', async () => {
  const damaged = join(folder, 'forged.db')
  copyFileSync(store, damaged)
  const file = new Database(damaged)
  file.prepare(`update log set body = replace(body, '"check":"', '"check":"0') where table_id = ?`).run(tables[2])
  file.prepare('update archive set record = ? where table_id = ?').run('bm90aGluZw==', tables[0])
  file.close()
  const report = await checkStore(damaged)
  if (!report.ok) throw new Error(report.code)
  expect(report.damage.map(({ what, which }) => [what, which]).sort()).toEqual(
    [tables[0], tables[2]].sort().map((id) => ['table', id]),
  )
})

it('is refused to a second server and to a restore while one runs, and free when it has ended', async () => {
  const [place, copy] = ['place', 'copy'].map((name) => join(folder, `${name}.db`))
  copyFileSync(store, place)
  await backup(store, copy)
  const server = await startTestServer({ store: place })
  await expect(startTestServer({ store: place })).rejects.toBeInstanceOf(StoreInUse)
  expect(await restore(copy, place, true)).toEqual({ ok: false, code: 'inUse', path: place })
  expect(await backup(place, join(folder, 'running.db'))).toMatchObject({ ok: true })
  await server.end()
  expect(await restore(copy, place, true)).toMatchObject({ ok: true })
  lockStore(place)()
})

async function played(anne: TestClient, mary: TestClient): Promise<string> {
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  for (let i = 0; i < 30; i += 1) {
    await anne.commandByHttp(id, { type: 'bot', seat: 1, bot: 'random' })
    await anne.commandByHttp(id, { type: 'bot', seat: 1 })
  }
  await mary.commandByHttp(id, { type: 'join' })
  await anne.commandByHttp(id, { type: 'start' })
  for (const client of [anne, mary]) await client.commandByHttp(id, { type: 'act', action: { type: 'reveal' } })
  return id
}

/** Fills a page in the middle of this kind of rows with zeros. */
function overwrite(path: string, kind: string): number {
  const file = new Database(path)
  const size = Number(file.pragma('page_size', { simple: true }))
  const leaves = file.prepare(`select pageno from dbstat where name = ? and pagetype = 'leaf' order by path`)
  const pages = leaves.pluck().all(kind) as number[]
  file.close()
  const page = pages[Math.floor(pages.length / 2)]
  const handle = openSync(path, 'r+')
  writeSync(handle, Buffer.alloc(size), 0, size, (page - 1) * size)
  closeSync(handle)
  return page
}
