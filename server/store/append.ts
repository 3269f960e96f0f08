/** Steps on their way into the log. */

import { gzipSync } from 'node:zlib'
import type { Engine, Moved, Writing } from './engine.ts'
import type { LogRow, TableRow } from './schema.ts'

/** Steps at one table, all or none. `after` is the step they follow: if another came first they are not taken. */
export interface Append {
  readonly after: number
  readonly rows: readonly LogRow[]
  readonly table: Moved
  readonly sitters?: readonly Sitter[]
  readonly snapshot?: string
  readonly record?: string
  /** The table of a rematch. */
  readonly opens?: NewRow
}

export interface Sitter {
  readonly person: string
  readonly seat: number
}

export interface NewRow {
  readonly row: TableRow
  readonly sitters: readonly Sitter[]
}

/** For each, whether it was taken. One commit for all. */
export function appendTo(engine: Engine, batch: readonly Append[]): Promise<readonly boolean[]> {
  return engine.write(async (db) => {
    const heads = await engine.lock(
      db,
      batch.map(({ table }) => table.id),
    )
    const taken = batch.map(({ table, after }) => heads.get(table.id) === after)
    const good = batch.filter((_, i) => taken[i])
    if (good.length === 0) return taken
    await engine.insertLog(
      db,
      good.flatMap(({ rows }) => rows),
    )
    await engine.updateTables(
      db,
      good.map(({ table }) => table),
    )
    for (const one of good) await extras(db, one)
    return taken
  })
}

/** What few steps bring along. */
async function extras(db: Writing, { table, rows, sitters, snapshot, record, opens }: Append): Promise<void> {
  const table_id = table.id
  if (sitters !== undefined) await seat(db, table_id, sitters)
  if (snapshot !== undefined) {
    const seq = rows.at(-1)?.seq ?? table.head
    await db.deleteFrom('snapshots').where('table_id', '=', table_id).execute()
    await db.insertInto('snapshots').values({ table_id, seq, body: snapshot }).execute()
  }
  if (record !== undefined) {
    const zipped = gzipSync(record).toString('base64')
    await db.insertInto('archive').values({ table_id, ended: table.updated, record: zipped }).execute()
  }
  if (opens !== undefined) await insertTable(db, opens)
}

export async function insertTable(db: Writing, { row, sitters }: NewRow): Promise<void> {
  await db.insertInto('tables').values(row).execute()
  await seat(db, row.id, sitters)
}

async function seat(db: Writing, table_id: string, sitters: readonly Sitter[]): Promise<void> {
  await db.deleteFrom('sitters').where('table_id', '=', table_id).execute()
  if (sitters.length === 0) return
  await db
    .insertInto('sitters')
    .values(sitters.map((sitter) => ({ table_id, ...sitter })))
    .execute()
}
