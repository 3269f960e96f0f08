/**
 * How the embedded store takes steps: a commit writes them one after the other at the end of a journal, which is a page
 * or two whatever the number of tables. Later they are sorted into the log, some tables at a time and many steps of each
 * at once. What is in the journal is as durable as what is in the log; whoever reads a table has it settled first.
 */

import type { Prepared } from './prepared.ts'
import type { LogRow, Moved } from './schema.ts'

/** What a settling did: the tables, each with its last step. What is not settled lies between `from` and `to`. */
export interface Settled {
  readonly tables: readonly (readonly [id: string, head: number])[]
  readonly from: number | undefined
  readonly to: number
}

export const NOTHING_COMING: Settled = { tables: [], from: undefined, to: 0 }

/** The steps of a table that are not in the log yet. */
interface Coming {
  /** Where in the journal the first of them is. */
  readonly from: number
  readonly rows: LogRow[]
  moved: Moved
}

export class Journal {
  readonly #prepared: Prepared
  /** By table, the longest waiting first. */
  readonly #coming = new Map<string, Coming>()
  /** Where the last step is. */
  #to = 0
  /** What SQLite calls the state in which others left the file when it was last read. */
  #version: unknown

  constructor(prepared: Prepared) {
    this.#prepared = prepared
  }

  heads(ids: readonly string[]): ReadonlyMap<string, number> {
    this.#refresh()
    const heads = new Map<string, number>()
    for (const id of ids) {
      const head = this.#coming.get(id)?.moved.head ?? this.#prepared.get('select head from heads where id = ?', id)
      if (typeof head === 'number') heads.set(id, head)
    }
    return heads
  }

  add(rows: readonly LogRow[], moved: readonly Moved[]): void {
    const last = new Map(moved.map((one) => [one.id, one]))
    const insert = `insert into journal (table_id, seq, at, command, body, awaited, deadline, bot_due)
      values (?, ?, ?, ?, ?, ?, ?, ?)`
    for (const row of rows) {
      const { table_id, seq, at, command, body } = row
      const now = last.get(table_id)
      if (now === undefined) throw new Error(`a step of ${table_id}, which has not moved`)
      const { awaited, deadline, bot_due } = now
      this.#take(this.#prepared.run(insert, table_id, seq, at, command, body, awaited, deadline, bot_due), row, now)
    }
  }

  /**
   * Of this table, or of those that have waited longest until so many steps are done. Steps that are in the log already
   * change nothing: the journal is cut off where the first that is not begins.
   */
  settle(most: number, id?: string): Settled {
    this.#refresh()
    const tables: [string, number][] = []
    let done = 0
    for (const table of id === undefined ? this.#coming.keys() : [id]) {
      const coming = this.#coming.get(table)
      if (coming === undefined || done >= most) break
      this.#settle(coming)
      this.#coming.delete(table)
      tables.push([table, coming.moved.head])
      done += coming.rows.length
    }
    const [first] = this.#coming.values()
    if (first === undefined) this.#prepared.run('delete from journal')
    else this.#prepared.run('delete from journal where n < ?', first.from)
    return { tables, from: first?.from, to: this.#to }
  }

  /** After something was undone. */
  reread(): void {
    this.#version = undefined
  }

  #settle({ rows, moved }: Coming): void {
    const insert = 'insert or ignore into log (table_id, seq, at, command, body) values (?, ?, ?, ?, ?)'
    for (const { table_id, seq, at, command, body } of rows)
      this.#prepared.run(insert, table_id, seq, at, command, body)
    const { id, head, awaited, updated, deadline, bot_due } = moved
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

  #take(n: number, row: LogRow, moved: Moved): void {
    const coming = this.#coming.get(row.table_id)
    if (coming === undefined) this.#coming.set(row.table_id, { from: n, rows: [row], moved })
    else {
      coming.rows.push(row)
      coming.moved = moved
    }
    this.#to = n
  }

  /** Reads the journal if it is not as we left it. */
  #refresh(): void {
    const version = this.#prepared.get('pragma data_version')
    if (version === this.#version) return
    this.#version = version
    this.#coming.clear()
    const all = 'select n, table_id, seq, at, command, body, awaited, deadline, bot_due from journal order by n'
    for (const row of this.#prepared.all(all)) {
      const [n, id, seq, at, command, body, awaited, deadline, bot_due] = row as Row
      const moved = { id, head: seq, awaited, updated: at, deadline, bot_due }
      this.#take(n, { table_id: id, seq, at, command, body }, moved)
    }
  }
}

type Row = readonly [
  n: number,
  table_id: string,
  seq: number,
  at: number,
  command: string,
  body: string,
  awaited: string,
  deadline: number,
  bot_due: number,
]
