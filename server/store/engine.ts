/** The two engines: SQLite in a file of our own, or PostgreSQL. All that differs between them is on this page. */

import Database from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { Journal, NOTHING_COMING, type Settled } from './journal.ts'
import { Prepared, preparedOnce } from './prepared.ts'
import type { LogRow, Moved, Schema } from './schema.ts'

export type Db = Kysely<Schema>
export type Writing = Kysely<Schema> | Transaction<Schema>

export interface Engine {
  readonly db: Db
  /** How many groups of steps can be committed at the same time. */
  readonly lanes: number
  /** Whether other nodes may write, too. */
  readonly isShared: boolean
  /** See `migrate`. */
  readonly clustered: string
  /** All or nothing, and durable when it returns. */
  write<T>(work: (db: Writing) => Promise<T>): Promise<T>
  /** Within a write: all or nothing of this part. */
  part<T>(work: () => Promise<T>): Promise<T>
  /** The heads of these tables, locked until the end of the transaction. */
  lock(db: Writing, ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Steps, and what has changed with the last of each table. */
  addSteps(db: Writing, rows: readonly LogRow[], moved: readonly Moved[]): Promise<void>
  /** Brings so many of the steps that were added into the log, if they are not there yet, or all of one table. */
  settle(most: number, id?: string): Promise<Settled>
}

/** `where`: the path of a file, or `postgres://…`. */
export function openEngine(where: string): Engine {
  return /^postgres(ql)?:/.test(where) ? postgres(where) : sqlite(where)
}

function sqlite(path: string): Engine {
  const file = new Database(path)
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('busy_timeout = 5000')
  // Each table's steps lie on pages of their own: keep the busy ones at hand.
  file.pragma('cache_size = -65536')
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(file) }) })
  const prepared = new Prepared(file)
  const journal = new Journal(prepared)
  const all = async <T>(begin: string, end: string, undo: string, work: () => Promise<T>): Promise<T> => {
    prepared.run(begin)
    try {
      const result = await work()
      prepared.run(end)
      return result
    } catch (error) {
      if (file.inTransaction) file.exec(undo)
      journal.reread()
      throw error
    }
  }
  // Immediate: a transaction that begins by reading could not be sure to get the lock for writing later.
  const write: Engine['write'] = (work) =>
    db.connection().execute((held) => all('begin immediate', 'commit', 'rollback', () => work(held)))
  return {
    db,
    // One group is made up while the other is written.
    lanes: 2,
    isShared: false,
    clustered: 'without rowid',
    write,
    part: (work) => all('savepoint part', 'release part', 'rollback to part; release part', work),
    // The connection is held by the transaction: what is run on it directly belongs to it.
    lock: async (_held, ids) => journal.heads(ids),
    addSteps: async (_held, rows, moved) => journal.add(rows, moved),
    settle: (most, id) => write(async () => journal.settle(most, id)),
  }
}

const INT8 = 20
const CONNECTIONS = 10

function postgres(url: string): Engine {
  const types = { getTypeParser: typeParser }
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types })
  // A connection that breaks while idle is replaced; one that breaks in use fails its own query.
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    lanes: 4,
    isShared: true,
    clustered: '',
    write: (work) => db.transaction().execute(work),
    // Each write is a transaction of its own.
    part: (work) => work(),
    async lock(held, ids) {
      // In order, so that two nodes that lock the same tables wait for each other and not in a circle.
      const found = await sql<{ id: string; head: number }>`
        select id, head from heads where id = any(${ids}) order by id for update`.execute(held)
      return new Map(found.rows.map(({ id, head }) => [id, head]))
    },
    async addSteps(held, rows, moved) {
      await sql`insert into log (table_id, seq, at, command, body)
        select * from json_to_recordset(${JSON.stringify(rows)}::json)
          as r (table_id text, seq bigint, at bigint, command text, body text)`.execute(held)
      await sql`update heads set head = r.head, awaited = r.awaited, updated = r.updated, deadline = r.deadline,
          bot_due = r.bot_due
        from json_to_recordset(${JSON.stringify(moved)}::json)
          as r (id text, head bigint, awaited text, updated bigint, deadline bigint, bot_due bigint)
        where heads.id = r.id`.execute(held)
    },
    settle: async () => NOTHING_COMING,
  }
}

function typeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 && format !== 'binary') return Number
  return pg.types.getTypeParser(oid, format)
}
