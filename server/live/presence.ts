/** Who is connected to which table, on all nodes. Soft: it is told again every so often and forgotten otherwise. */

import type { Seat } from '@windward/core/contract.ts'
import type { Presence } from '@windward/protocol/updates.ts'
import type { Bus } from '../bus/bus.ts'
import { presenceSubject } from '../tables/subjects.ts'

const TOLD_EVERY = 20_000
const FORGOTTEN_AFTER = 50_000

/** What one node says of a table. `asks`: others shall say what they know. */
interface Report {
  readonly node: string
  readonly seats: readonly Seat[]
  readonly spectators: number
  readonly asks?: true
}

interface Watched {
  /** One for each socket of this node. */
  readonly readers: Map<object, Seat | undefined>
  readonly others: Map<string, Report & { readonly at: number }>
  readonly stop: () => void
}

export class Presences {
  readonly #bus: Bus
  readonly #node: string
  readonly #tables = new Map<string, Watched>()
  readonly #changed: (presence: Presence, readers: Iterable<object>) => void
  readonly #timer: NodeJS.Timeout

  constructor(bus: Bus, node: string, changed: (presence: Presence, readers: Iterable<object>) => void) {
    this.#bus = bus
    this.#node = node
    this.#changed = changed
    this.#timer = setInterval(() => this.#tellAll(), TOLD_EVERY)
    this.#timer.unref()
  }

  enter(table: string, reader: object, seat: Seat | undefined): void {
    const watched = this.#tables.get(table) ?? this.#begin(table)
    const isFirst = watched.readers.size === 0
    watched.readers.set(reader, seat)
    this.#tell(table, watched, isFirst)
    this.#show(table, watched)
  }

  leave(table: string, reader: object): void {
    const watched = this.#tables.get(table)
    if (!watched?.readers.delete(reader)) return
    this.#tell(table, watched, false)
    if (watched.readers.size > 0) return this.#show(table, watched)
    watched.stop()
    this.#tables.delete(table)
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

  #begin(table: string): Watched {
    const others: Watched['others'] = new Map()
    const watched = {
      readers: new Map(),
      others,
      stop: this.#bus.subscribe(presenceSubject(table), (message) => {
        const report = JSON.parse(message) as Report
        if (report.node === this.#node) return
        others.set(report.node, { ...report, at: Date.now() })
        if (report.asks) this.#tell(table, watched, false)
        this.#show(table, watched)
      }),
    }
    this.#tables.set(table, watched)
    return watched
  }

  #tell(table: string, { readers }: Watched, asks: boolean): void {
    const report: Report = { node: this.#node, ...count(readers.values()), ...(asks && { asks }) }
    this.#bus.publish(presenceSubject(table), JSON.stringify(report))
  }

  #tellAll(): void {
    for (const [table, watched] of this.#tables) this.#tell(table, watched, false)
  }

  #sum(table: string, { readers, others }: Watched): Presence {
    const mine = count(readers.values())
    const seats = new Set(mine.seats)
    let { spectators } = mine
    for (const report of others.values()) {
      if (report.at < Date.now() - FORGOTTEN_AFTER) continue
      for (const seat of report.seats) seats.add(seat)
      spectators += report.spectators
    }
    return { table, seats: [...seats].sort((a, b) => a - b), spectators }
  }

  #show(table: string, watched: Watched): void {
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
