/** Steps on their way into the log. */

import { gzipSync } from 'node:zlib'
import type { Engine, Writing } from './engine.ts'
import type { LogRow, Moved, TableRow } from './schema.ts'

/** Steps at one table, all or none. `after` is the step they follow: if another came first they are not taken. */
export interface Append {
  readonly after: number
  readonly rows: readonly LogRow[]
  readonly moved: Moved
  /** What few steps bring along. */
  readonly extras?: Extras
}

export interface Extras {
  readonly table?: Pick<TableRow, 'state' | 'info'>
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
export async function append(engine: Engine, db: Writing, batch: readonly Append[]): Promise<readonly boolean[]> {
  const heads = await engine.lock(
    db,
    batch.map(({ moved }) => moved.id),
  )
  const taken = batch.map(({ moved, after }) => heads.get(moved.id) === after)
  const good = batch.filter((_, i) => taken[i])
  if (good.length === 0) return taken
  if (!good.every(areInOrder)) throw new Error('steps are out of order')
  await engine.addSteps(
    db,
    good.flatMap(({ rows }) => rows),
    good.map(({ moved }) => moved),
  )
  for (const { moved, extras } of good) if (extras !== undefined) await write(db, moved, extras)
  return taken
}

function areInOrder({ after, rows, moved }: Append): boolean {
  return moved.head === after + rows.length && rows.every(({ seq }, i) => seq === after + 1 + i)
}

async function write(db: Writing, moved: Moved, { table, sitters, snapshot, record, opens }: Extras): Promise<void> {
  const { id: table_id, head: seq, updated: ended } = moved
  if (table !== undefined) await db.updateTable('tables').set(table).where('id', '=', table_id).execute()
  if (sitters !== undefined) await seat(db, table_id, sitters)
  if (snapshot !== undefined) {
    await db.deleteFrom('snapshots').where('table_id', '=', table_id).execute()
    await db.insertInto('snapshots').values({ table_id, seq, body: snapshot }).execute()
  }
  if (record !== undefined) {
    const zipped = gzipSync(record).toString('base64')
    await db.insertInto('archive').values({ table_id, ended, record: zipped, has_log: 1 }).execute()
  }
  if (opens !== undefined) await insertTable(db, opens)
}

export async function insertTable(db: Writing, { row, sitters }: NewRow): Promise<void> {
  const { head, awaited, updated, deadline, bot_due, ...table } = row
  await db.insertInto('tables').values(table).execute()
  await db.insertInto('heads').values({ id: row.id, head, awaited, updated, deadline, bot_due }).execute()
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
