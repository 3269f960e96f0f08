/** What is kept, and how it came to be kept: one schema for both engines. Times are milliseconds, 0 is never. */

import { type CreateTableBuilder, type Generated, type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

export interface Schema {
  /** `era`: how often all their sessions were ended. */
  people: { id: string; name: string; created: number; era: Generated<number> }
  /** Links that move an identity to another device, by the SHA-256 of their token. */
  recoveries: { token: string; person: string; expires: number }
  /** What the nodes of one server share, such as the key of the sessions. */
  settings: { name: string; value: string }
  tables: Omit<TableRow, keyof HeadColumns>
  /** What moves with every step, in a small row of its own: a commit writes few pages. */
  heads: HeadRow
  /** Who sits where, for "my tables". */
  sitters: { table_id: string; person: string; seat: number }
  /** The truth: every step at every table. */
  log: StepRow
  /** Steps of the embedded store on their way into the log, in the order in which they came. See `journal.ts`. */
  journal: StepRow & Omit<HeadColumns, 'head' | 'updated'> & { n: Generated<number> }
  /** A table as it was after a step, so that not all of them need be repeated. */
  snapshots: { table_id: string; seq: number; body: string }
  /** Records of finished matches, gzip in base64. `has_log`: 1 until their steps are pruned. */
  archive: { table_id: string; ended: number; record: string; has_log: number }
  /** Analyses of finished matches, gzip in base64; `effort`: by format and effort, the more the better. */
  analyses: { table_id: string; effort: number; body: string }
}

export interface TableRow extends HeadColumns {
  id: string
  /** The command that made it, and a digest of what was asked for. */
  made: string
  sent: string
  state: string
  listed: number
  game: string
  /** The table when it was made, and now: `TableInfo`. */
  first: string
  info: string
  /** Seed and salt. */
  secret: string
  created: number
}

export interface HeadColumns {
  /** The last step. */
  head: number
  awaited: string
  updated: number
  /** When the first clock runs out, and when a bot that has not answered is asked again. */
  deadline: number
  bot_due: number
}

/** What changes with each step. */
export interface HeadRow extends HeadColumns {
  readonly id: string
}

export interface StepRow {
  table_id: string
  seq: number
  at: number
  /** Of whom and which. Whoever appends has read every step before, so that nothing is done twice. */
  command: string
  /** A digest of what was sent, so that nothing else is taken under the same id; empty where nobody sent it. */
  sent: string
  body: string
}

/**
 * `clustered`: how the engine is told that a table lies in the order of its key, where that is not left to it.
 * `to`: no further than this.
 */
export async function migrate(db: Kysely<Schema>, clustered: string, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(clustered) } })
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error !== undefined) throw error
}

/** Never changed once released; a change is a new one. */
const migrations = (clustered: string): Readonly<Record<string, Migration>> => ({
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
  '002-heads': {
    async up(db: Kysely<unknown>) {
      const head = { id: 'text', head: 'bigint', awaited: 'text', updated: 'bigint' } as const
      await create(db, 'heads', { ...head, deadline: 'bigint', bot_due: 'bigint' }, ['id'], clustered)
      await sql`insert into heads select id, head, awaited, updated, deadline, bot_due from tables`.execute(db)
      await sql`drop index tables_deadline`.execute(db)
      await sql`drop index tables_bot_due`.execute(db)
      for (const column of HEAD) await db.schema.alterTable('tables').dropColumn(column).execute()
      await sql`create index heads_deadline on heads (deadline) where deadline > 0`.execute(db)
      await sql`create index heads_bot_due on heads (bot_due) where bot_due > 0`.execute(db)
      const log = { table_id: 'text', seq: 'bigint', at: 'bigint', command: 'text', body: 'text' } as const
      await create(db, 'steps', log, ['table_id', 'seq'], clustered)
      await sql`insert into steps select table_id, seq, at, command, body from log`.execute(db)
      await db.schema.dropTable('log').execute()
      await db.schema.alterTable('steps').renameTo('log').execute()
      const coming = { n: 'integer', ...log, awaited: 'text', deadline: 'bigint', bot_due: 'bigint' } as const
      await create(db, 'journal', coming, ['n'])
      await sql`alter table archive add column has_log integer not null default 1`.execute(db)
      await sql`create index archive_has_log on archive (ended) where has_log = 1`.execute(db)
    },
  },
  '003-sent': {
    async up(db: Kysely<unknown>) {
      for (const table of ['log', 'journal', 'tables'])
        await sql`alter table ${sql.table(table)} add column sent text not null default ''`.execute(db)
      await sql`alter table people add column era integer not null default 0`.execute(db)
    },
  },
  '004-analyses': {
    async up(db: Kysely<unknown>) {
      await create(db, 'analyses', { table_id: 'text', effort: 'integer', body: 'text' }, ['table_id'])
    },
  },
})

const HEAD = ['head', 'awaited', 'updated', 'deadline', 'bot_due'] as const

type ColumnType = 'text' | 'integer' | 'bigint'

function create(
  db: Kysely<unknown>,
  table: string,
  columns: Readonly<Record<string, ColumnType>>,
  key: readonly string[],
  clustered = '',
): Promise<void> {
  let making: CreateTableBuilder<string, string> = db.schema.createTable(table)
  for (const [name, type] of Object.entries(columns)) making = making.addColumn(name, type, (c) => c.notNull())
  return making
    .addPrimaryKeyConstraint(`${table}_key`, [...key])
    .modifyEnd(sql.raw(clustered))
    .execute()
}
