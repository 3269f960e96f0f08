/** Under which names what is carried over the bus. */

import type { Seat } from '@windward/core/contract.ts'
import type { GameRevision } from '@windward/games/revisions.ts'
import type { Person, TableInfo } from '@windward/protocol/tables.ts'

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

/** Where nodes ask each other who is at some tables, and where one of them is answered. */
export const PRESENCE_SUBJECT = 'windward.presence'
export function presenceInbox(node: string): string {
  return `windward.presence-at.${node}`
}

/** Notes to a person, whatever table they look at. */
export function personSubject(person: string): string {
  return `windward.person.${person}`
}

export const LOBBY_SUBJECT = 'windward.lobby'

/** Whoever has the rules answers: while nodes are upgraded, not all do. */
export function botsSubject({ game, rev }: GameRevision): string {
  return `windward.bots.${game}.${rev}`
}

/**
 * A table awaits the person, their seat there has changed, they have another name, or older sessions are over; or they
 * play at a table on this screen, which they chose at this time.
 */
export type PersonNotice =
  | { readonly kind: 'awaited'; readonly table: string }
  | { readonly kind: 'seated'; readonly table: string }
  | { readonly kind: 'plays'; readonly table: string; readonly screen: string; readonly chosen: number }
  | { readonly kind: 'named'; readonly person: Person }
  | { readonly kind: 'signedOut'; readonly era: number }
