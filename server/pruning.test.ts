/** What grows is let go by rule, and nobody fills what belongs to all. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableState } from '@windward/protocol/tables.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, startPostgres, type TestEngine } from './given/engines.ts'
import { like, stepsAfter, tableRow } from './given/rows.ts'
import { pruneSteps, removeOld } from './pruning.ts'
import { Store } from './store/store.ts'

const DAY = 86_400_000
const NOW = 1000 * DAY
const folder = mkdtempSync(join(tmpdir(), 'windward-pruning-'))
let postgres: TestEngine

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(async () => {
  await postgres.end()
  rmSync(folder, { recursive: true })
})

const places = { SQLite: async () => join(folder, 'rules.db'), PostgreSQL: () => createDatabase(postgres.url, 'rules') }

it.each(Object.entries(places))('lets go of what nobody has touched, each in its time: %s', async (_name, place) => {
  const store = await Store.open(await place())
  const tables = { open: 7, closed: 7, playing: 30, over: 365 } as const
  const kept: string[] = []
  for (const [state, days] of Object.entries(tables)) {
    for (const [age, id] of [
      [days - 1, `${state}young`],
      [days + 1, `${state}old`],
    ] as const) {
      await store.open(
        tableMade(id, 'host', { state: state as TableState, updated: NOW - age * DAY, seat: `at-${id}` }),
      )
      await store.addPerson({ id: `at-${id}`, name: 'Anne' }, 1)
      if (age < days) kept.push(id)
    }
  }
  await store.addPerson({ id: 'lately', name: 'Mary' }, NOW - DAY)
  await store.addPerson({ id: 'long-ago', name: 'Jack' }, NOW - 40 * DAY)
  await store.addRecovery('used-up', 'lately', NOW - 1)
  await store.addRecovery('good', 'lately', NOW + 1)

  // Four tables; those who sat there sit nowhere now, nor does the guest of long ago.
  expect(await removeOld(store, NOW, 365 * DAY)).toBe(4 + 5)
  for (const id of ['openold', 'closedold', 'playingold', 'overold']) expect(await store.load(id), id).toBeUndefined()
  for (const id of kept) expect(await store.load(id), id).toBeDefined()
  for (const id of kept) expect(await store.person(`at-${id}`)).toMatchObject({ name: 'Anne' })
  expect([await store.person('lately'), await store.person('long-ago')]).toMatchObject([{ name: 'Mary' }, undefined])
  expect(await store.useRecovery('used-up', 0)).toBeUndefined()
  expect(await store.useRecovery('good', NOW)).toBe('lately')
  expect(await removeOld(store, NOW + 1000 * DAY, 0)).toBeGreaterThan(0)
  expect(await store.load('overyoung')).toBeDefined()
  await store.close()
})

it('holds the latest links of a person, and lets the older go', async () => {
  const store = await Store.open(join(folder, 'links.db'))
  const links = Array.from({ length: 7 }, (_, i) => `link-${i}`)
  for (const [i, link] of links.entries()) await store.addRecovery(link, 'anne', NOW + i)
  const people = await Promise.all(links.map((link) => store.useRecovery(link, NOW - 1)))
  expect(people).toEqual([undefined, undefined, 'anne', 'anne', 'anne', 'anne', 'anne'])
  await store.close()
})

it('lets go of the steps of 140 matches a second', async () => {
  const store = await Store.open(join(folder, 'many.db'))
  const ids = Array.from({ length: 300 }, (_, i) => `match${i}`)
  for (const id of ids) await store.open(tableMade(id, 'host', { state: 'over', updated: NOW }))
  for (let from = 0; from < ids.length; from += 100) {
    const batch = ids.slice(from, from + 100).map((id) => ({
      ...stepsAfter(id, 0, 200),
      extras: { snapshot: '{}', record: '{}' },
    }))
    await store.append(batch)
  }
  // What is in the journal of the embedded store is another's work.
  await store.heads(ids)
  const began = performance.now()
  expect(await pruneSteps(store, NOW)).toBe(ids.length)
  expect(ids.length / ((performance.now() - began) / 1000)).toBeGreaterThan(140)
  expect(await store.since('match7', 0)).toEqual([])
  await store.close()
})

it('lists of one host the latest few, and every table that can be read', async () => {
  const store = await Store.open(join(folder, 'lobby.db'))
  await store.open(tableMade('quiet', 'mary', { state: 'open', updated: 1 }))
  for (let i = 0; i < 30; i += 1) await store.open(tableMade(`flood${i}`, 'anne', { state: 'open', updated: 100 + i }))
  const broken = tableMade('broken', 'jack', { state: 'open', updated: 500 })
  await store.open({ ...broken, row: { ...broken.row, info: broken.row.info.replace('"state":"open"', '"state":7') } })
  const torn = tableMade('torn', 'jack', { state: 'open', updated: 501 })
  await store.open({ ...torn, row: { ...torn.row, info: '{' } })
  const listed = (await store.lobby({}, 10)).map(({ name }) => name)
  expect(listed).toEqual(['flood29', 'flood28', 'flood27', 'flood26', 'flood25', 'quiet'])
  await store.close()
})

interface Made {
  readonly state: TableState
  readonly updated: number
  /** Who sits there. */
  readonly seat?: string
}

function tableMade(id: string, host: string, { state, updated, seat }: Made) {
  const row = { ...tableRow(id, { state, host: like(host, 16) }), state, updated }
  return { row, seated: seat === undefined ? [] : [{ person: seat, seat: 0 }] }
}
