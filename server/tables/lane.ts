/**
 * Steps are done in groups: what arrives while a group is being committed makes up the next one. Nobody is answered or
 * told before the commit that holds their step. Each table belongs to one lane, so that its steps come one at a time;
 * a table that cannot be read, or is held by another node, keeps none of the others waiting.
 */

import type { Answer } from '@windward/protocol/commands.ts'
import { now } from '../clock.ts'
import type { Append, Appended, Extras, NewTableRows } from '../store/append.ts'
import { StoreAway } from '../store/away.ts'
import type { Store } from '../store/store.ts'
import { type CacheDeps, TableCache } from './cache.ts'
import { type PerformDeps, perform, type Request } from './perform.ts'
import { refuse } from './refuse.ts'
import { seatOf } from './seating.ts'
import { isSeating, type Step } from './step.ts'
import type { Table } from './table.ts'
import { refusalOf } from './troubles.ts'
import { headRowOf, recordTextOf, seatedPersonsOf } from './written.ts'

export interface LaneDeps extends CacheDeps {
  readonly store: CacheDeps['store'] & Pick<Store, 'append'>
  readonly performDeps: PerformDeps
  openRematch(table: Table, id: string): NewTableRows
  /** After the commit. */
  publish(table: Table, steps: readonly Step[], before: Before): void
  failed(error: unknown): void
  committed(steps: number, milliseconds: number): void
}

/** What a table was before a group of steps. */
export interface Before {
  readonly head: number
  readonly awaited: readonly number[]
  readonly listed: boolean
}

/** Steps between two snapshots. */
const SNAPSHOT_EVERY = 128
const MOST_TOGETHER = 512
const MOST_TRIES = 20
/** Milliseconds before the first new try at a table that another node holds, and the longest between two. */
const FIRST_WAIT = 10
const LONGEST_WAIT = 400
/** Milliseconds for which it is tried. */
const MOST_HELD = 6_000

export class Lane {
  readonly #deps: LaneDeps
  readonly #cache: TableCache
  /** What waits for another node to let go of the table. */
  readonly #held = new Map<string, QueuedRequest[]>()
  #queue: Queued[] = []
  #isRunning = false
  #idle: (() => void)[] = []

  constructor(deps: LaneDeps) {
    this.#deps = deps
    this.#cache = new TableCache(deps)
  }

  get tables(): number {
    return this.#cache.size
  }

  /** Tables that stand still. */
  get broken(): readonly string[] {
    return this.#cache.broken
  }

  perform(id: string, request: Omit<Request, 'now'>, answer: (answer: Answer) => void): void {
    this.#add({ kind: 'request', id, request, answer, tries: 0 })
  }

  /** On a state that is committed; undefined when there is no such table. */
  read<T>(id: string, read: (table: Table | undefined) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (table: Table | undefined) => {
        try {
          resolve(read(table))
        } catch (error) {
          reject(error)
        }
      }
      this.#add({ kind: 'read', id, read: run, fail: reject, tries: 0 })
    })
  }

  /** Forgets tables that nobody has touched since, by the steady clock. */
  forget(since: number): void {
    if (this.#isRunning) return
    this.#cache.forget(since)
  }

  /** When all that was begun is done. */
  drain(): Promise<void> {
    return this.#isIdle ? Promise.resolve() : new Promise((resolve) => this.#idle.push(resolve))
  }

  get #isIdle(): boolean {
    return !this.#isRunning && this.#held.size === 0
  }

  #add(queued: Queued): void {
    const held = queued.kind === 'request' ? this.#held.get(queued.id) : undefined
    if (held !== undefined && queued.kind === 'request') held.push(queued)
    else this.#begin([queued])
  }

  #begin(queued: readonly Queued[]): void {
    this.#queue.push(...queued)
    if (this.#isRunning) return
    this.#isRunning = true
    // Not at once: whatever else has arrived with this one belongs to the same group.
    setImmediate(() => this.#run())
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      await this.#commit(Map.groupBy(this.#queue.splice(0, MOST_TOGETHER), ({ id }) => id))
    }
    this.#isRunning = false
    if (this.#isIdle) for (const done of this.#idle.splice(0)) done()
  }

  /** What fails together is tried each by itself, so that one table's trouble is not the others'. */
  async #commit(group: ReadonlyMap<string, readonly Queued[]>): Promise<void> {
    try {
      await this.#cache.catchUp([...group.keys()])
      await this.#commitTogether(group)
    } catch (error) {
      if (error instanceof StoreAway || group.size === 1) {
        this.#deps.failed(error)
        for (const queued of group.values()) fail(queued, error)
      } else {
        for (const [id, queued] of group) await this.#commit(new Map([[id, queued]]))
      }
    }
  }

  async #commitTogether(group: ReadonlyMap<string, readonly Queued[]>): Promise<void> {
    const tables: TableGroup[] = []
    let became: ReadonlyMap<string, Appended>
    try {
      for (const [id, queued] of group) {
        const trouble = this.#cache.troubleOf(id)
        if (trouble !== undefined) fail(queued, trouble)
        else tables.push(this.#performAll(id, queued))
      }
      became = await this.#append(tables.filter(({ steps }) => steps.length > 0))
    } catch (error) {
      // What was made of them may not be in the log.
      for (const id of group.keys()) this.#cache.drop(id)
      throw error
    }
    for (const one of tables) {
      const what = became.get(one.id)
      if (what === 'behind') this.#again(one)
      else if (what === 'held') this.#hold(one)
      else this.#finish(one)
    }
  }

  async #append(changed: readonly TableGroup[]): Promise<ReadonlyMap<string, Appended>> {
    if (changed.length === 0) return new Map()
    const began = performance.now()
    const appended = await this.#deps.store.append(changed.map((one) => this.#appendOf(one)))
    const steps = changed.reduce((n, { steps }) => n + steps.length, 0)
    this.#deps.committed(steps, performance.now() - began)
    return new Map(changed.map(({ id }, i) => [id, appended[i]]))
  }

  /** Another node was faster: what we made of it is void. */
  #again({ id, queued }: TableGroup): void {
    this.#cache.drop(id)
    for (const one of queued) {
      one.tries += 1
      if (one.tries < MOST_TRIES) this.#queue.push(one)
      else fail([one], new Error('too many tries'))
    }
  }

  /** Another node is at it: we try again soon, and longer each time. Reading need not wait. */
  #hold({ id, queued }: TableGroup): void {
    this.#cache.drop(id)
    const requests: QueuedRequest[] = []
    const time = performance.now()
    for (const one of queued) {
      one.tries += 1
      one.heldSince ??= time
      if (one.kind === 'read') this.#queue.push(one)
      else if (time - one.heldSince < MOST_HELD) requests.push(one)
      else fail([one], new StoreAway(`table ${id} is held`))
    }
    if (requests.length === 0) return
    this.#held.set(id, requests)
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** requests[0].tries)
    setTimeout(() => {
      this.#held.delete(id)
      this.#begin(requests)
    }, wait)
  }

  #performAll(id: string, queued: readonly Queued[]): TableGroup {
    const table = this.#cache.use(id)
    const before = {
      head: table?.head ?? 0,
      awaited: table?.awaited() ?? [],
      listed: table?.info.listed ?? false,
    }
    const steps: Step[] = []
    const answers: [QueuedRequest, Answer][] = []
    const time = now()
    if (table?.isStranded) steps.push(closeStranded(table, time))
    for (const one of queued) {
      if (one.kind !== 'request') continue
      if (table === undefined) answers.push([one, refuse('noSuchTable')])
      else answers.push([one, this.#perform(table, { ...one.request, now: time }, steps)])
    }
    return { id, queued, table, before, steps, answers }
  }

  #perform(table: Table, request: Request, steps: Step[]): Answer {
    const first = table.commands.get(request.id)
    if (first !== undefined) {
      const isSame = first.sent === '' || request.sent === '' || first.sent === request.sent
      return isSame ? done(table, request, first.seq) : refuse('idTaken', { seq: heardBy(table, request, first.seq) })
    }
    const performed = perform(table, request, this.#deps.performDeps)
    if (!performed.ok) return performed
    steps.push(performed.step)
    return done(table, request, performed.step.seq)
  }

  #appendOf({ table, steps, before }: TableGroup): Append {
    if (table === undefined) throw new Error('steps at no table')
    const extras = this.#extrasOf(table, steps, before)
    return {
      after: before.head,
      steps,
      headRow: headRowOf(table, steps.at(-1)?.at ?? 0),
      ...(extras !== undefined && { extras }),
    }
  }

  #extrasOf(table: Table, steps: readonly Step[], before: Before): Extras | undefined {
    const isChanged = table.infoAt > before.head
    const isDue = table.head - table.snapshotAt >= SNAPSHOT_EVERY && table.canSnapshot()
    if (!isChanged && !isDue) return undefined
    const isSeated = steps.some(({ body }) => isSeating(body))
    const record = newRecord(table, before)
    const opened = this.#openedTable(table, steps)
    return {
      ...(isChanged && { table: { state: table.info.state, info: table.infoText, listed: table.info.listed ? 1 : 0 } }),
      ...(isSeated && { seated: seatedPersonsOf(table) }),
      ...((isDue || record !== undefined) && { snapshot: table.snapshot() }),
      ...(record !== undefined && { record }),
      ...(opened !== undefined && { opened }),
    }
  }

  #openedTable(table: Table, steps: readonly Step[]): NewTableRows | undefined {
    for (const { body, seq } of steps) {
      if (body.type === 'rematch' && body.table !== undefined && table.rematchAt === seq)
        return this.#deps.openRematch(table, body.table)
    }
    return undefined
  }

  #finish({ table, steps, before, answers, queued }: TableGroup): void {
    for (const [request, answer] of answers) request.answer(answer)
    try {
      if (table !== undefined && steps.length > 0) this.#deps.publish(table, steps, before)
    } catch (error) {
      // It is done, and answered; whoever was not told will notice and ask.
      this.#deps.failed(error)
    }
    for (const one of queued) if (one.kind === 'read') one.read(table)
  }
}

/** `heldSince`: when another node was first found at the table. */
interface QueuedRequest {
  readonly kind: 'request'
  readonly id: string
  readonly request: Omit<Request, 'now'>
  readonly answer: (answer: Answer) => void
  tries: number
  heldSince?: number
}

interface QueuedRead {
  readonly kind: 'read'
  readonly id: string
  readonly read: (table: Table | undefined) => void
  readonly fail: (error: unknown) => void
  tries: number
  heldSince?: number
}

type Queued = QueuedRequest | QueuedRead

interface TableGroup {
  readonly id: string
  readonly queued: readonly Queued[]
  readonly table: Table | undefined
  readonly before: Before
  readonly steps: readonly Step[]
  readonly answers: readonly (readonly [QueuedRequest, Answer])[]
}

function fail(queued: readonly Queued[], error: unknown): void {
  for (const one of queued) {
    if (one.kind === 'request') one.answer(refusalOf(error))
    else one.fail(error)
  }
}

function done(table: Table, request: Request, at: number): Answer {
  const { command } = request
  const { next } = table.info
  const seq = heardBy(table, request, at)
  return { ok: true, seq, ...(command.type === 'rematch' && next !== undefined && { table: next }) }
}

/** As whoever asks counts. */
function heardBy(table: Table, { by }: Request, seq: number): number {
  return by.kind === 'person' ? table.quiet.heard(seq, seatOf(table.info.seats, by.person.id)) : seq
}

/** Whoever comes to it is told why. */
function closeStranded(table: Table, at: number): Step {
  const step: Step = {
    seq: table.head + 1,
    at,
    command: 'rules:gone',
    sent: '',
    body: { type: 'close', why: 'rulesGone' },
  }
  table.apply(step)
  return step
}

/** The record, if the match ended with these steps. */
function newRecord(table: Table, before: Before): string | undefined {
  return table.endedAt > before.head ? recordTextOf(table) : undefined
}
