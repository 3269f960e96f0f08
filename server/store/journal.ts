/**
 * How the embedded store takes steps: a commit writes all of them in one piece at the end of a journal, which is a page
 * or two whatever the number of tables. A little later they are taken apart and sorted into the log, many of each table
 * at once. What is in the journal is as durable as what is in the log; whoever reads the log has it settled first.
 */

import type { Prepared } from './prepared.ts'
import { type Append, allSteps } from './steps.ts'

/** Commits that are settled in one go: others have to wait meanwhile. */
const MOST = 16

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

  add(batch: readonly Append[]): void {
    this.#prepared.run('insert into journal (steps) values (?)', allSteps(batch))
    for (const { id, head } of batch) this.#heads.set(id, head)
  }

  /** Steps that are in the log already change nothing. Whether there are more. */
  settle(): boolean {
    const groups = this.#prepared.all('select n, steps from journal order by n limit ?', MOST)
    const steps = groups.flatMap(([, text]) => JSON.parse(text as string) as Step[])
    for (const [id, own] of Map.groupBy(steps, ([table]) => table)) this.#sort(id, own)
    this.#prepared.run('delete from journal where n <= ?', groups.at(-1)?.[0])
    const isMore = this.#prepared.get('select n from journal limit 1') !== undefined
    if (!isMore) this.#heads.clear()
    return isMore
  }

  #sort(id: string, steps: readonly Step[]): void {
    const insert = 'insert or ignore into log (table_id, seq, at, command, body) values (?, ?, ?, ?, ?)'
    for (const [, seq, at, command, body] of steps)
      this.#prepared.run(insert, id, seq, at, command, JSON.stringify(body))
    const [, head, updated, , , awaited, deadline, bot_due] = steps[steps.length - 1]
    this.#prepared.run(
      'update heads set head = ?, awaited = ?, updated = ?, deadline = ?, bot_due = ? where id = ? and head < ?',
      ...[head, JSON.stringify(awaited), updated, deadline, bot_due, id, head],
    )
  }

  /** After something was undone. */
  reread(): void {
    this.#version = undefined
  }

  #read(): void {
    this.#heads.clear()
    const heads = 'select value ->> 0, max(value ->> 1) from journal, json_each(steps) group by 1'
    for (const [id, head] of this.#prepared.all(heads)) this.#heads.set(id as string, head as number)
  }
}

/** See `stepsText`. */
type Step = readonly [
  table: string,
  seq: number,
  at: number,
  command: string,
  body: unknown,
  awaited: unknown,
  deadline: number,
  botDue: number,
]
