/** SQLite in a file of our own. */

import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { withPreparedStatements } from './prepared.ts'
import type { Schema } from './schema.ts'
import type { Db } from './tx.ts'

/** See `migrate`. */
export const CLUSTERED = 'without rowid'

export function openSqlite(path: string): { readonly file: Database.Database; readonly db: Db } {
  const file = new Database(path)
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('busy_timeout = 5000')
  // Each table's steps lie on pages of their own: keep the busy ones at hand.
  file.pragma('cache_size = -65536')
  return { file, db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: withPreparedStatements(file) }) }) }
}
