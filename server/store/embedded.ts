/**
 * The embedded store: read here, written in a thread of its own. Steps are committed to a journal and flushed into the log
 * later (see `journal.ts`), now and then and before anybody reads them.
 */

import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { every } from '../every.ts'
import type { Appended, AppendRows } from './append.ts'
import { Checkpoints } from './checkpoints.ts'
import { type DueArgs, dueIn, type StoreEngine } from './engine.ts'
import type { Flushed } from './journal.ts'
import { type HeadRow, migrate } from './schema.ts'
import { CLUSTERED, openSqlite } from './sqlite.ts'
import type { Db } from './tx.ts'
import { Writer } from './writer.ts'
import type { WriteArgs, WriteName, WriteResult } from './writes.ts'

const FLUSH_EVERY = 500
/** Steps that are flushed in one go: commits have to wait meanwhile. */
const PIECE = 250
/** Of the journal, at a time: the more steps of a table have come together, the fewer pages are written. */
const SHARE = 1 / 8

export class EmbeddedEngine implements StoreEngine {
  // One group is made up while the other is written.
  readonly lanes = 2
  readonly isShared = false
  readonly db: Db
  readonly #path: string
  readonly #writer: Writer
  readonly #checkpoints: Checkpoints
  /** Tables with steps that may not be in the log yet, as they are with them. */
  readonly #unflushed = new Map<string, HeadRow>()
  readonly #stopFlushing: () => Promise<void>

  private constructor(path: string, db: Db, writer: Writer, failed: (error: unknown) => void) {
    this.#path = path
    this.db = db
    this.#writer = writer
    this.#checkpoints = new Checkpoints(path)
    this.#stopFlushing = every(FLUSH_EVERY, () => this.flushSome(), failed)
  }

  static async open(path: string, failed: (error: unknown) => void): Promise<EmbeddedEngine> {
    const { db } = openSqlite(path)
    await migrate(db, CLUSTERED)
    const engine = new EmbeddedEngine(path, db, new Writer(path), failed)
    // What was in the journal when it was last stopped.
    await engine.#flushShare(1)
    return engine
  }

  async upToDate(table?: string): Promise<Db> {
    if (table === undefined && this.#unflushed.size > 0) await this.#flushShare(1)
    if (table !== undefined && this.#unflushed.has(table)) await this.#flushPiece(table)
    return this.db
  }

  async due(...wanted: DueArgs): Promise<readonly string[]> {
    const [column, now, most, except] = wanted
    const flushed = (await dueIn(this.db, ...wanted)).filter((id) => !this.#unflushed.has(id))
    const unflushed = [...this.#unflushed.values()].filter((row) => row[column] > 0 && row[column] <= now)
    return [...flushed, ...unflushed.map(({ id }) => id).filter((id) => !except.includes(id))].slice(0, most)
  }

  async append(batch: readonly AppendRows[]): Promise<readonly Appended[]> {
    const appended = await this.#writer.write('append', [batch])
    for (const [i, { headRow }] of batch.entries())
      if (appended[i] === 'taken') this.#unflushed.set(headRow.id, headRow)
    return appended
  }

  write<N extends WriteName>(name: N, ...args: WriteArgs<N>): Promise<WriteResult<N>> {
    return this.#writer.write(name, args)
  }

  /** A part of the journal, what has waited longest first: often enough, nobody ever waits for much of it. */
  async flushSome(): Promise<void> {
    if (this.#unflushed.size > 0) await this.#flushShare(SHARE)
  }

  async room(): Promise<number> {
    const { bavail, bsize } = await statfs(dirname(this.#path))
    return bavail * bsize
  }

  async close(): Promise<void> {
    await this.#stopFlushing()
    await this.upToDate()
    await this.#checkpoints.close()
    await this.#writer.close()
    await this.db.destroy()
  }

  /** The older part of what there is now; what comes meanwhile lies behind it. */
  async #flushShare(share: number): Promise<void> {
    const first = await this.#flushPiece()
    let { from } = first
    const end = from === undefined ? 0 : from + (first.to - from) * share
    while (from !== undefined && from <= end) from = (await this.#flushPiece()).from
  }

  async #flushPiece(table?: string): Promise<Flushed> {
    const flushed = await this.#writer.flush(PIECE, table)
    for (const [id, head] of flushed.tables) if (this.#unflushed.get(id)?.head === head) this.#unflushed.delete(id)
    return flushed
  }
}
