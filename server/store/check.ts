/**
 * What of an embedded store is whole, and what is not: pages that cannot be read are named, and each table is read, repeated
 * by its rules and, where it is over, its record verified. What is whole can be copied into a new store.
 */

import { existsSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { isGameId } from '@windward/games/catalogue.ts'
import { verifyRecord } from '@windward/games/records.ts'
import { revisionOf } from '@windward/games/revisions.ts'
import { TableInfo } from '@windward/protocol/tables.ts'
import Database from 'better-sqlite3'
import { Table } from '../tables/table.ts'
import { stepOf } from './append.ts'
import type { CopyFault } from './backup.ts'
import { EmbeddedEngine } from './embedded.ts'
import type { HeadRow, Schema, StepRow, TableRow } from './schema.ts'

export interface StoreReport {
  readonly ok: true
  /** How many there are, and how many of them are whole. */
  readonly tables: number
  readonly whole: number
  readonly people: number
  readonly damage: readonly StoreDamage[]
}

/** `pages`: of the file. `table`: one of the game tables. `rows`: other rows, of the named kind. */
export interface StoreDamage {
  readonly what: 'pages' | 'table' | 'rows'
  readonly which: string
  readonly detail: string
}

type CheckResult =
  | StoreReport
  | { readonly ok: false; readonly code: CopyFault; readonly path: string; detail?: string }

/** `rescue`: the path of a new store for what is whole. */
export async function checkStore(path: string, rescue?: string): Promise<CheckResult> {
  if (!existsSync(path)) return { ok: false, code: 'missing', path }
  if (rescue !== undefined && existsSync(rescue)) return { ok: false, code: 'isThere', path: rescue }
  const file = new Database(path, { readonly: true })
  try {
    file.prepare('select count(*) from sqlite_master').get()
  } catch (error) {
    file.close()
    return { ok: false, code: 'notAStore', path, detail: messageOf(error) }
  }
  try {
    return await new StoreCheck(file).run(rescue)
  } finally {
    file.close()
  }
}

type Row = Readonly<Record<string, unknown>>
type Kind = keyof Schema

/** Rows of one game table, by where they lie. */
const PARTS = ['tables', 'heads', 'log', 'journal', 'sitters', 'snapshots', 'archive', 'analyses'] as const
const OTHERS = ['people', 'settings', 'recoveries'] as const

class StoreCheck {
  readonly #file: Database.Database
  readonly #damage: StoreDamage[] = []

  /** An older store has not all of them. */
  readonly #kinds: ReadonlySet<unknown>

  constructor(file: Database.Database) {
    this.#file = file
    this.#kinds = new Set(file.prepare(`select name from sqlite_master where type = 'table'`).pluck().all())
  }

  async run(rescue: string | undefined): Promise<StoreReport> {
    this.#checkPages()
    const rescued = rescue === undefined ? undefined : await newStore(rescue)
    try {
      const ids = this.#ids()
      let whole = 0
      for (const id of ids) {
        try {
          const parts = this.#partsOf(id)
          await repeat(parts)
          whole += 1
          if (rescued !== undefined) for (const kind of PARTS) insert(rescued, kind, parts[kind])
        } catch (error) {
          this.#damage.push({ what: 'table', which: id, detail: messageOf(error) })
        }
      }
      const others = OTHERS.map((kind) => [kind, this.#walk(kind)] as const)
      if (rescued !== undefined) for (const [kind, rows] of others) insert(rescued, kind, rows)
      const people = others.find(([kind]) => kind === 'people')?.[1].length ?? 0
      return { ok: true, tables: ids.length, whole, people, damage: this.#damage }
    } finally {
      rescued?.close()
    }
  }

  /** Pages that are none any more, with what lay there; then what SQLite itself finds, kind by kind. */
  #checkPages(): void {
    const lost = `select name, pageno from dbstat where pagetype = 'corrupted'`
    for (const { name, pageno } of this.#tried(lost, 'dbstat')) {
      this.#damage.push({ what: 'pages', which: String(pageno), detail: String(name) })
    }
    for (const kind of [...PARTS, ...OTHERS].filter((kind) => this.#kinds.has(kind))) {
      for (const { integrity_check: found } of this.#tried(`pragma integrity_check('${kind}')`, kind)) {
        if (found !== 'ok') this.#damage.push({ what: 'rows', which: kind, detail: String(found) })
      }
    }
  }

  /** Not one by one: SQLite must not stumble while we hold on to a row. */
  #tried(sql: string, which: string): readonly Row[] {
    try {
      return this.#file.prepare(sql).all() as Row[]
    } catch (error) {
      this.#damage.push({ what: 'rows', which, detail: messageOf(error) })
      return []
    }
  }

  /** Of all tables, by whatever still names them: the rows themselves, the index over them, the heads. */
  #ids(): readonly string[] {
    const ids = new Set(this.#walk('tables').map(({ id }) => String(id)))
    for (const kind of ['tables', 'heads'] as const) {
      for (const { id } of this.#tried(`select id from ${kind} order by id`, kind)) ids.add(String(id))
    }
    return [...ids].sort()
  }

  #partsOf(id: string): Parts {
    const rows = (kind: Kind) => {
      if (!this.#kinds.has(kind)) return []
      const key = kind === 'tables' || kind === 'heads' ? 'id' : 'table_id'
      try {
        return this.#file.prepare(`select * from ${kind} where ${key} = ?`).all(id) as Row[]
      } catch (error) {
        throw new Error(`${kind}: ${messageOf(error)}`)
      }
    }
    return Object.fromEntries(PARTS.map((kind) => [kind, rows(kind)])) as unknown as Parts
  }

  /** All rows that can be read: where a stretch of them cannot, its halves are tried. */
  #walk(kind: Kind): readonly Row[] {
    const found: Row[] = []
    const read = (from: number, to: number): void => {
      const sql = `select * from ${kind} where rowid between ? and ?`
      try {
        found.push(...(this.#file.prepare(sql).all(from, to) as Row[]))
      } catch (error) {
        if (from === to) this.#damage.push({ what: 'rows', which: kind, detail: `${from}: ${messageOf(error)}` })
        if (from >= to) return
        const middle = Math.floor((from + to) / 2)
        read(from, middle)
        read(middle + 1, to)
      }
    }
    try {
      const last = this.#file.prepare(`select max(rowid) from ${kind}`).pluck().get()
      read(1, Number(last ?? 0))
    } catch (error) {
      this.#damage.push({ what: 'rows', which: kind, detail: messageOf(error) })
    }
    return found
  }
}

interface Parts {
  readonly tables: readonly Row[]
  readonly heads: readonly HeadRow[]
  readonly log: readonly StepRow[]
  readonly journal: readonly (StepRow & HeadRow)[]
  readonly sitters: readonly Row[]
  readonly snapshots: readonly { readonly seq: number; readonly body: string }[]
  readonly archive: readonly { readonly record: string }[]
  readonly analyses: readonly Row[]
}

/** Throws where what is written of a table does not amount to it. */
async function repeat({ tables, heads, log, journal, snapshots, archive }: Parts): Promise<void> {
  const [row] = tables as unknown as readonly TableRow[]
  const [head] = heads
  if (row === undefined || head === undefined) throw new Error('its row is gone')
  const { game, rev } = TableInfo.parse(JSON.parse(row.info))
  for (const { record } of archive) await holds(gunzipSync(Buffer.from(record, 'base64')).toString('utf8'))
  const revision = isGameId(game) ? await revisionOf(game, rev) : undefined
  // By rules that nobody has here it cannot be repeated, nor be called damaged.
  if (!revision?.ok) return
  const steps = [...new Map([...log, ...journal].map((step) => [step.seq, step])).values()].sort(
    (a, b) => a.seq - b.seq,
  )
  const last = Math.max(head.head, ...journal.map(({ seq }) => seq))
  // From the first step, where they are all there still, and from where a server would begin.
  const beginnings = steps[0]?.seq === 1 && snapshots.length > 0 ? [undefined, snapshots[0]] : [snapshots[0]]
  for (const snapshot of beginnings) {
    const since = steps.filter(({ seq }) => seq > (snapshot?.seq ?? 0)).map(stepOf)
    const stored = { row: { ...row, ...head }, snapshot: snapshot?.body, steps: since, commands: [] }
    const table = Table.restore(revision.game, stored)
    if (table.head !== last) throw new Error(`its steps end with ${table.head}, not with ${last}`)
  }
}

async function holds(record: string): Promise<void> {
  const verified = await verifyRecord(record)
  if (!verified.ok && verified.fault.code !== 'otherRevision') throw new Error(`its record: ${verified.fault.code}`)
}

/** Empty, with the schema of today. */
async function newStore(path: string): Promise<Database.Database> {
  const engine = await EmbeddedEngine.open(path, () => {})
  await engine.close()
  return new Database(path)
}

function insert(into: Database.Database, kind: Kind, rows: readonly object[]): void {
  for (const row of rows) {
    const columns = Object.keys(row)
    const sql = `insert into ${kind} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
    into.prepare(sql).run(...Object.values(row))
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
