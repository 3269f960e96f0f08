/** The journal of the embedded store: nobody but the disk knows it is there. */

import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { stepsAfter, tableRow } from '../given/rows.ts'
import { appendRows } from './append.ts'
import { backup } from './backup.ts'
import { EmbeddedEngine } from './embedded.ts'
import { openSqlite } from './sqlite.ts'
import { Store } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'windward-embedded-'))

afterAll(() => rmSync(folder, { recursive: true }))

it('flushes the steps of many tables little by little, and misses none', async () => {
  const engine = await EmbeddedEngine.open(join(folder, 'many.db'), (error) => expect(error).toBeUndefined())
  const ids = Array.from({ length: 60 }, (_, i) => `many${i}`)
  const append = (after: number, count: number) =>
    engine.append(ids.map((id) => appendRows(stepsAfter(id, after, count))))
  const logged = () => engine.db.selectFrom('log').select(['table_id', 'seq']).orderBy('seq').execute()
  for (const id of ids) await engine.write('open', { row: tableRow(id), seated: [] })
  await append(0, 20)
  await engine.flushSome()
  const some = (await logged()).length
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(60 * 20)
  await append(20, 5)
  await engine.flushSome()
  await engine.upToDate()
  const log = Map.groupBy(await logged(), ({ table_id }) => table_id)
  const heads = await engine.db.selectFrom('heads').select('head').execute()
  await engine.close()
  const all = Array.from({ length: 25 }, (_, i) => i + 1)
  for (const id of ids) expect(log.get(id)?.map(({ seq }) => seq)).toEqual(all)
  expect(heads).toEqual(ids.map(() => ({ head: 25 })))
})

it('carries over what was committed, so that the log of SQLite begins anew', async () => {
  const path = join(folder, 'long.db')
  const engine = await EmbeddedEngine.open(path, (error) => expect(error).toBeUndefined())
  await engine.write('open', { row: tableRow('long'), seated: [] })
  const body = 'x'.repeat(100_000)
  let written = 0
  /** By how much the log grows with a megabyte more. */
  const growth = async () => {
    const size = () => statSync(`${path}-wal`).size
    const before = size()
    const steps = appendRows(stepsAfter('long', written, 10))
    expect(await engine.append([{ ...steps, rows: steps.rows.map((row) => ({ ...row, body })) }])).toEqual(['taken'])
    written += 10
    return size() - before
  }
  // The pages of the tables themselves may have been carried over already, and what they took is written over.
  expect(await growth()).toBeGreaterThan(0)
  await expect.poll(growth, { timeout: 20_000, interval: 100 }).toBe(0)
  await engine.close()
})

it('flushes by itself what nobody reads', async () => {
  const engine = await EmbeddedEngine.open(join(folder, 'alone.db'), (error) => expect(error).toBeUndefined())
  await engine.write('open', { row: tableRow('alone'), seated: [] })
  await engine.append([appendRows(stepsAfter('alone', 0, 3))])
  const logged = async () => (await engine.db.selectFrom('log').select('seq').execute()).length
  await expect.poll(logged, { timeout: 20_000 }).toBe(3)
  await engine.close()
})

it('lets go of the steps of a match without a flush of all that others play', async () => {
  const path = join(folder, 'pruned.db')
  const store = await Store.open(path)
  const playing = Array.from({ length: 60 }, (_, i) => `playing${i}`)
  for (const id of ['over', ...playing]) await store.open({ row: tableRow(id), seated: [] })
  await store.append(playing.map((id) => stepsAfter(id, 0, 60)))
  await store.append([{ ...stepsAfter('over', 0, 2), extras: { snapshot: 'end', record: 'whole' } }])
  const { db } = openSqlite(path)
  const waiting = async () => (await db.selectFrom('journal').select('n').execute()).length
  const before = await waiting()
  expect(await store.prune(Date.now(), 10)).toBe(1)
  expect(await store.since('over', 0)).toEqual([])
  // Some of it goes by itself meanwhile.
  expect(await waiting()).toBeGreaterThan(before / 2)
  await db.destroy()
  await store.close()
})

it('a copy with steps that are in the journal and in the log has each of them once, and goes on', async () => {
  const [path, copy] = ['both', 'copy'].map((name) => join(folder, `${name}.db`))
  const store = await Store.open(path)
  for (const id of ['first', 'second']) await store.open({ row: tableRow(id), seated: [] })
  await store.append([stepsAfter('first', 0, 3), stepsAfter('second', 0, 2)])
  // Only this one: the journal is cut off where the steps of the first begin.
  await store.load('second')
  expect(await backup(path, copy)).toEqual({ ok: true, tables: 2, steps: 5 })
  await store.close()
  const again = await Store.open(copy)
  expect((await again.load('first'))?.steps).toHaveLength(3)
  expect((await again.load('second'))?.steps).toHaveLength(2)
  expect(await again.append([stepsAfter('first', 3, 1), stepsAfter('second', 2, 1)])).toEqual(['taken', 'taken'])
  await again.close()
})
