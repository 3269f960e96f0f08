import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, startPostgres, type TestEngine } from '../given/engines.ts'
import { stepAt, stepsAfter, tableRow } from '../given/rows.ts'
import { type Append, stepOf } from './append.ts'
import { openPostgres } from './postgres.ts'
import { migrate } from './schema.ts'
import { CLUSTERED, openSqlite } from './sqlite.ts'
import { Store } from './store.ts'

let postgres: TestEngine
const folder = mkdtempSync(join(tmpdir(), 'windward-store-'))

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(async () => {
  await postgres.end()
  rmSync(folder, { recursive: true })
})

let databases = 0

const SQLITE = {
  newPlace: async () => join(folder, `${databases}.db`),
  openDb: (path: string) => openSqlite(path).db,
  clustered: CLUSTERED,
}
const POSTGRES = {
  newPlace: () => createDatabase(postgres.url, `conformance${databases}`),
  openDb: openPostgres,
  clustered: '',
}

describe.each(Object.entries({ SQLite: SQLITE, PostgreSQL: POSTGRES }))('On %s', (_name, engine) => {
  const { newPlace, openDb, clustered } = engine
  let store: Store
  let where: string

  beforeAll(async () => {
    databases += 1
    where = await newPlace()
    store = await Store.open(where)
  })

  afterAll(() => store.close())

  it('a table is made once by one command', async () => {
    const first = await store.open({ row: tableRow('made-once'), seated: [] })
    const again = await store.open({ row: { ...tableRow('other'), made: tableRow('made-once').made }, seated: [] })
    expect([first.id, again.id]).toEqual(['made-once', 'made-once'])
    expect(await store.load('other')).toBeUndefined()
  })

  it('steps are read back in order, with their commands, after a restart too', async () => {
    await store.open({ row: tableRow('steps'), seated: [] })
    expect(await store.append([stepsAfter('steps', 0, 12)])).toEqual(['taken'])
    const other = await Store.open(where)
    const stored = await other.load('steps')
    await other.close()
    expect(stored?.steps.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(stored?.steps[2]).toEqual(stepAt(3))
    expect(stored?.row).toMatchObject({ head: 12, awaited: '[1]', deadline: 5, bot_due: 0 })
    expect(stored?.commands).toHaveLength(12)
    expect((await store.since('steps', 10)).map(({ seq }) => seq)).toEqual([11, 12])
  })

  it('steps that follow a step which is no longer the last are not taken, while others in the group are', async () => {
    await store.open({ row: tableRow('behind'), seated: [] })
    await store.open({ row: tableRow('ahead'), seated: [] })
    await store.append([stepsAfter('behind', 0, 2)])
    expect(await store.append([stepsAfter('behind', 1, 1), stepsAfter('ahead', 0, 1)])).toEqual(['behind', 'taken'])
    expect((await store.load('behind'))?.row.head).toBe(2)
    expect(await store.append([stepsAfter('none', 0, 1)])).toEqual(['held'])
  })

  it('of many who write the same step at once one is taken', async () => {
    await store.open({ row: tableRow('race'), seated: [] })
    const others = await Promise.all([Store.open(where), Store.open(where)])
    const racers = [store, ...others, store, store, ...others]
    const taken = await Promise.all(racers.map((racer) => racer.append([stepsAfter('race', 0, 1)])))
    expect(taken.flat().filter((one) => one === 'taken')).toHaveLength(1)
    const next = await Promise.all(racers.map((racer) => racer.append([stepsAfter('race', 1, 1)])))
    expect(next.flat().filter((one) => one === 'taken')).toHaveLength(1)
    // Whoever took a step may have it in their journal still.
    for (const other of others) await other.close()
    expect(await store.since('race', 0)).toHaveLength(2)
  })

  it('a group is taken as a whole or not at all', async () => {
    await store.open({ row: tableRow('whole'), seated: [] })
    await store.open({ row: tableRow('twice'), seated: [] })
    await store.append([stepsAfter('twice', 0, 1)])
    const again = stepsAfter('twice', 1, 1)
    const sameStep = { ...again, steps: [...again.steps, ...again.steps] }
    await expect(store.append([stepsAfter('whole', 0, 1), sameStep])).rejects.toThrow()
    expect((await store.load('whole'))?.row.head).toBe(0)
    expect(await store.since('whole', 0)).toEqual([])
  })

  it('a snapshot replaces the one before it, and only later steps are loaded', async () => {
    await store.open({ row: tableRow('snap'), seated: [] })
    await store.append([{ ...stepsAfter('snap', 0, 2), extras: { snapshot: 'first' } }])
    await store.append([{ ...stepsAfter('snap', 2, 1), extras: { snapshot: 'second' } }])
    await store.append([stepsAfter('snap', 3, 1)])
    const stored = await store.load('snap')
    expect(stored?.snapshot).toBe('second')
    expect(stored?.steps.map(({ seq }) => seq)).toEqual([4])
    expect(stored?.commands).toHaveLength(4)
  })

  it('a record is kept as it was written', async () => {
    await store.open({ row: tableRow('done'), seated: [] })
    const record = JSON.stringify({ moves: Array(500).fill('ä') })
    await store.append([{ ...stepsAfter('done', 0, 1), extras: { record } }])
    expect(await store.record('done')).toBe(record)
    expect(await store.record('snap')).toBeUndefined()
  })

  it('the steps of a match that ended long ago are let go; its record, its end and what was said since stay', async () => {
    await store.open({ row: tableRow('old'), seated: [] })
    const extras = { snapshot: 'end', record: 'whole' }
    const at = (updated: number, more: Append) => ({ ...more, headRow: { ...more.headRow, updated, deadline: 0 } })
    await store.append([at(500, { ...stepsAfter('old', 0, 3), extras })])
    await store.append([at(900, stepsAfter('old', 3, 1))])
    await store.open({ row: tableRow('young'), seated: [] })
    await store.append([at(600, { ...stepsAfter('young', 0, 3), extras })])
    expect(await store.prune(600, 10)).toBeGreaterThan(0)
    expect(await store.prune(600, 10)).toBe(0)
    expect((await store.since('old', 0)).map(({ seq }) => seq)).toEqual([4])
    expect(await store.load('old')).toMatchObject({ snapshot: 'end', row: { head: 4 }, steps: [{ seq: 4 }] })
    expect(await store.record('old')).toBe('whole')
    expect(await store.since('young', 0)).toHaveLength(3)
    expect(await store.append([at(1_000, stepsAfter('old', 4, 1))])).toEqual(['taken'])
  })

  it('the lobby shows listed tables that are open or playing, the latest first, by game and state', async () => {
    for (const [i, change] of [
      { listed: 0 },
      { state: 'over' },
      { state: 'open' },
      { state: 'playing' },
      { game: 'other' },
    ].entries()) {
      await store.open({ row: { ...tableRow(`lobby${i}`), updated: 9000 + i, ...change }, seated: [] })
    }
    const ids = async (filter: object) => (await store.lobby(filter, 3)).map(({ name }) => name)
    expect(await ids({})).toEqual(['lobby4', 'lobby3', 'lobby2'])
    expect(await ids({ game: 'other' })).toEqual(['lobby4'])
    expect((await ids({ state: 'playing' }))[0]).toBe('lobby3')
  })

  it('a person finds their tables, those that are over last, and is counted where play goes on', async () => {
    const mine = [{ person: 'me', seat: 1 }]
    await store.open({ row: { ...tableRow('mine0'), state: 'over', updated: 99_000 }, seated: mine })
    await store.open({ row: { ...tableRow('mine1'), state: 'playing' }, seated: mine })
    await store.open({ row: tableRow('mine2'), seated: [] })
    await store.append([{ ...stepsAfter('mine2', 0, 1), extras: { seated: mine } }])
    const found = await store.tablesOf('me', 10)
    expect(found.map(({ name, seat }) => [name, seat])).toEqual([
      ['mine2', 1],
      ['mine1', 1],
      ['mine0', 1],
    ])
    expect(await store.unfinishedOf('me')).toBe(2)
  })

  it('clocks that ran out and bots that are late are found', async () => {
    await store.open({ row: { ...tableRow('late'), deadline: 7_000 }, seated: [] })
    await store.open({ row: { ...tableRow('bot'), bot_due: 8_000 }, seated: [] })
    expect(await store.due(7_500, 10)).toMatchObject({ late: expect.arrayContaining(['late']), bots: [] })
    expect((await store.due(8_000, 10)).bots).toEqual(['bot'])
    expect((await store.due(6_999, 10)).late).not.toContain('late')
  })

  it('what is due is known at once, and so is what is not due any more', async () => {
    await store.open({ row: { ...tableRow('slow'), deadline: 7_000 }, seated: [] })
    const { after, steps: one, headRow } = stepsAfter('slow', 0, 1)
    await store.append([{ after, steps: one, headRow: { ...headRow, deadline: 90_000, bot_due: 91_000 } }])
    expect((await store.due(8_000, 100)).late).not.toContain('slow')
    expect((await store.due(90_000, 100)).late).toContain('slow')
    expect((await store.due(91_000, 100)).bots).toContain('slow')
    // Whoever looks at all tables has what is in the journal flushed.
    await store.lobby({}, 1)
    expect((await store.due(8_000, 100)).late).not.toContain('slow')
    expect((await store.due(91_000, 100)).bots).toContain('slow')
  })

  it('whoever looks at all tables finds every step of before, whatever comes meanwhile', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => `busy${i}`)
    for (const id of ids)
      await store.open({ row: { ...tableRow(id), listed: 0 }, seated: [{ person: 'busy', seat: 0 }] })
    await store.append(ids.map((id) => stepsAfter(id, 0, 5)))
    const looked = store.lobby({}, 1)
    await store.append(ids.map((id) => stepsAfter(id, 5, 5)))
    await looked
    const db = openDb(where)
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
    expect(await store.person('p')).toEqual({ id: 'p', name: 'Anne Bonny', era: 0 })
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
    const db = openDb(old)
    await migrate(db, clustered, '001-tables')
    const run = (text: string) => sql.raw(text).execute(db)
    await run(`insert into tables (id, made, state, listed, game, first, info, secret, head, awaited, created, updated,
      deadline, bot_due) values ('old', 'm', 'playing', 1, 'haendler', '{}', '${tableRow('old').info}', '{}', 2, '[1]', 1, 7, 8, 9)`)
    await run(
      `insert into log (table_id, seq, at, command, body) values ('old', 1, 5, 'a', '{}'), ('old', 2, 7, 'b', '{}')`,
    )
    await run(`insert into archive (table_id, ended, record) values ('gone', 3, '')`)
    await db.destroy()
    const now = await Store.open(old)
    expect(await now.load('old')).toMatchObject({
      row: { head: 2, awaited: '[1]', updated: 7, deadline: 8, bot_due: 9, made: 'm' },
      steps: [
        { seq: 1, command: 'a' },
        { seq: 2, command: 'b' },
      ],
    })
    expect(await now.append([stepsAfter('old', 2, 1)])).toEqual(['taken'])
    expect(await now.lobby({}, 5)).toMatchObject([{ name: 'old' }])
    expect(await now.prune(4, 5)).toBe(1)
    await now.close()
  })

  it('of many tables the steps after its own are read of each, in order', async () => {
    const ids = ['far', 'near', 'level', 'unasked']
    for (const id of ids) await store.open({ row: tableRow(id), seated: [] })
    await store.append(ids.map((id) => stepsAfter(id, 0, 12)))
    const missed = await store.sinceEach(new Map(Object.entries({ far: 9, near: 11, level: 12, nowhere: 0 })))
    expect([...missed].map(([id, rows]) => [id, rows.map(({ seq }) => seq)])).toEqual([
      ['far', [10, 11, 12]],
      ['near', [12]],
    ])
    expect(missed.get('near')?.map(stepOf)).toEqual([stepAt(12)])
  })

  it('all nodes share the key of the sessions', async () => {
    const other = await Store.open(where)
    const keys = await Promise.all([store.sessionKey(), other.sessionKey()])
    await other.close()
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(keys[1]).toBe(keys[0])
  })
})
