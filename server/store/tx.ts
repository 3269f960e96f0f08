/** A transaction: all of it is kept or nothing. */

import type { Kysely } from 'kysely'
import type { HeadRow, Schema, StepRow } from './schema.ts'

export type Db = Kysely<Schema>

export interface Tx {
  readonly db: Db
  /** The heads of these tables, locked until the end. */
  lock(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Steps, and the heads of their tables as they are with the last of them. */
  addSteps(rows: readonly StepRow[], headRows: readonly HeadRow[]): Promise<void>
}
