/** Under which names what is carried over the bus. */

import type { Seat } from '@windward/core/contract.ts'
import type { TableInfo } from '@windward/protocol/tables.ts'

/** By person and not by seat: whoever has left a seat hears nothing of who sits there now. */
export function readerSubject(table: string, person: string | undefined): string {
  return `windward.table.${table}.${person ?? 'spectator'}`
}

/** Under which name a reader is told, and what they see. */
export interface Reader {
  readonly seat: Seat | undefined
  readonly subject: string
}

/** Persons with a seat, and spectators. */
export function readersOf({ id, seats }: TableInfo): readonly Reader[] {
  const seated = seats.flatMap(({ person }, seat) =>
    person === undefined ? [] : [{ seat, subject: readerSubject(id, person.id) }],
  )
  return [...seated, { seat: undefined, subject: readerSubject(id, undefined) }]
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
