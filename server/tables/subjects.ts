/** What is carried over the bus, and under which names. */

import { fromBus, type Redacted } from './exit.ts'

/** By person and not by seat: whoever has left a seat hears nothing of who sits there now. */
export function readerSubject(table: string, person: string | undefined): string {
  return `windward.table.${table}.${person ?? 'spectator'}`
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
