/**
 * How the embedded store takes steps: a commit writes them one after the other at the end of a journal, which is a page
 * or two whatever the number of tables. Later they are flushed into the log, some tables at a time and many steps of each
 * at once. What is in the journal is as durable as what is in the log.
 */

import type { PreparedStatements } from './prepared.ts'
import type { HeadRow, StepRow } from './schema.ts'

/** What was flushed: the tables, each with its last step. What is left lies between `from` and `to`. */
export interface Flushed {
  readonly tables: readonly (readonly [id: string, head: number])[]
  readonly from: number | undefined
  readonly to: number
}

/** The steps of a table that are not in the log yet. */
interface PendingSteps {
  /** Where in the journal the first of them is. */
  readonly from: number
  readonly rows: StepRow[]
  headRow: HeadRow
}

export class Journal {
  readonly #prepared: PreparedStatements
  /** By table, the longest waiting first. */
  readonly #pending = new Map<string, PendingSteps>()
  /** Where the last step is. */
  #to = 0
  /** What SQLite calls the state in which others left the file when it was last read. */
  #version: unknown

  constructor(prepared: PreparedStatements) {
    this.#prepared = prepared
  }

  heads(ids: readonly string[]): ReadonlyMap<string, number> {
    this.#refresh()
    const heads = new Map<string, number>()
    for (const id of ids) {
      const head = this.#pending.get(id)?.headRow.head ?? this.#prepared.get('select head from heads where id = ?', id)
      if (typeof head === 'number') heads.set(id, head)
    }
    return heads
  }

  add(rows: readonly StepRow[], headRows: readonly HeadRow[]): void {
    const last = new Map(headRows.map((one) => [one.id, one]))
    const insert = `insert into journal (table_id, seq, at, command, sent, body, awaited, deadline, bot_due)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?)`
    for (const row of rows) {
      const { table_id, seq, at, command, sent, body } = row
      const now = last.get(table_id)
      if (now === undefined) throw new Error(`a step of ${table_id}, whose head is not given`)
      const { awaited, deadline, bot_due } = now
      const n = this.#prepared.run(insert, table_id, seq, at, command, sent, body, awaited, deadline, bot_due)
      this.#take(n, row, now)
    }
  }

  /**
   * Of this table, or of those that have waited longest until so many steps are done. Steps that are in the log already
   * change nothing: the journal is cut off where the first that is not begins.
   */
  flush(most: number, id?: string): Flushed {
    this.#refresh()
    const tables: [string, number][] = []
    let done = 0
    for (const table of id === undefined ? this.#pending.keys() : [id]) {
      const pending = this.#pending.get(table)
      if (pending === undefined || done >= most) break
      this.#flush(pending)
      this.#pending.delete(table)
      tables.push([table, pending.headRow.head])
      done += pending.rows.length
    }
    const [first] = this.#pending.values()
    if (first === undefined) this.#prepared.run('delete from journal')
    else this.#prepared.run('delete from journal where n < ?', first.from)
    return { tables, from: first?.from, to: this.#to }
  }

  /** After something was undone. */
  reread(): void {
    this.#version = undefined
  }

  #flush({ rows, headRow }: PendingSteps): void {
    const insert = 'insert or ignore into log (table_id, seq, at, command, sent, body) values (?, ?, ?, ?, ?, ?)'
    for (const { table_id, seq, at, command, sent, body } of rows)
      this.#prepared.run(insert, table_id, seq, at, command, sent, body)
    const { id, head, awaited, updated, deadline, bot_due } = headRow
    this.#prepared.run(
      `update heads set head = ?, awaited = ?, updated = ?, deadline = ?, bot_due = ? where id = ? and head < ?`,
      head,
      awaited,
      updated,
      deadline,
      bot_due,
      id,
      head,
    )
  }

  #take(n: number, row: StepRow, headRow: HeadRow): void {
    const pending = this.#pending.get(row.table_id)
    if (pending === undefined) this.#pending.set(row.table_id, { from: n, rows: [row], headRow })
    else {
      pending.rows.push(row)
      pending.headRow = headRow
    }
    this.#to = n
  }

  /** Reads the journal if it is not as we left it. */
  #refresh(): void {
    const version = this.#prepared.get('pragma data_version')
    if (version === this.#version) return
    this.#version = version
    this.#pending.clear()
    const all = 'select n, table_id, seq, at, command, sent, body, awaited, deadline, bot_due from journal order by n'
    for (const row of this.#prepared.all(all)) {
      const [n, id, seq, at, command, sent, body, awaited, deadline, bot_due] = row as Row
      const headRow = { id, head: seq, awaited, updated: at, deadline, bot_due }
      this.#take(n, { table_id: id, seq, at, command, sent, body }, headRow)
    }
  }
}

type Row = readonly [
  n: number,
  table_id: string,
  seq: number,
  at: number,
  command: string,
  sent: string,
  body: string,
  awaited: string,
  deadline: number,
  bot_due: number,
]
