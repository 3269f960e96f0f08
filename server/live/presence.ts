/** Who is connected to which table, on all nodes. Soft: it is told again every so often and forgotten otherwise. */

import type { Seat } from '@windward/core/contract.ts'
import type { Presence } from '@windward/protocol/updates.ts'
import type { Bus } from '../bus/bus.ts'
import { PRESENCE_SUBJECT, presenceInbox, presenceSubject } from '../tables/subjects.ts'

const REPORT_EVERY = 20_000
const FORGET_AFTER = 50_000

/** What one node says of a table. `asks`: others shall say what they know. */
interface PresenceReport {
  readonly node: string
  readonly seats: readonly Seat[]
  readonly spectators: number
  readonly asks?: true
}

/** A node wants to know who is at these tables, and is told so by each of the others. */
interface PresenceQuestion {
  readonly node: string
  readonly n: number
  readonly tables: readonly string[]
}

interface PresenceAnswer {
  readonly node: string
  readonly n: number
  readonly present: readonly Presence[]
}

/** A question that not all have answered. */
interface PendingQuestion {
  readonly present: Presence[]
  readonly silent: Set<string>
  readonly done: () => void
}

interface PresentTable {
  /** One for each socket of this node. */
  readonly readers: Map<object, Seat | undefined>
  /** How many ask for it who do not watch. */
  asking: number
  readonly others: Map<string, PresenceReport & { readonly at: number }>
  readonly stop: () => void
}

export class PresenceTracker {
  readonly #bus: Bus
  readonly #node: string
  readonly #tables = new Map<string, PresentTable>()
  readonly #changed: (presence: Presence, readers: Iterable<object>) => void
  readonly #patience: number
  readonly #timer: NodeJS.Timeout
  /** Other nodes that were heard of, as far as they answer. */
  readonly #peers = new Set<string>()
  readonly #pending = new Map<number, PendingQuestion>()
  #questions = 0
  readonly #stops: readonly (() => void)[]

  /** `patience`: milliseconds in which other nodes answer, if there are any. */
  constructor(
    bus: Bus,
    node: string,
    patience: number,
    changed: (presence: Presence, readers: Iterable<object>) => void,
  ) {
    this.#bus = bus
    this.#node = node
    this.#patience = patience
    this.#changed = changed
    this.#timer = setInterval(() => this.#reportAll(), REPORT_EVERY)
    this.#timer.unref()
    this.#stops = [
      bus.subscribe(PRESENCE_SUBJECT, (message) => this.#answer(JSON.parse(message) as PresenceQuestion)),
      bus.subscribe(presenceInbox(node), (message) => this.#hear(JSON.parse(message) as PresenceAnswer)),
    ]
    // Whoever answers is there, and knows of us.
    this.#question(0, [])
  }

  enter(table: string, reader: object, seat: Seat | undefined): void {
    const watched = this.#tables.get(table) ?? this.#start(table)
    const isFirst = watched.readers.size === 0
    watched.readers.set(reader, seat)
    this.#report(table, watched, isFirst)
    this.#show(table, watched)
  }

  leave(table: string, reader: object): void {
    const watched = this.#tables.get(table)
    if (!watched?.readers.delete(reader)) return
    this.#report(table, watched, false)
    // Also the last to leave here knows who is at the table elsewhere.
    this.#show(table, watched)
    this.#letGo(table, watched)
  }

  /** Seats whose people are connected to any node, as all of them say now; nobody knows while the bus is away. */
  async ask(table: string): Promise<readonly Seat[] | undefined> {
    if (!this.#bus.isReady()) return undefined
    const watched = this.#tables.get(table) ?? this.#start(table)
    watched.asking += 1
    this.#report(table, watched, true)
    await new Promise((resolve) => setTimeout(resolve, this.#patience))
    watched.asking -= 1
    const { seats } = this.#sum(table, watched)
    this.#letGo(table, watched)
    return this.#bus.isReady() ? seats : undefined
  }

  /** As this node knows without asking: of tables that are watched here, and of all where there are no others. */
  of(table: string): Presence | undefined {
    const watched = this.#tables.get(table)
    if (watched !== undefined) return this.#sum(table, watched)
    return this.#patience === 0 ? { table, seats: [], spectators: 0 } : undefined
  }

  /** Who is at these tables, as all nodes say that answer; it takes as long as the slowest, and not long where one is gone. */
  async gather(tables: readonly string[]): Promise<ReadonlyMap<string, Presence>> {
    const present = [...this.#here(tables), ...(await this.#askPeers(tables))]
    const byTable = Map.groupBy(present, ({ table }) => table)
    return new Map(tables.map((table) => [table, together(table, byTable.get(table) ?? [])]))
  }

  close(): void {
    clearInterval(this.#timer)
    for (const stop of this.#stops) stop()
    for (const { stop } of this.#tables.values()) stop()
    this.#tables.clear()
  }

  /** Those who read here. */
  #here(tables: readonly string[]): readonly Presence[] {
    return tables.flatMap((table) => {
      const { readers } = this.#tables.get(table) ?? {}
      return readers === undefined || readers.size === 0 ? [] : [{ table, ...count(readers.values()) }]
    })
  }

  async #askPeers(tables: readonly string[]): Promise<readonly Presence[]> {
    if (this.#peers.size === 0 || !this.#bus.isReady() || tables.length === 0) return []
    this.#questions += 1
    const n = this.#questions
    const present: Presence[] = []
    const silent = new Set(this.#peers)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => done(), this.#patience)
      const done = () => {
        clearTimeout(timer)
        resolve()
      }
      this.#pending.set(n, { present, silent, done })
      this.#question(n, tables)
    })
    this.#pending.delete(n)
    // Nobody waits for them again before they are heard of.
    for (const node of silent) this.#peers.delete(node)
    return present
  }

  #question(n: number, tables: readonly string[]): void {
    const question: PresenceQuestion = { node: this.#node, n, tables }
    this.#bus.publish(PRESENCE_SUBJECT, JSON.stringify(question))
  }

  #answer({ node, n, tables }: PresenceQuestion): void {
    if (node === this.#node) return
    this.#peers.add(node)
    const answer: PresenceAnswer = { node: this.#node, n, present: this.#here(tables) }
    this.#bus.publish(presenceInbox(node), JSON.stringify(answer))
  }

  #hear({ node, n, present }: PresenceAnswer): void {
    this.#peers.add(node)
    const pending = this.#pending.get(n)
    if (pending === undefined) return
    pending.present.push(...present)
    if (pending.silent.delete(node) && pending.silent.size === 0) pending.done()
  }

  #start(table: string): PresentTable {
    const others: PresentTable['others'] = new Map()
    const watched: PresentTable = {
      readers: new Map(),
      asking: 0,
      others,
      stop: this.#bus.subscribe(presenceSubject(table), (message) => {
        const report = JSON.parse(message) as PresenceReport
        if (report.node === this.#node) return
        others.set(report.node, { ...report, at: performance.now() })
        if (report.asks) this.#report(table, watched, false)
        this.#show(table, watched)
      }),
    }
    this.#tables.set(table, watched)
    return watched
  }

  #letGo(table: string, { readers, asking, stop }: PresentTable): void {
    if (readers.size > 0 || asking > 0) return
    stop()
    this.#tables.delete(table)
  }

  #report(table: string, { readers }: PresentTable, asks: boolean): void {
    const report: PresenceReport = { node: this.#node, ...count(readers.values()), ...(asks && { asks }) }
    this.#bus.publish(presenceSubject(table), JSON.stringify(report))
  }

  #reportAll(): void {
    for (const [table, watched] of this.#tables) this.#report(table, watched, false)
  }

  #sum(table: string, { readers, others }: PresentTable): Presence {
    const since = performance.now() - FORGET_AFTER
    return together(table, [count(readers.values()), ...[...others.values()].filter(({ at }) => at >= since)])
  }

  #show(table: string, watched: PresentTable): void {
    this.#changed(this.#sum(table, watched), watched.readers.keys())
  }
}

/** A seat that is there twice is one person. */
function together(table: string, reports: readonly Pick<PresenceReport, 'seats' | 'spectators'>[]): Presence {
  const seats = [...new Set(reports.flatMap((report) => report.seats))]
  return {
    table,
    seats: seats.toSorted((a, b) => a - b),
    spectators: reports.reduce((sum, { spectators }) => sum + spectators, 0),
  }
}

function count(readers: Iterable<Seat | undefined>): { readonly seats: Seat[]; readonly spectators: number } {
  const seats = new Set<Seat>()
  let spectators = 0
  for (const seat of readers) {
    if (seat === undefined) spectators += 1
    else seats.add(seat)
  }
  return { seats: [...seats], spectators }
}
