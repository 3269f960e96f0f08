/** Time at a table. Everything follows from the times of the steps, so that a replay has the same clocks. */

import type { Seat } from '@windward/core/contract.ts'
import type { Pace } from '@windward/protocol/tables.ts'

const HOUR = 3_600_000

export class TableClocks {
  readonly pace: Pace
  /** Left of each seat at the last step, and when that was. */
  left: number[]
  since: number
  running: readonly Seat[] = []
  /** When each seat that runs was asked. */
  asked: number[]

  constructor(pace: Pace, seats: number, now: number) {
    this.pace = pace
    this.left = Array(seats).fill(pace.kind === 'live' ? pace.bank : 0)
    this.since = now
    this.asked = Array(seats).fill(now)
  }

  static restore(pace: Pace, snapshot: ClocksSnapshot): TableClocks {
    const clocks = new TableClocks(pace, snapshot.left.length, snapshot.since)
    clocks.left = [...snapshot.left]
    clocks.running = snapshot.running
    clocks.asked = [...snapshot.asked]
    return clocks
  }

  snapshot(): ClocksSnapshot {
    return { left: this.left, since: this.since, running: this.running, asked: this.asked }
  }

  /** After a step: time has passed for those who were running; `actor` has answered, and now these run. */
  step(now: number, actor: Seat | undefined, running: readonly Seat[]): void {
    const before = this.running
    for (const seat of before) this.left[seat] -= Math.max(0, now - this.since)
    if (this.pace.kind === 'live' && actor !== undefined) this.left[actor] += this.pace.increment
    for (const seat of running) {
      if (seat !== actor && before.includes(seat)) continue
      this.asked[seat] = now
      if (this.pace.kind === 'turns') this.left[seat] = this.pace.hours * HOUR
    }
    this.since = Math.max(now, this.since)
    this.running = running
  }

  /** Of each seat, now. */
  at(now: number): number[] {
    return this.left.map((left, seat) => (this.running.includes(seat) ? left - Math.max(0, now - this.since) : left))
  }

  isOut(seat: Seat, now: number): boolean {
    return this.pace.kind !== 'none' && this.running.includes(seat) && this.at(now)[seat] <= 0
  }

  /** When the first of these that run has no time left; 0 is never. */
  deadline(seats: readonly Seat[]): number {
    if (this.pace.kind !== 'live') return 0
    const ends = seats.filter((seat) => this.running.includes(seat)).map((seat) => this.since + this.left[seat])
    return ends.length === 0 ? 0 : Math.max(1, Math.min(...ends))
  }
}

export interface ClocksSnapshot {
  readonly left: readonly number[]
  readonly since: number
  readonly running: readonly Seat[]
  readonly asked: readonly number[]
}
