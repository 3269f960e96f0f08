/** What the server asks of its store. A step that was appended is durable; nothing is ever half done. */

import { createHash, randomBytes } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { LIMITS } from '@windward/protocol/limits.ts'
import { type Filter, type Person, type TableInfo, TableSummary } from '@windward/protocol/tables.ts'
import { sql } from 'kysely'
import type { Step } from '../tables/step.ts'
import { type Append, type Appended, appendRows, type NewTableRows, stepOf } from './append.ts'
import { EmbeddedEngine } from './embedded.ts'
import type { StoreEngine } from './engine.ts'
import { PostgresEngine } from './postgres.ts'
import type { StepRow, TableRow } from './schema.ts'
import type { Untouched } from './writes.ts'

/** All that is needed to have a table in memory again. */
export interface StoredTable {
  readonly row: TableRow
  readonly snapshot: string | undefined
  /** Steps after the snapshot. */
  readonly steps: readonly Step[]
  /** All commands ever done at the table, and the steps they became. */
  readonly commands: readonly { readonly command: string; readonly seq: number; readonly sent: string }[]
}

/** `touched`: when something last happened there, for the server's eyes alone. */
export type ListedTable = TableSummary & { readonly touched: number }

/** `era`: how often all their sessions were ended. */
export type StoredPerson = Person & { readonly era: number }

/** `sent`: a digest of what was asked for. */
export interface MadeTable {
  readonly id: string
  readonly sent: string
}

export class Store {
  readonly lanes: number
  readonly isShared: boolean
  readonly #engine: StoreEngine

  private constructor(engine: StoreEngine) {
    this.#engine = engine
    this.lanes = engine.lanes
    this.isShared = engine.isShared
  }

  /** `where`: the path of a file, or `postgres://…`. `failed` is told of what goes wrong while nobody asks. */
  static async open(where: string, failed: (error: unknown) => void = rethrow): Promise<Store> {
    return new Store(isPostgres(where) ? await PostgresEngine.open(where) : await EmbeddedEngine.open(where, failed))
  }

  /** What became of each. One commit for all that were taken. */
  append(batch: readonly Append[]): Promise<readonly Appended[]> {
    return this.#engine.append(batch.map(appendRows))
  }

  /** The table that this command made, now or before. */
  open(row: NewTableRows): Promise<MadeTable> {
    return this.#engine.write('open', row)
  }

  /** The table that this command has made already. */
  madeBy(command: string): Promise<MadeTable | undefined> {
    return this.#engine.db.selectFrom('tables').select(['id', 'sent']).where('made', '=', command).executeTakeFirst()
  }

  async load(id: string): Promise<StoredTable | undefined> {
    const db = await this.#engine.upToDate(id)
    // A table may move on between these reads; a step too many is seen by its number, one too few by the next append.
    const row = await db
      .selectFrom('tables')
      .innerJoin('heads', 'heads.id', 'tables.id')
      .selectAll()
      .where('tables.id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const snapshot = await db.selectFrom('snapshots').selectAll().where('table_id', '=', id).executeTakeFirst()
    const steps = await this.since(id, snapshot?.seq ?? 0)
    const commands = await db.selectFrom('log').select(['command', 'seq', 'sent']).where('table_id', '=', id).execute()
    return { row, snapshot: snapshot?.body, steps, commands }
  }

  /** Steps after this one, in order. */
  async since(id: string, seq: number): Promise<readonly Step[]> {
    const db = await this.#engine.upToDate(id)
    const rows = await db
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', id)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute()
    return rows.map(stepOf)
  }

  /** The same of many tables, each after its own, in one question: a node that shares them asks before every commit. */
  async sinceEach(after: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, readonly StepRow[]>> {
    const db = await this.#engine.upToDate()
    const wanted = [...after].map(([id, seq]) => sql`(cast(${id} as text), cast(${seq} as bigint))`)
    const { rows } = await sql<StepRow>`with wanted (id, after) as (values ${sql.join(wanted)})
      select log.* from wanted join log on log.table_id = wanted.id and log.seq > wanted.after
      order by log.table_id, log.seq`.execute(db)
    return Map.groupBy(rows, (row) => row.table_id)
  }

  /** The last step of each of these tables. */
  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const db = await this.#engine.upToDate()
    const rows = await db.selectFrom('heads').select(['id', 'head']).where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, head }) => [id, head]))
  }

  async lobby(filter: Filter, most: number): Promise<readonly ListedTable[]> {
    const db = await this.#engine.upToDate()
    let query = db
      .selectFrom('tables')
      .innerJoin('heads', 'heads.id', 'tables.id')
      .select(['info', 'awaited', 'updated'])
      .where('listed', '=', 1)
    query = query.where('state', 'in', filter.state === undefined ? ['open', 'playing'] : [filter.state])
    if (filter.game !== undefined) query = query.where('game', '=', filter.game)
    const rows = await query
      .orderBy('updated', 'desc')
      .limit(most * LOOKED_THROUGH)
      .execute()
    const listed = rows.flatMap((row) => summariesOf(row).map((summary) => ({ ...summary, touched: row.updated })))
    return fairly(listed, most)
  }

  /** A person's tables, those not over first, the latest first. */
  async tablesOf(person: string, most: number): Promise<readonly (TableSummary & { seat: number })[]> {
    const db = await this.#engine.upToDate()
    const rows = await db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .innerJoin('heads', 'heads.id', 'tables.id')
      .select(['info', 'awaited', 'seat', 'state', 'updated'])
      .where('sitters.person', '=', person)
      // What was closed because its rules are gone stays, so that its people learn of it.
      .where((eb) => eb.or([eb('state', '!=', 'closed'), eb('info', 'like', '%"closed":"rulesGone"%')]))
      .orderBy((eb) => eb.case().when('state', '=', 'over').then(1).else(0).end())
      .orderBy('updated', 'desc')
      .limit(most)
      .execute()
    return rows.flatMap((row) => summariesOf(row).map((summary) => ({ ...summary, seat: row.seat })))
  }

  /** At which tables something was done since, and of whom of these. */
  async touchedSince(
    persons: readonly string[],
    since: number,
  ): Promise<readonly { readonly person: string; readonly table: string }[]> {
    const db = await this.#engine.upToDate()
    return db
      .selectFrom('sitters')
      .innerJoin('heads', 'heads.id', 'sitters.table_id')
      .select(['sitters.person', 'heads.id as table'])
      .where('sitters.person', 'in', persons)
      .where('heads.updated', '>=', since)
      .execute()
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
    except: readonly string[] = [],
  ): Promise<{ readonly late: readonly string[]; readonly bots: readonly string[] }> {
    const [late, bots] = await Promise.all([
      this.#engine.due('deadline', now, most, except),
      this.#engine.due('bot_due', now, most, except),
    ])
    return { late, bots }
  }

  /** The table as everyone may know it. */
  async info(id: string): Promise<TableInfo | undefined> {
    const db = await this.#engine.upToDate(id)
    const row = await db.selectFrom('tables').select('info').where('id', '=', id).executeTakeFirst()
    return row && (JSON.parse(row.info) as TableInfo)
  }

  async record(id: string): Promise<string | undefined> {
    const found = await this.#engine.db
      .selectFrom('archive')
      .select('record')
      .where('table_id', '=', id)
      .executeTakeFirst()
    return found && unzipped(found.record)
  }

  async analysis(id: string): Promise<{ readonly effort: number; readonly text: string } | undefined> {
    const found = await this.#engine.db
      .selectFrom('analyses')
      .select(['effort', 'body'])
      .where('table_id', '=', id)
      .executeTakeFirst()
    return found && { effort: found.effort, text: unzipped(found.body) }
  }

  keepAnalysis(id: string, effort: number, text: string): Promise<void> {
    return this.#engine.write('keepAnalysis', id, effort, gzipSync(text).toString('base64'))
  }

  /** Lets go of the steps of some matches that ended before this; how many. */
  async prune(before: number, most: number): Promise<number> {
    const ended = await this.#engine.db
      .selectFrom('archive')
      .select('table_id')
      .where('has_log', '=', 1)
      .where('ended', '<', before)
      .limit(most)
      .execute()
    const ids = ended.map(({ table_id }) => table_id)
    if (ids.length === 0) return 0
    // Theirs alone: all that waits would hold up those who play, for a second and longer.
    await Promise.all(ids.map((id) => this.#engine.upToDate(id)))
    await this.#engine.write('prune', ids)
    return ids.length
  }

  /** Removes some of what nobody has touched for too long; how many tables and people. */
  async remove(untouched: Untouched, most: number): Promise<number> {
    await this.#engine.upToDate()
    return this.#engine.write('remove', untouched, most)
  }

  addPerson(person: Person, now: number): Promise<void> {
    return this.#engine.write('addPerson', person, now)
  }

  async person(id: string): Promise<StoredPerson | undefined> {
    return (await this.persons([id])).at(0)
  }

  async persons(ids: readonly string[]): Promise<readonly StoredPerson[]> {
    return this.#engine.db.selectFrom('people').select(['id', 'name', 'era']).where('id', 'in', ids).execute()
  }

  /** Ends all sessions of this person, and voids links that were not used; the era of those that are opened from now on. */
  endSessions(person: string): Promise<number> {
    return this.#engine.write('endSessions', person)
  }

  /** When the last step was done anywhere; 0 if there was none. */
  async latest(): Promise<number> {
    const db = await this.#engine.upToDate()
    const { last } = await db
      .selectFrom('heads')
      .select((eb) => eb.fn.max('updated').as('last'))
      .executeTakeFirstOrThrow()
    return last ?? 0
  }

  rename(person: Person): Promise<void> {
    return this.#engine.write('rename', person)
  }

  addRecovery(token: string, person: string, expires: number): Promise<void> {
    return this.#engine.write('addRecovery', digest(token), person, expires)
  }

  /** The person of this token, once. */
  useRecovery(token: string, now: number): Promise<string | undefined> {
    return this.#engine.write('useRecovery', digest(token), now)
  }

  /** The key that signs sessions: made once, shared by all nodes. */
  sessionKey(): Promise<string> {
    return this.#engine.write('sessionKey', randomBytes(32).toString('hex'))
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

  /** Whether so many bytes are left for it. */
  async hasRoom(bytes: number): Promise<boolean> {
    return (await this.#engine.room()) >= bytes
  }

  close(): Promise<void> {
    return this.#engine.close()
  }
}

export function isPostgres(where: string): boolean {
  return /^postgres(ql)?:/.test(where)
}

function rethrow(error: unknown): never {
  throw error
}

/** How many times as many as are told. */
const LOOKED_THROUGH = 5

/** Nobody fills it alone: of each host the latest few. */
function fairly<T extends TableSummary>(tables: readonly T[], most: number): readonly T[] {
  const of = new Map<string, number>()
  const shown = tables.filter(({ host }) => {
    const n = (of.get(host) ?? 0) + 1
    of.set(host, n)
    return n <= LIMITS.listedEach
  })
  return shown.slice(0, most)
}

/** A row that cannot be read as one is left out: no table keeps the others from being listed. */
function summariesOf({ info, awaited }: Pick<TableRow, 'info' | 'awaited'>): readonly TableSummary[] {
  try {
    return [TableSummary.parse({ ...JSON.parse(info), awaited: JSON.parse(awaited) })]
  } catch {
    return []
  }
}

function unzipped(text: string): string {
  return gunzipSync(Buffer.from(text, 'base64')).toString('utf8')
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
