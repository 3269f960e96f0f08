/** What the server asks of its store. A step that was appended is durable; nothing is ever half done. */

import { createHash, randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { Filter, Person, TableInfo, TableSummary } from '@windward/protocol/tables.ts'
import type { Append, NewRow } from './append.ts'
import { type Engine, openEngine } from './engine.ts'
import { NOTHING_COMING, type Settled } from './journal.ts'
import { type LogRow, type Moved, migrate, type TableRow } from './schema.ts'
import { Writer } from './writer.ts'
import { type Given, type WriteName, type Written, write } from './writes.ts'

/** All that is needed to have a table in memory again. */
export interface Kept {
  readonly row: TableRow
  readonly snapshot: string | undefined
  /** Steps after the snapshot. */
  readonly rows: readonly LogRow[]
  /** All commands ever done at the table, and the steps they became. */
  readonly commands: readonly { readonly command: string; readonly seq: number }[]
}

/** Steps that are settled in one go: commits have to wait meanwhile. */
const PIECE = 250
/** Of what is not settled, at a time: the more steps of a table have come together, the fewer pages are written. */
const SHARE = 1 / 8

export class Store {
  readonly lanes: number
  readonly isShared: boolean
  readonly #engine: Engine
  readonly #writer: Writer | undefined
  /** Tables with steps that may not be in the log yet, as they are with them. */
  readonly #unsettled = new Map<string, Moved>()

  private constructor(engine: Engine, writer: Writer | undefined) {
    this.#engine = engine
    this.#writer = writer
    this.lanes = engine.lanes
    this.isShared = engine.isShared
  }

  static async open(where: string): Promise<Store> {
    const engine = openEngine(where)
    await migrate(engine.db, engine.clustered)
    const store = new Store(engine, engine.isShared ? undefined : new Writer(where))
    // What was in the journal when it was last stopped.
    await store.#settleShare(1)
    return store
  }

  /** For each, whether it was taken; what was not taken has to catch up first. One commit for all. */
  async append(batch: readonly Append[]): Promise<readonly boolean[]> {
    const taken = await this.#write('append', batch)
    for (const [i, { moved }] of batch.entries())
      if (taken[i] && this.#writer !== undefined) this.#unsettled.set(moved.id, moved)
    return taken
  }

  /** Brings what was appended to this table, or to any, to where it is read. */
  async settle(id?: string): Promise<void> {
    if (id === undefined && this.#unsettled.size > 0) await this.#settleShare(1)
    if (id !== undefined && this.#unsettled.has(id)) await this.#settlePiece(id)
  }

  /** A part of it, what has waited longest first: often enough, nobody ever waits for much of it. */
  async settleSome(): Promise<void> {
    if (this.#unsettled.size > 0) await this.#settleShare(SHARE)
  }

  /** The id of the table that this command made, now or before. */
  open(row: NewRow): Promise<string> {
    return this.#write('open', row)
  }

  async load(id: string): Promise<Kept | undefined> {
    await this.settle(id)
    const { db } = this.#engine
    // A table may move on between these reads; a step too many is seen by its number, one too few by the next append.
    const row = await db
      .selectFrom('tables')
      .innerJoin('heads', 'heads.id', 'tables.id')
      .selectAll()
      .where('tables.id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const snapshot = await db.selectFrom('snapshots').selectAll().where('table_id', '=', id).executeTakeFirst()
    const rows = await this.since(id, snapshot?.seq ?? 0)
    const commands = await db.selectFrom('log').select(['command', 'seq']).where('table_id', '=', id).execute()
    return { row, snapshot: snapshot?.body, rows, commands }
  }

  /** Steps after this one, in order. */
  async since(id: string, seq: number): Promise<readonly LogRow[]> {
    await this.settle(id)
    return this.#engine.db
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', id)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute()
  }

  /** The last step of each of these tables. */
  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#engine.db.selectFrom('heads').select(['id', 'head']).where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, head }) => [id, head]))
  }

  async lobby(filter: Filter, most: number): Promise<readonly TableSummary[]> {
    await this.settle()
    let query = this.#engine.db
      .selectFrom('tables')
      .innerJoin('heads', 'heads.id', 'tables.id')
      .select(['info', 'head', 'awaited'])
      .where('listed', '=', 1)
    query = query.where('state', 'in', filter.state === undefined ? ['open', 'playing'] : [filter.state])
    if (filter.game !== undefined) query = query.where('game', '=', filter.game)
    const rows = await query.orderBy('updated', 'desc').limit(most).execute()
    return rows.map(summaryOf)
  }

  /** A person's tables, those not over first, the latest first. */
  async tablesOf(person: string, most: number): Promise<readonly (TableSummary & { seat: number })[]> {
    await this.settle()
    const rows = await this.#engine.db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .innerJoin('heads', 'heads.id', 'tables.id')
      .select(['info', 'head', 'awaited', 'seat', 'state', 'updated'])
      .where('sitters.person', '=', person)
      .where('state', '!=', 'closed')
      .orderBy((eb) => eb.case().when('state', '=', 'over').then(1).else(0).end())
      .orderBy('updated', 'desc')
      .limit(most)
      .execute()
    return rows.map((row) => ({ ...summaryOf(row), seat: row.seat }))
  }

  async unfinishedOf(person: string): Promise<number> {
    const { n } = await this.#engine.db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('sitters.person', '=', person)
      .where('state', 'in', ['open', 'playing'])
      .executeTakeFirstOrThrow()
    return n
  }

  /** Tables where a clock has run out, and where a bot should have answered. */
  async due(
    now: number,
    most: number,
  ): Promise<{ readonly late: readonly string[]; readonly bots: readonly string[] }> {
    const ids = async (column: 'deadline' | 'bot_due') => {
      const query = this.#engine.db.selectFrom('heads').select('id').where(column, '>', 0).where(column, '<=', now)
      const settled = (await query.limit(most).execute()).filter(({ id }) => !this.#unsettled.has(id))
      const coming = [...this.#unsettled.values()].filter((moved) => moved[column] > 0 && moved[column] <= now)
      return [...settled, ...coming].slice(0, most).map(({ id }) => id)
    }
    return { late: await ids('deadline'), bots: await ids('bot_due') }
  }

  async record(id: string): Promise<string | undefined> {
    const found = await this.#engine.db
      .selectFrom('archive')
      .select('record')
      .where('table_id', '=', id)
      .executeTakeFirst()
    return found && gunzipSync(Buffer.from(found.record, 'base64')).toString('utf8')
  }

  /** Lets go of the steps of some matches that ended before this; how many. */
  async prune(before: number, most: number): Promise<number> {
    await this.settle()
    return this.#write('prune', before, most)
  }

  addPerson(person: Person, now: number): Promise<void> {
    return this.#write('addPerson', person, now)
  }

  person(id: string): Promise<Person | undefined> {
    return this.#engine.db.selectFrom('people').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  }

  rename(person: Person): Promise<void> {
    return this.#write('rename', person)
  }

  addRecovery(token: string, person: string, expires: number): Promise<void> {
    return this.#write('addRecovery', digest(token), person, expires)
  }

  /** The person of this token, once. */
  useRecovery(token: string, now: number): Promise<string | undefined> {
    return this.#write('useRecovery', digest(token), now)
  }

  /** The key that signs sessions: made once, shared by all nodes. */
  sessionKey(): Promise<string> {
    return this.#write('sessionKey', randomBytes(32).toString('hex'))
  }

  /** Whether it answers. */
  async isReady(): Promise<boolean> {
    try {
      await this.#engine.db.selectFrom('settings').select('name').limit(1).execute()
      return true
    } catch {
      return false
    }
  }

  async close(): Promise<void> {
    await this.settle()
    await this.#writer?.close()
    await this.#engine.db.destroy()
  }

  /** The older part of what there is now; what comes meanwhile lies behind it. */
  async #settleShare(share: number): Promise<void> {
    const first = await this.#settlePiece()
    let { from } = first
    const end = from === undefined ? 0 : from + (first.to - from) * share
    while (from !== undefined && from <= end) from = (await this.#settlePiece()).from
  }

  async #settlePiece(id?: string): Promise<Settled> {
    const settled = (await this.#writer?.settle(PIECE, id)) ?? NOTHING_COMING
    for (const [table, head] of settled.tables)
      if (this.#unsettled.get(table)?.head === head) this.#unsettled.delete(table)
    return settled
  }

  #write<N extends WriteName>(name: N, ...given: Given<N>): Promise<Written<N>> {
    const engine = this.#engine
    if (this.#writer !== undefined) return this.#writer.write(name, given)
    return engine.write((db) => write(engine, db, name, given))
  }
}

function summaryOf(row: Pick<TableRow, 'info' | 'head' | 'awaited'>): TableSummary {
  const { commitment: _, ending: __, next: ___, ...info } = JSON.parse(row.info) as TableInfo
  return { ...info, seq: row.head, awaited: JSON.parse(row.awaited) }
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
