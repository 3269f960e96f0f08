/** Steps, and what comes with them, in one transaction. */

import { gzipSync } from 'node:zlib'
import type { Engine, Writing } from './engine.ts'
import type { Append, Extras, NewRow, Sitter } from './steps.ts'

/** For each, whether it was taken. One commit for all. */
export async function append(engine: Engine, db: Writing, batch: readonly Append[]): Promise<readonly boolean[]> {
  const heads = await engine.lock(
    db,
    batch.map(({ id }) => id),
  )
  const taken = batch.map(({ id, after }) => heads.get(id) === after)
  const good = batch.filter((_, i) => taken[i])
  if (good.length === 0) return taken
  await engine.addSteps(db, good)
  for (const one of good) if (one.extras !== undefined) await write(db, one, one.extras)
  return taken
}

async function write(db: Writing, one: Append, { table, sitters, snapshot, record, opens }: Extras): Promise<void> {
  const { id: table_id, head: seq, updated: ended } = one
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
