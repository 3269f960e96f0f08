/** What is kept, and how it came to be kept: one schema for both engines. Times are milliseconds, 0 is never. */

import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

export interface Schema {
  people: { id: string; name: string; created: number }
  /** Links that move an identity to another device, by the SHA-256 of their token. */
  recoveries: { token: string; person: string; expires: number }
  /** What the nodes of one server share, such as the key of the sessions. */
  settings: { name: string; value: string }
  tables: TableRow
  /** Who sits where, for "my tables". */
  sitters: { table_id: string; person: string; seat: number }
  /** The truth: every step at every table. */
  log: LogRow
  /** A table as it was after a step, so that not all of them need be repeated. */
  snapshots: { table_id: string; seq: number; body: string }
  /** Records of finished matches, gzip in base64. */
  archive: { table_id: string; ended: number; record: string }
}

export interface TableRow {
  id: string
  /** The command that made it. */
  made: string
  state: string
  listed: number
  game: string
  /** The table when it was made, and now: `TableInfo`. */
  first: string
  info: string
  /** Seed and salt. */
  secret: string
  head: number
  awaited: string
  created: number
  updated: number
  /** When the first clock runs out, and when a bot that has not answered is asked again. */
  deadline: number
  bot_due: number
}

export interface LogRow {
  table_id: string
  seq: number
  at: number
  /** Of whom and which; unique at a table, so that nothing is done twice. */
  command: string
  body: string
}

export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

/** Never changed once released; a change is a new one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': {
    async up(db: Kysely<unknown>) {
      await create(db, 'people', { id: 'text', name: 'text', created: 'bigint' }, ['id'])
      await create(db, 'recoveries', { token: 'text', person: 'text', expires: 'bigint' }, ['token'])
      await create(db, 'settings', { name: 'text', value: 'text' }, ['name'])
      await create(
        db,
        'tables',
        {
          id: 'text',
          made: 'text',
          state: 'text',
          listed: 'integer',
          game: 'text',
          first: 'text',
          info: 'text',
          secret: 'text',
          head: 'bigint',
          awaited: 'text',
          created: 'bigint',
          updated: 'bigint',
          deadline: 'bigint',
          bot_due: 'bigint',
        },
        ['id'],
      )
      await create(db, 'sitters', { table_id: 'text', person: 'text', seat: 'integer' }, ['table_id', 'person'])
      const log = { table_id: 'text', seq: 'bigint', at: 'bigint', command: 'text', body: 'text' } as const
      await create(db, 'log', log, ['table_id', 'seq'])
      await create(db, 'snapshots', { table_id: 'text', seq: 'bigint', body: 'text' }, ['table_id'])
      await create(db, 'archive', { table_id: 'text', ended: 'bigint', record: 'text' }, ['table_id'])
      await db.schema.createIndex('tables_made').on('tables').column('made').unique().execute()
      await db.schema.createIndex('tables_lobby').on('tables').columns(['listed', 'state']).execute()
      await sql`create index tables_deadline on tables (deadline) where deadline > 0`.execute(db)
      await sql`create index tables_bot_due on tables (bot_due) where bot_due > 0`.execute(db)
      await db.schema.createIndex('sitters_person').on('sitters').column('person').execute()
      await db.schema.createIndex('log_command').on('log').columns(['table_id', 'command']).unique().execute()
    },
  },
}

type ColumnType = 'text' | 'integer' | 'bigint'

function create(
  db: Kysely<unknown>,
  table: string,
  columns: Readonly<Record<string, ColumnType>>,
  key: readonly string[],
): Promise<void> {
  let making: CreateTableBuilder<string, string> = db.schema.createTable(table)
  for (const [name, type] of Object.entries(columns)) making = making.addColumn(name, type, (c) => c.notNull())
  return making.addPrimaryKeyConstraint(`${table}_key`, [...key]).execute()
}
