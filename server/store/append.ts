/** Steps on their way into the log. */

import { gzipSync } from 'node:zlib'
import type { Step } from '../tables/step.ts'
import type { HeadRow, StepRow, TableRow } from './schema.ts'
import type { Db, Tx } from './tx.ts'

/** Steps at one table, all or none. `after` is the step they follow: if another came first they are not taken. */
export interface Append {
  readonly after: number
  readonly steps: readonly Step[]
  readonly headRow: HeadRow
  /** What few steps bring along. */
  readonly extras?: Extras
}

/** As it goes to the database. */
export interface AppendRows extends Omit<Append, 'steps'> {
  readonly rows: readonly StepRow[]
}

export interface Extras {
  readonly table?: Pick<TableRow, 'state' | 'info' | 'listed'>
  readonly seated?: readonly SeatedPerson[]
  readonly snapshot?: string
  readonly record?: string
  /** The table of a rematch. */
  readonly opened?: NewTableRows
}

export interface SeatedPerson {
  readonly person: string
  readonly seat: number
}

export interface NewTableRows {
  readonly row: TableRow
  readonly seated: readonly SeatedPerson[]
}

export function appendRows({ steps, ...append }: Append): AppendRows {
  const { id } = append.headRow
  return { ...append, rows: steps.map((step) => rowOf(id, step)) }
}

/** What became of steps: taken; or others came first, and one has to catch up; or another node holds the table now. */
export type Appended = 'taken' | 'behind' | 'held'

/** One commit for all that can be taken. */
export async function append(tx: Tx, batch: readonly AppendRows[]): Promise<readonly Appended[]> {
  const heads = await tx.lock(batch.map(({ headRow }) => headRow.id))
  const appended = batch.map(({ headRow, after }) => fit(heads.get(headRow.id), after))
  const good = batch.filter((_, i) => appended[i] === 'taken')
  if (good.length === 0) return appended
  if (!good.every(areInOrder)) throw new Error('steps are out of order')
  await tx.addSteps(
    good.flatMap(({ rows }) => rows),
    good.map(({ headRow }) => headRow),
  )
  for (const { headRow, extras } of good) if (extras !== undefined) await write(tx.db, headRow, extras)
  return appended
}

function fit(head: number | undefined, after: number): Appended {
  if (head === undefined) return 'held'
  return head === after ? 'taken' : 'behind'
}

export function stepOf({ seq, at, command, sent, body }: StepRow): Step {
  return { seq, at, command, sent, body: JSON.parse(body) as Step['body'] }
}

function rowOf(table_id: string, { seq, at, command, sent, body }: Step): StepRow {
  return { table_id, seq, at, command, sent, body: JSON.stringify(body) }
}

function areInOrder({ after, rows, headRow }: AppendRows): boolean {
  return headRow.head === after + rows.length && rows.every(({ seq }, i) => seq === after + 1 + i)
}

async function write(db: Db, row: HeadRow, { table, seated, snapshot, record, opened }: Extras): Promise<void> {
  const { id: table_id, head: seq, updated: ended } = row
  if (table !== undefined) await db.updateTable('tables').set(table).where('id', '=', table_id).execute()
  if (seated !== undefined) await seat(db, table_id, seated)
  if (snapshot !== undefined) {
    await db.deleteFrom('snapshots').where('table_id', '=', table_id).execute()
    await db.insertInto('snapshots').values({ table_id, seq, body: snapshot }).execute()
  }
  if (record !== undefined) {
    const zipped = gzipSync(record).toString('base64')
    await db.insertInto('archive').values({ table_id, ended, record: zipped, has_log: 1 }).execute()
  }
  if (opened !== undefined) await insertTable(db, opened)
}

export async function insertTable(db: Db, { row, seated }: NewTableRows): Promise<void> {
  const { head, awaited, updated, deadline, bot_due, ...table } = row
  await db.insertInto('tables').values(table).execute()
  await db.insertInto('heads').values({ id: row.id, head, awaited, updated, deadline, bot_due }).execute()
  await seat(db, row.id, seated)
}

async function seat(db: Db, table_id: string, seated: readonly SeatedPerson[]): Promise<void> {
  await db.deleteFrom('sitters').where('table_id', '=', table_id).execute()
  if (seated.length === 0) return
  await db
    .insertInto('sitters')
    .values(seated.map((person) => ({ table_id, ...person })))
    .execute()
}
