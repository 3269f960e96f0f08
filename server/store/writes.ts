/** All that is ever written, each in one transaction. */

import { LIMITS } from '@windward/protocol/limits.ts'
import type { Person } from '@windward/protocol/tables.ts'
import { append, insertTable, type NewTableRows } from './append.ts'
import type { Db, Tx } from './tx.ts'

export const WRITES = {
  append,
  open,
  addPerson,
  rename,
  endSessions,
  addRecovery,
  useRecovery,
  sessionKey,
  keepAnalysis,
  prune,
  remove,
} as const

export type Writes = typeof WRITES
export type WriteName = keyof Writes

/** What each takes beside the transaction, and what comes of it. */
export type WriteArgs<N extends WriteName> = Parameters<Writes[N]> extends [Tx, ...infer More] ? More : never
export type WriteResult<N extends WriteName> = Awaited<ReturnType<Writes[N]>>

export function write<N extends WriteName>(tx: Tx, name: N, args: WriteArgs<N>): Promise<WriteResult<N>> {
  const work = WRITES[name] as (tx: Tx, ...args: unknown[]) => Promise<unknown>
  return work(tx, ...args) as Promise<WriteResult<N>>
}

/** The table that this command made, now or before. */
async function open({ db }: Tx, opened: NewTableRows): Promise<{ readonly id: string; readonly sent: string }> {
  const { made, id, sent } = opened.row
  const before = await db.selectFrom('tables').select(['id', 'sent']).where('made', '=', made).executeTakeFirst()
  if (before !== undefined) return before
  await insertTable(db, opened)
  return { id, sent }
}

async function addPerson({ db }: Tx, person: Person, now: number): Promise<void> {
  await db
    .insertInto('people')
    .values({ ...person, created: now })
    .execute()
}

async function rename({ db }: Tx, { id, name }: Person): Promise<void> {
  await db.updateTable('people').set({ name }).where('id', '=', id).execute()
}

async function endSessions({ db }: Tx, id: string): Promise<number> {
  await db.deleteFrom('recoveries').where('person', '=', id).execute()
  const { era } = await db
    .updateTable('people')
    .set((eb) => ({ era: eb('era', '+', 1) }))
    .where('id', '=', id)
    .returning('era')
    .executeTakeFirstOrThrow()
  return era
}

/** The latest few of a person hold. */
async function addRecovery({ db }: Tx, token: string, person: string, expires: number): Promise<void> {
  const held = await db
    .selectFrom('recoveries')
    .select('token')
    .where('person', '=', person)
    .orderBy('expires', 'desc')
    .execute()
  const spent = held.slice(LIMITS.links - 1).map(({ token }) => token)
  if (spent.length > 0) await db.deleteFrom('recoveries').where('token', 'in', spent).execute()
  await db.insertInto('recoveries').values({ token, person, expires }).execute()
}

/** The person of this token, once. */
async function useRecovery({ db }: Tx, token: string, now: number): Promise<string | undefined> {
  const used = await db
    .deleteFrom('recoveries')
    .where('token', '=', token)
    .returning(['person', 'expires'])
    .executeTakeFirst()
  return used !== undefined && used.expires > now ? used.person : undefined
}

async function sessionKey({ db }: Tx, value: string): Promise<string> {
  const name = 'sessionKey'
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((c) => c.doNothing())
    .execute()
  const stored = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return stored.value
}

/** The one into which most effort was put stays. */
async function keepAnalysis({ db }: Tx, table_id: string, effort: number, body: string): Promise<void> {
  await db
    .insertInto('analyses')
    .values({ table_id, effort, body })
    .onConflict((c) => c.column('table_id').doUpdateSet({ effort, body }).where('analyses.effort', '<', effort))
    .execute()
}

/** The steps of these matches, which are over, are let go: their record, how they ended and what was said remain. */
async function prune({ db }: Tx, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('log')
    .where('table_id', 'in', ids)
    .where('seq', '<=', (eb) =>
      eb.selectFrom('snapshots').select('seq').whereRef('snapshots.table_id', '=', 'log.table_id'),
    )
    .where('body', 'not like', '{"type":"chat",%')
    .execute()
  await db.updateTable('archive').set({ has_log: 0 }).where('table_id', 'in', ids).execute()
}

/** What may go when nobody has touched it since; without a time it stays. */
export interface Untouched {
  /** Tables by their state. */
  readonly open: number
  readonly playing: number
  readonly closed: number
  readonly over: number | undefined
  /** People made before this who sit at no table. */
  readonly people: number
  /** Links that move an identity. */
  readonly recoveries: number
}

/** Removes some of what is too old, for good: how many tables and people. */
async function remove({ db }: Tx, { people, recoveries, ...states }: Untouched, most: number): Promise<number> {
  let removed = 0
  for (const [state, before] of Object.entries(states)) {
    if (before === undefined) continue
    const found = await db
      .selectFrom('tables')
      .innerJoin('heads', 'heads.id', 'tables.id')
      .select('tables.id')
      .where('state', '=', state)
      .where('updated', '<', before)
      .limit(most)
      .execute()
    await removeTables(
      db,
      found.map(({ id }) => id),
    )
    removed += found.length
  }
  const guests = await db
    .selectFrom('people')
    .select('id')
    .where('created', '<', people)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('sitters').select('seat').whereRef('sitters.person', '=', 'people.id'))),
    )
    .limit(most)
    .execute()
  if (guests.length > 0) {
    const ids = guests.map(({ id }) => id)
    await db.deleteFrom('people').where('id', 'in', ids).execute()
    await db.deleteFrom('recoveries').where('person', 'in', ids).execute()
  }
  await db.deleteFrom('recoveries').where('expires', '<', recoveries).execute()
  return removed + guests.length
}

async function removeTables(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const part of ['log', 'snapshots', 'sitters', 'archive', 'analyses'] as const) {
    await db.deleteFrom(part).where('table_id', 'in', ids).execute()
  }
  for (const part of ['heads', 'tables'] as const) await db.deleteFrom(part).where('id', 'in', ids).execute()
}
