/** What the store asks of the database beneath it. */

import type { Appended, AppendRows } from './append.ts'
import type { Db } from './tx.ts'
import type { WriteArgs, WriteName, WriteResult } from './writes.ts'

export interface StoreEngine {
  /** How many groups of steps can be committed at the same time. */
  readonly lanes: number
  /** Whether other nodes may write, too. */
  readonly isShared: boolean
  /** To read what does not come with steps. */
  readonly db: Db
  /** To read all that came with the steps of this table, or of any. */
  upToDate(table?: string): Promise<Db>
  /** Tables whose `column` is set and not later than `now`, other than these. */
  due(...wanted: DueArgs): Promise<readonly string[]>
  /** What became of each. One commit for all; durable when it returns. */
  append(batch: readonly AppendRows[]): Promise<readonly Appended[]>
  /** All or nothing, and durable when it returns. */
  write<N extends WriteName>(name: N, ...args: WriteArgs<N>): Promise<WriteResult<N>>
  /** Bytes that can still be written, where that can be known here. */
  room(): Promise<number>
  close(): Promise<void>
}

export type DueArgs = [column: 'deadline' | 'bot_due', now: number, most: number, except: readonly string[]]

/** Those that the database knows of. */
export async function dueIn(db: Db, ...[column, now, most, except]: DueArgs): Promise<readonly string[]> {
  let query = db.selectFrom('heads').select('id').where(column, '>', 0).where(column, '<=', now)
  if (except.length > 0) query = query.where('id', 'not in', except)
  return (await query.limit(most).execute()).map(({ id }) => id)
}
