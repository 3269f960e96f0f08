/**
 * How the embedded store takes steps: a commit writes them one after the other at the end of a journal, which is a page
 * or two whatever the number of tables. A little later they are sorted into the log, many of each table at once. What is
 * in the journal is as durable as what is in the log; whoever reads the log has it settled first.
 */

import type { Prepared } from './prepared.ts'
import type { LogRow, Moved } from './schema.ts'

/** Steps that are settled in one go: commits have to wait meanwhile. */
const MOST = 2_000

export class Journal {
  readonly #prepared: Prepared
  /** Of tables with steps in the journal. */
  readonly #heads = new Map<string, number>()
  /** What SQLite calls the state in which others left the file when the heads were read. */
  #version: unknown

  constructor(prepared: Prepared) {
    this.#prepared = prepared
  }

  heads(ids: readonly string[]): ReadonlyMap<string, number> {
    const version = this.#prepared.get('pragma data_version')
    if (version !== this.#version) this.#read()
    this.#version = version
    const heads = new Map<string, number>()
    for (const id of ids) {
      const head = this.#heads.get(id) ?? this.#prepared.get('select head from heads where id = ?', id)
      if (typeof head === 'number') heads.set(id, head)
    }
    return heads
  }

  add(rows: readonly LogRow[], moved: readonly Moved[]): void {
    const last = new Map(moved.map((one) => [one.id, one]))
    const insert = `insert into journal (table_id, seq, at, command, body, awaited, deadline, bot_due)
      values (?, ?, ?, ?, ?, ?, ?, ?)`
    for (const { table_id, seq, at, command, body } of rows) {
      const { awaited, deadline, bot_due } = last.get(table_id) ?? NOTHING
      this.#prepared.run(insert, table_id, seq, at, command, body, awaited, deadline, bot_due)
    }
    for (const { id, head } of moved) this.#heads.set(id, head)
  }

  /** Steps that are in the log already change nothing. Whether there are more. */
  settle(): boolean {
    const last = this.#prepared.get('select max(n) from (select n from journal order by n limit ?)', MOST)
    this.#prepared.run(
      `insert or ignore into log (table_id, seq, at, command, body)
        select table_id, seq, at, command, body from journal where n <= ? order by table_id, seq`,
      last,
    )
    // What stands beside max(seq) is of the row that has it.
    this.#prepared.run(
      `update heads set head = last.seq, awaited = last.awaited, updated = last.at, deadline = last.deadline,
          bot_due = last.bot_due
        from (select table_id, max(seq) as seq, at, awaited, deadline, bot_due from journal where n <= ?
          group by table_id) as last
        where heads.id = last.table_id and heads.head < last.seq`,
      last,
    )
    this.#prepared.run('delete from journal where n <= ?', last)
    const isMore = this.#prepared.get('select n from journal limit 1') !== undefined
    if (!isMore) this.#heads.clear()
    return isMore
  }

  /** After something was undone. */
  reread(): void {
    this.#version = undefined
  }

  #read(): void {
    this.#heads.clear()
    for (const [id, head] of this.#prepared.all('select table_id, max(seq) from journal group by table_id'))
      this.#heads.set(id as string, head as number)
  }
}

const NOTHING = { awaited: '[]', deadline: 0, bot_due: 0 } as const
