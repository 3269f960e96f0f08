/** Who is connected to which table, on all nodes. Soft: it is told again every so often and forgotten otherwise. */

import type { Seat } from '@windward/core/contract.ts'
import type { Presence } from '@windward/protocol/updates.ts'
import type { Bus } from '../bus/bus.ts'
import { presenceSubject } from '../tables/subjects.ts'

const REPORT_EVERY = 20_000
const FORGET_AFTER = 50_000

/** What one node says of a table. `asks`: others shall say what they know. */
interface PresenceReport {
  readonly node: string
  readonly seats: readonly Seat[]
  readonly spectators: number
  readonly asks?: true
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
    if (watched.readers.size > 0) this.#show(table, watched)
    else this.#letGo(table, watched)
    if (watched.readers.size === 0) this.#changed(this.of(table), [])
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

  /** As far as this node knows; it knows tables that are watched here. */
  of(table: string): Presence {
    const watched = this.#tables.get(table)
    return watched === undefined ? { table, seats: [], spectators: 0 } : this.#sum(table, watched)
  }

  close(): void {
    clearInterval(this.#timer)
    for (const { stop } of this.#tables.values()) stop()
    this.#tables.clear()
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
    const mine = count(readers.values())
    const seats = new Set(mine.seats)
    let { spectators } = mine
    for (const report of others.values()) {
      if (report.at < performance.now() - FORGET_AFTER) continue
      for (const seat of report.seats) seats.add(seat)
      spectators += report.spectators
    }
    return { table, seats: [...seats].sort((a, b) => a - b), spectators }
  }

  #show(table: string, watched: PresentTable): void {
    this.#changed(this.#sum(table, watched), watched.readers.keys())
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
