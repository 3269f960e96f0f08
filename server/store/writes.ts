/** All that is ever written, each in one transaction. */

import type { Person } from '@windward/protocol/tables.ts'
import { append, insertTable, type NewRow } from './append.ts'
import type { Engine, Writing } from './engine.ts'

export const WRITES = { append, open, addPerson, rename, addRecovery, useRecovery, sessionKey, prune } as const

export type Writes = typeof WRITES
export type WriteName = keyof Writes

/** What is given beside the engine and the transaction, and what comes of it. */
export type Given<N extends WriteName> = Parameters<Writes[N]> extends [Engine, Writing, ...infer More] ? More : never
export type Written<N extends WriteName> = Awaited<ReturnType<Writes[N]>>

export function write<N extends WriteName>(engine: Engine, db: Writing, name: N, given: Given<N>): Promise<Written<N>> {
  const work = WRITES[name] as (engine: Engine, db: Writing, ...given: unknown[]) => Promise<unknown>
  return work(engine, db, ...given) as Promise<Written<N>>
}

/** The id of the table that this command made, now or before. */
async function open(_engine: Engine, db: Writing, opened: NewRow): Promise<string> {
  const { row } = opened
  const before = await db.selectFrom('tables').select('id').where('made', '=', row.made).executeTakeFirst()
  if (before !== undefined) return before.id
  await insertTable(db, opened)
  return row.id
}

async function addPerson(_engine: Engine, db: Writing, person: Person, now: number): Promise<void> {
  await db
    .insertInto('people')
    .values({ ...person, created: now })
    .execute()
}

async function rename(_engine: Engine, db: Writing, { id, name }: Person): Promise<void> {
  await db.updateTable('people').set({ name }).where('id', '=', id).execute()
}

async function addRecovery(
  _engine: Engine,
  db: Writing,
  token: string,
  person: string,
  expires: number,
): Promise<void> {
  await db.insertInto('recoveries').values({ token, person, expires }).execute()
}

/** The person of this token, once. */
async function useRecovery(_engine: Engine, db: Writing, token: string, now: number): Promise<string | undefined> {
  const used = await db
    .deleteFrom('recoveries')
    .where('token', '=', token)
    .returning(['person', 'expires'])
    .executeTakeFirst()
  return used !== undefined && used.expires > now ? used.person : undefined
}

async function sessionKey(_engine: Engine, db: Writing, value: string): Promise<string> {
  const name = 'sessionKey'
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((c) => c.doNothing())
    .execute()
  const kept = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return kept.value
}

/**
 * The steps of matches that ended before this are let go: their record, the table as it was at the end and what was said
 * remain. How many.
 */
async function prune(_engine: Engine, db: Writing, before: number, most: number): Promise<number> {
  const ended = await db
    .selectFrom('archive')
    .select('table_id')
    .where('has_log', '=', 1)
    .where('ended', '<', before)
    .limit(most)
    .execute()
  for (const { table_id } of ended) {
    const last = db.selectFrom('snapshots').select('seq').where('table_id', '=', table_id)
    await db
      .deleteFrom('log')
      .where('table_id', '=', table_id)
      .where('seq', '<=', last)
      .where('body', 'not like', '{"type":"chat",%')
      .execute()
    await db.updateTable('archive').set({ has_log: 0 }).where('table_id', '=', table_id).execute()
  }
  return ended.length
}
