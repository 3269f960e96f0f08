/** What is carried over the bus, and under which names. */

import type { Seat } from '@windward/core/contract.ts'
import type { TableInfo } from '@windward/protocol/tables.ts'
import { fromBus, type Redacted } from './exit.ts'

/** By person and not by seat: whoever has left a seat hears nothing of who sits there now. */
export function readerSubject(table: string, person: string | undefined): string {
  return `windward.table.${table}.${person ?? 'spectator'}`
}

/** Whoever may read of a table; spectators have no seat. */
export interface Reader {
  readonly seat: Seat | undefined
  readonly subject: string
}

const known = new WeakMap<TableInfo['seats'], readonly Reader[]>()

/** The people at a table and those who watch, put together once for each seating. */
export function readersOf({ id, seats }: TableInfo): readonly Reader[] {
  const before = known.get(seats)
  if (before !== undefined) return before
  const seated = seats.flatMap(({ person }, seat) =>
    person === undefined ? [] : [{ seat, subject: readerSubject(id, person.id) }],
  )
  const readers = [...seated, { seat: undefined, subject: readerSubject(id, undefined) }]
  known.set(seats, readers)
  return readers
}

export function presenceSubject(table: string): string {
  return `windward.presence.${table}`
}

/** Notes to a person, whatever table they look at. */
export function personSubject(person: string): string {
  return `windward.person.${person}`
}

export const LOBBY_SUBJECT = 'windward.lobby'
export const BOTS_SUBJECT = 'windward.bots'

/** A table awaits the person, or their seat there has changed. */
export interface Note {
  readonly kind: 'awaited' | 'seated'
  readonly table: string
}

export function writeUpdate({ seq, after, text }: Redacted): string {
  return `${seq} ${after} ${text}`
}

export function readUpdate(message: string): Redacted {
  const first = message.indexOf(' ')
  const second = message.indexOf(' ', first + 1)
  return fromBus(Number(message.slice(0, first)), Number(message.slice(first + 1, second)), message.slice(second + 1))
}
