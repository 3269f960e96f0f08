/**
 * Steps are done in groups: what arrives while a group is being committed makes up the next one. Nobody is answered or
 * told before the commit that holds their step. Each table belongs to one lane, so that its steps come one at a time.
 */

import type { Answer } from '@windward/protocol/commands.ts'
import type { Append, Extras, NewRow } from '../store/append.ts'
import type { Kept, Store } from '../store/store.ts'
import { type Entry, entryOf, rowOf } from './entry.ts'
import { type Around, type Deed, perform, refuse } from './perform.ts'
import type { Table } from './table.ts'

export interface LaneHouse {
  readonly store: Store
  readonly around: Around
  restore(kept: Kept): Table
  rematchOf(table: Table, id: string, by: string): NewRow
  /** After the commit. */
  publish(table: Table, entries: readonly Entry[], before: Before): void
  failed(error: unknown): void
  committed(steps: number, milliseconds: number): void
}

/** What a table was before a group of steps. */
export interface Before {
  readonly head: number
  readonly awaited: readonly number[]
}

/** Steps between two snapshots. */
const SNAPSHOT_EVERY = 128
const MOST_TOGETHER = 512
const MOST_TRIES = 20

export class Lane {
  readonly #house: LaneHouse
  readonly #cache = new Map<string, Cached>()
  #jobs: Job[] = []
  #isRunning = false
  #idle: (() => void)[] = []

  constructor(house: LaneHouse) {
    this.#house = house
  }

  get tables(): number {
    return this.#cache.size
  }

  do(id: string, deed: Omit<Deed, 'now'>, answer: (answer: Answer) => void): void {
    this.#add({ kind: 'deed', id, deed, answer, tries: 0 })
  }

  /** On a state that is committed; undefined when there is no such table. */
  read<T>(id: string, look: (table: Table | undefined) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const see = (table: Table | undefined) => {
        try {
          resolve(look(table))
        } catch (error) {
          reject(error)
        }
      }
      this.#add({ kind: 'look', id, look: see, fail: reject, tries: 0 })
    })
  }

  /** Forgets tables that nobody has touched since. */
  forget(since: number): void {
    if (this.#isRunning) return
    for (const [id, { used }] of this.#cache) if (used < since) this.#cache.delete(id)
  }

  /** When all that was begun is done. */
  drain(): Promise<void> {
    return this.#isRunning ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve()
  }

  #add(job: Job): void {
    this.#jobs.push(job)
    if (this.#isRunning) return
    this.#isRunning = true
    // Not at once: whatever else has arrived with this one belongs to the same group.
    setImmediate(() => this.#run())
  }

  async #run(): Promise<void> {
    while (this.#jobs.length > 0) {
      const jobs = this.#jobs.splice(0, MOST_TOGETHER)
      try {
        await this.#group(jobs)
      } catch (error) {
        this.#house.failed(error)
        for (const job of jobs) {
          this.#cache.delete(job.id)
          if (job.kind === 'deed') job.answer(refuse('failed'))
          else job.fail(error)
        }
      }
    }
    this.#isRunning = false
    for (const done of this.#idle.splice(0)) done()
  }

  async #group(jobs: readonly Job[]): Promise<void> {
    const byTable = Map.groupBy(jobs, ({ id }) => id)
    await this.#catchUp([...byTable.keys()])
    const works = [...byTable].map(([id, own]) => this.#work(id, own))
    const writes = works.filter(({ entries }) => entries.length > 0)
    const began = performance.now()
    const taken = writes.length > 0 ? await this.#house.store.append(writes.map((work) => this.#appendOf(work))) : []
    if (writes.length > 0)
      this.#house.committed(
        writes.reduce((n, w) => n + w.entries.length, 0),
        performance.now() - began,
      )
    const again = new Set(writes.filter((_, i) => !taken[i]).map(({ id }) => id))
    for (const work of works) {
      if (again.has(work.id)) this.#retry(work)
      else this.#finish(work)
    }
  }

  /** Another node was faster: what we made of it is void. */
  #retry({ id, jobs }: Work): void {
    this.#cache.delete(id)
    for (const job of jobs) {
      job.tries += 1
      if (job.tries < MOST_TRIES) this.#jobs.push(job)
      else if (job.kind === 'deed') job.answer(refuse('failed'))
      else job.fail(new Error('too many tries'))
    }
  }

  #work(id: string, jobs: readonly Job[]): Work {
    const cached = this.#cache.get(id)
    const before = { head: cached?.table.head ?? 0, awaited: cached?.table.awaited() ?? [] }
    const entries: Entry[] = []
    const answers: [Deeds, Answer][] = []
    const now = Date.now()
    for (const job of jobs) {
      if (job.kind !== 'deed') continue
      if (cached === undefined) answers.push([job, refuse('noSuchTable')])
      else answers.push([job, this.#perform(cached.table, { ...job.deed, now }, entries)])
    }
    if (cached !== undefined) cached.used = now
    return { id, jobs, table: cached?.table, before, entries, answers }
  }

  #perform(table: Table, deed: Deed, entries: Entry[]): Answer {
    const first = table.commands.get(deed.id)
    if (first !== undefined) return done(table, deed, first)
    const performed = perform(table, deed, this.#house.around)
    if (!performed.ok) return performed
    entries.push(performed.entry)
    return done(table, deed, performed.entry.seq)
  }

  #appendOf({ table, entries, before }: Work): Append {
    if (table === undefined) throw new Error('steps at no table')
    const extras = this.#extrasOf(table, entries, before)
    return {
      after: before.head,
      rows: entries.map((entry) => rowOf(table.info.id, entry)),
      moved: table.moved(entries.at(-1)?.at ?? 0),
      ...(extras !== undefined && { extras }),
    }
  }

  #extrasOf(table: Table, entries: readonly Entry[], before: Before): Extras | undefined {
    const isChanged = table.infoAt > before.head
    const isDue = table.head - table.snapshotAt >= SNAPSHOT_EVERY && table.canBeKept()
    if (!isChanged && !isDue) return undefined
    const isSeated = entries.some(({ body }) => body.type === 'join' || body.type === 'leave')
    const record = newRecord(table, before)
    const opens = this.#opens(table, entries)
    return {
      ...(isChanged && { table: { state: table.info.state, info: table.infoText } }),
      ...(isSeated && { sitters: table.sitters() }),
      ...((isDue || record !== undefined) && { snapshot: table.keep() }),
      ...(record !== undefined && { record }),
      ...(opens !== undefined && { opens }),
    }
  }

  #opens(table: Table, entries: readonly Entry[]): NewRow | undefined {
    for (const { body, seq } of entries) {
      if (body.type === 'rematch' && table.rematchAt === seq)
        return this.#house.rematchOf(table, body.table, body.by.id)
    }
    return undefined
  }

  #finish({ table, entries, before, answers, jobs }: Work): void {
    for (const [job, answer] of answers) job.answer(answer)
    try {
      if (table !== undefined && entries.length > 0) this.#house.publish(table, entries, before)
    } catch (error) {
      // It is done, and answered; whoever was not told will notice and ask.
      this.#house.failed(error)
    }
    for (const job of jobs) if (job.kind === 'look') job.look(table)
  }

  async #catchUp(ids: readonly string[]): Promise<void> {
    const { store } = this.#house
    const known = ids.filter((id) => this.#cache.has(id))
    if (store.isShared && known.length > 0) {
      const heads = await store.heads(known)
      for (const id of known) {
        const cached = this.#cache.get(id)
        if (cached === undefined || heads.get(id) === cached.table.head) continue
        for (const row of await store.since(id, cached.table.head)) cached.table.replay(entryOf(row))
      }
    }
    for (const id of ids) {
      if (this.#cache.has(id)) continue
      const kept = await store.load(id)
      if (kept !== undefined) this.#cache.set(id, { table: this.#house.restore(kept), used: 0 })
    }
  }
}

interface Cached {
  readonly table: Table
  used: number
}

interface Deeds {
  readonly kind: 'deed'
  readonly id: string
  readonly deed: Omit<Deed, 'now'>
  readonly answer: (answer: Answer) => void
  tries: number
}

interface Looks {
  readonly kind: 'look'
  readonly id: string
  readonly look: (table: Table | undefined) => void
  readonly fail: (error: unknown) => void
  tries: number
}

type Job = Deeds | Looks

interface Work {
  readonly id: string
  readonly jobs: readonly Job[]
  readonly table: Table | undefined
  readonly before: Before
  readonly entries: readonly Entry[]
  readonly answers: readonly (readonly [Deeds, Answer])[]
}

function done(table: Table, { command }: Deed, seq: number): Answer {
  const { next } = table.info
  return { ok: true, seq, ...(command.type === 'rematch' && next !== undefined && { table: next }) }
}

/** The record, if the match ended with these steps. */
function newRecord(table: Table, before: Before): string | undefined {
  return table.endedAt > before.head ? table.record() : undefined
}
