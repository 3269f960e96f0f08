/** PostgreSQL: for many nodes. */

import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Appended, AppendRows } from './append.ts'
import { connectionsTo } from './connections.ts'
import { type DueArgs, dueIn, type StoreEngine } from './engine.ts'
import { type HeadRow, migrate, type Schema, type StepRow } from './schema.ts'
import type { Db, Tx } from './tx.ts'
import { type WriteArgs, type WriteName, type WriteResult, write } from './writes.ts'

export function openPostgres(url: string, isPatient = false): Db {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: connectionsTo(url, isPatient) }) })
}

export class PostgresEngine implements StoreEngine {
  readonly lanes = 4
  readonly isShared = true
  readonly db: Db

  private constructor(db: Db) {
    this.db = db
  }

  static async open(url: string): Promise<PostgresEngine> {
    const patient = openPostgres(url, true)
    try {
      await migrate(patient, '')
    } finally {
      await patient.destroy()
    }
    return new PostgresEngine(openPostgres(url))
  }

  async upToDate(): Promise<Db> {
    return this.db
  }

  due(...wanted: DueArgs): Promise<readonly string[]> {
    return dueIn(this.db, ...wanted)
  }

  append(batch: readonly AppendRows[]): Promise<readonly Appended[]> {
    return this.write('append', batch)
  }

  write<N extends WriteName>(name: N, ...args: WriteArgs<N>): Promise<WriteResult<N>> {
    return this.db.transaction().execute((db) => write(new PostgresTx(db), name, args))
  }

  /** Of a disk elsewhere nothing is known. */
  async room(): Promise<number> {
    return Number.POSITIVE_INFINITY
  }

  async close(): Promise<void> {
    await this.db.destroy()
  }
}

class PostgresTx implements Tx {
  readonly db: Db

  constructor(db: Db) {
    this.db = db
  }

  async lock(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    // What another node holds is not waited for: it would hold up all the tables of this commit.
    const found = await sql<{ id: string; head: number }>`
      select id, head from heads where id = any(${ids}) for update skip locked`.execute(this.db)
    return new Map(found.rows.map(({ id, head }) => [id, head]))
  }

  async addSteps(rows: readonly StepRow[], headRows: readonly HeadRow[]): Promise<void> {
    await sql`insert into log (table_id, seq, at, command, sent, body)
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as r (table_id text, seq bigint, at bigint, command text, sent text, body text)`.execute(this.db)
    await sql`update heads set head = r.head, awaited = r.awaited, updated = r.updated, deadline = r.deadline,
        bot_due = r.bot_due
      from json_to_recordset(${JSON.stringify(headRows)}::json)
        as r (id text, head bigint, awaited text, updated bigint, deadline bigint, bot_due bigint)
      where heads.id = r.id`.execute(this.db)
  }
}
