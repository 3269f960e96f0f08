import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnEngine, ownDatabase, ownPostgres } from '../given/engines.ts'
import type { Append } from './append.ts'
import { backup } from './backup.ts'
import { openEngine } from './engine.ts'
import { type LogRow, migrate, type TableRow } from './schema.ts'
import { Store } from './store.ts'

let postgres: OwnEngine
const folder = mkdtempSync(join(tmpdir(), 'windward-store-'))

beforeAll(async () => {
  postgres = await ownPostgres()
})

afterAll(async () => {
  await postgres.end()
  rmSync(folder, { recursive: true })
})

let databases = 0

const WHERE = {
  SQLite: async () => join(folder, `${databases}.db`),
  PostgreSQL: () => ownDatabase(postgres.url, `conformance${databases}`),
}

describe.each(Object.entries(WHERE))('On %s', (_name, newPlace) => {
  let store: Store
  let where: string

  beforeAll(async () => {
    databases += 1
    where = await newPlace()
    store = await Store.open(where)
  })

  afterAll(() => store.close())

  it('a table is made once by one command', async () => {
    const first = await store.open({ row: row('made-once'), sitters: [] })
    const again = await store.open({ row: { ...row('other'), made: row('made-once').made }, sitters: [] })
    expect([first, again]).toEqual(['made-once', 'made-once'])
    expect(await store.load('other')).toBeUndefined()
  })

  it('steps are read back in order, with their commands, after a restart too', async () => {
    await store.open({ row: row('steps'), sitters: [] })
    expect(await store.append([steps('steps', 0, 12)])).toEqual([true])
    const other = await Store.open(where)
    const kept = await other.load('steps')
    await other.close()
    expect(kept?.rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(kept?.rows[2]).toEqual({ table_id: 'steps', seq: 3, at: 1003, command: 'c3', body: '{"n":3,"t":"é ✓ \\""}' })
    expect(kept?.row).toMatchObject({ head: 12, awaited: '[1]', deadline: 5, bot_due: 0 })
    expect(kept?.commands).toHaveLength(12)
    expect((await store.since('steps', 10)).map(({ seq }) => seq)).toEqual([11, 12])
  })

  it('steps that follow a step which is no longer the last are not taken, while others in the group are', async () => {
    await store.open({ row: row('behind'), sitters: [] })
    await store.open({ row: row('ahead'), sitters: [] })
    await store.append([steps('behind', 0, 2)])
    expect(await store.append([steps('behind', 1, 1), steps('ahead', 0, 1)])).toEqual([false, true])
    expect((await store.load('behind'))?.row.head).toBe(2)
    expect(await store.append([steps('none', 0, 1)])).toEqual([false])
  })

  it('of many who write the same step at once one is taken', async () => {
    await store.open({ row: row('race'), sitters: [] })
    const others = await Promise.all([Store.open(where), Store.open(where)])
    const racers = [store, ...others, store, store, ...others]
    const taken = await Promise.all(racers.map((racer) => racer.append([steps('race', 0, 1)])))
    expect(taken.flat().filter(Boolean)).toHaveLength(1)
    const next = await Promise.all(racers.map((racer) => racer.append([steps('race', 1, 1)])))
    expect(next.flat().filter(Boolean)).toHaveLength(1)
    expect(await store.since('race', 0)).toHaveLength(2)
    for (const other of others) await other.close()
  })

  it('a group is taken as a whole or not at all', async () => {
    await store.open({ row: row('whole'), sitters: [] })
    await store.open({ row: row('twice'), sitters: [] })
    await store.append([steps('twice', 0, 1)])
    const again = steps('twice', 1, 1)
    const sameStep = { ...again, rows: [...again.rows, ...again.rows] }
    await expect(store.append([steps('whole', 0, 1), sameStep])).rejects.toThrow()
    expect((await store.load('whole'))?.row.head).toBe(0)
    expect(await store.since('whole', 0)).toEqual([])
  })

  it('a snapshot replaces the one before it, and only later steps are loaded', async () => {
    await store.open({ row: row('snap'), sitters: [] })
    await store.append([{ ...steps('snap', 0, 2), extras: { snapshot: 'first' } }])
    await store.append([{ ...steps('snap', 2, 1), extras: { snapshot: 'second' } }])
    await store.append([steps('snap', 3, 1)])
    const kept = await store.load('snap')
    expect(kept?.snapshot).toBe('second')
    expect(kept?.rows.map(({ seq }) => seq)).toEqual([4])
    expect(kept?.commands).toHaveLength(4)
  })

  it('a record is kept as it was written', async () => {
    await store.open({ row: row('done'), sitters: [] })
    const record = JSON.stringify({ moves: Array(500).fill('ä') })
    await store.append([{ ...steps('done', 0, 1), extras: { record } }])
    expect(await store.record('done')).toBe(record)
    expect(await store.record('snap')).toBeUndefined()
  })

  it('the steps of a match that ended long ago are let go; its record, its end and what was said since stay', async () => {
    await store.open({ row: row('old'), sitters: [] })
    const extras = { snapshot: 'end', record: 'whole' }
    const at = (updated: number, more: Append) => ({ ...more, moved: { ...more.moved, updated, deadline: 0 } })
    await store.append([at(500, { ...steps('old', 0, 3), extras })])
    await store.append([at(900, steps('old', 3, 1))])
    await store.open({ row: row('young'), sitters: [] })
    await store.append([at(600, { ...steps('young', 0, 3), extras })])
    expect(await store.prune(600, 10)).toBeGreaterThan(0)
    expect(await store.prune(600, 10)).toBe(0)
    expect((await store.since('old', 0)).map(({ seq }) => seq)).toEqual([4])
    expect(await store.load('old')).toMatchObject({ snapshot: 'end', row: { head: 4 }, rows: [{ seq: 4 }] })
    expect(await store.record('old')).toBe('whole')
    expect(await store.since('young', 0)).toHaveLength(3)
    expect(await store.append([at(1_000, steps('old', 4, 1))])).toEqual([true])
  })

  it('the lobby shows listed tables that are open or playing, the latest first, by game and state', async () => {
    for (const [i, change] of [
      { listed: 0 },
      { state: 'over' },
      { state: 'open' },
      { state: 'playing' },
      { game: 'other' },
    ].entries()) {
      await store.open({ row: { ...row(`lobby${i}`), updated: 9000 + i, ...change }, sitters: [] })
    }
    const ids = async (filter: object) => (await store.lobby(filter, 3)).map(({ id }) => id)
    expect(await ids({})).toEqual(['lobby4', 'lobby3', 'lobby2'])
    expect(await ids({ game: 'other' })).toEqual(['lobby4'])
    expect((await ids({ state: 'playing' }))[0]).toBe('lobby3')
  })

  it('a person finds their tables, those that are over last, and is counted where play goes on', async () => {
    const mine = [{ person: 'me', seat: 1 }]
    await store.open({ row: { ...row('mine0'), state: 'over', updated: 99_000 }, sitters: mine })
    await store.open({ row: { ...row('mine1'), state: 'playing' }, sitters: mine })
    await store.open({ row: row('mine2'), sitters: [] })
    await store.append([{ ...steps('mine2', 0, 1), extras: { sitters: mine } }])
    const found = await store.tablesOf('me', 10)
    expect(found.map(({ id, seat }) => [id, seat])).toEqual([
      ['mine2', 1],
      ['mine1', 1],
      ['mine0', 1],
    ])
    expect(await store.unfinishedOf('me')).toBe(2)
  })

  it('clocks that ran out and bots that are late are found', async () => {
    await store.open({ row: { ...row('late'), deadline: 7_000 }, sitters: [] })
    await store.open({ row: { ...row('bot'), bot_due: 8_000 }, sitters: [] })
    expect(await store.due(7_500, 10)).toMatchObject({ late: expect.arrayContaining(['late']), bots: [] })
    expect((await store.due(8_000, 10)).bots).toEqual(['bot'])
    expect((await store.due(6_999, 10)).late).not.toContain('late')
  })

  it('what is due is known at once, and so is what is not due any more', async () => {
    await store.open({ row: { ...row('slow'), deadline: 7_000 }, sitters: [] })
    const { after, rows, moved } = steps('slow', 0, 1)
    await store.append([{ after, rows, moved: { ...moved, deadline: 90_000, bot_due: 91_000 } }])
    expect((await store.due(8_000, 100)).late).not.toContain('slow')
    expect((await store.due(90_000, 100)).late).toContain('slow')
    expect((await store.due(91_000, 100)).bots).toContain('slow')
    await store.settle()
    expect((await store.due(8_000, 100)).late).not.toContain('slow')
    expect((await store.due(91_000, 100)).bots).toContain('slow')
  })

  it('the steps of many tables are settled little by little, and none is missed', async () => {
    const ids = Array.from({ length: 60 }, (_, i) => `many${i}`)
    for (const id of ids) await store.open({ row: row(id), sitters: [] })
    await store.append(ids.map((id) => steps(id, 0, 20)))
    await store.settleSome()
    await store.append(ids.map((id) => steps(id, 20, 5)))
    await store.settleSome()
    const loaded = await Promise.all(ids.map((id) => store.load(id)))
    for (const kept of loaded) {
      expect(kept?.row.head).toBe(25)
      expect(kept?.rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1))
    }
  })

  it('whoever settles all finds every step of before, whatever comes meanwhile', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => `busy${i}`)
    for (const id of ids) await store.open({ row: { ...row(id), listed: 0 }, sitters: [{ person: 'busy', seat: 0 }] })
    await store.append(ids.map((id) => steps(id, 0, 5)))
    const settled = store.settle()
    await store.append(ids.map((id) => steps(id, 5, 5)))
    await settled
    const { db } = openEngine(where)
    const behind = await db
      .selectFrom('heads')
      .select('id')
      .where('id', 'like', 'busy%')
      .where('head', '<', 5)
      .execute()
    await db.destroy()
    expect(behind).toEqual([])
  })

  it('people are kept and renamed; a recovery is used once and in time', async () => {
    await store.addPerson({ id: 'p', name: 'Anne' }, 1)
    await store.rename({ id: 'p', name: 'Anne Bonny' })
    expect(await store.person('p')).toEqual({ id: 'p', name: 'Anne Bonny' })
    expect(await store.person('q')).toBeUndefined()
    await store.addRecovery('token', 'p', 100)
    expect(await store.useRecovery('other', 50)).toBeUndefined()
    expect(await store.useRecovery('token', 50)).toBe('p')
    expect(await store.useRecovery('token', 50)).toBeUndefined()
    await store.addRecovery('late', 'p', 100)
    expect(await store.useRecovery('late', 100)).toBeUndefined()
  })

  it('a store of an earlier release is brought up to date with all that is in it', async () => {
    databases += 1
    const old = await newPlace()
    const { db, clustered } = openEngine(old)
    await migrate(db, clustered, '001-tables')
    const run = (text: string) => sql.raw(text).execute(db)
    await run(`insert into tables (id, made, state, listed, game, first, info, secret, head, awaited, created, updated,
      deadline, bot_due) values ('old', 'm', 'playing', 1, 'haendler', '{}', '{"id":"old"}', '{}', 2, '[1]', 1, 7, 8, 9)`)
    await run(
      `insert into log (table_id, seq, at, command, body) values ('old', 1, 5, 'a', '{}'), ('old', 2, 7, 'b', '{}')`,
    )
    await run(`insert into archive (table_id, ended, record) values ('gone', 3, '')`)
    await db.destroy()
    const now = await Store.open(old)
    expect(await now.load('old')).toMatchObject({
      row: { head: 2, awaited: '[1]', updated: 7, deadline: 8, bot_due: 9, made: 'm' },
      rows: [
        { seq: 1, command: 'a' },
        { seq: 2, command: 'b' },
      ],
    })
    expect(await now.append([steps('old', 2, 1)])).toEqual([true])
    expect(await now.lobby({}, 5)).toMatchObject([{ id: 'old', seq: 3 }])
    expect(await now.prune(4, 5)).toBe(1)
    await now.close()
  })

  it('all nodes share the key of the sessions', async () => {
    const other = await Store.open(where)
    const keys = await Promise.all([store.sessionKey(), other.sessionKey()])
    await other.close()
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(keys[1]).toBe(keys[0])
  })
})

it('a copy with steps that are in the journal and in the log has each of them once, and goes on', async () => {
  const [path, copy] = ['both', 'copy'].map((name) => join(folder, `${name}.db`))
  const store = await Store.open(path)
  for (const id of ['first', 'second']) await store.open({ row: row(id), sitters: [] })
  await store.append([steps('first', 0, 3), steps('second', 0, 2)])
  // Only this one: the journal is cut off where the steps of the first begin.
  await store.load('second')
  expect(await backup(path, copy)).toEqual({ ok: true, tables: 2, steps: 5 })
  await store.close()
  const again = await Store.open(copy)
  expect((await again.load('first'))?.rows).toHaveLength(3)
  expect((await again.load('second'))?.rows).toHaveLength(2)
  expect(await again.append([steps('first', 3, 1), steps('second', 2, 1)])).toEqual([true, true])
  await again.close()
})

function row(id: string): TableRow {
  const info = JSON.stringify({ id, seats: [] })
  return {
    id,
    made: `made:${id}`,
    state: 'open',
    listed: 1,
    game: 'haendler',
    first: info,
    info,
    secret: '{}',
    head: 0,
    awaited: '[]',
    created: 1,
    updated: 1,
    deadline: 0,
    bot_due: 0,
  }
}

function steps(id: string, after: number, count: number): Append {
  const rows: LogRow[] = Array.from({ length: count }, (_, i) => {
    const seq = after + i + 1
    return { table_id: id, seq, at: 1000 + seq, command: `c${seq}`, body: JSON.stringify({ n: seq, t: 'é ✓ "' }) }
  })
  const moved = { id, head: after + count, awaited: '[1]', updated: 2, deadline: 5, bot_due: 0 }
  return { after, rows, moved }
}
