/** A step at a table as it is kept in the log. */

import type { Event, Seat } from '@windward/core/contract.ts'
import type { Told } from '@windward/core/match.ts'
import type { Person } from '@windward/protocol/tables.ts'
import type { LogRow } from '../store/schema.ts'

export interface Entry {
  readonly seq: number
  readonly at: number
  readonly command: string
  readonly body: Body
}

export type Body =
  | { readonly type: 'join'; readonly seat: Seat; readonly person: Person }
  | { readonly type: 'leave'; readonly seat: Seat; readonly person: Person }
  | { readonly type: 'bot'; readonly seat: Seat; readonly bot?: string | undefined }
  | { readonly type: 'start' }
  | {
      readonly type: 'act'
      readonly seat: Seat
      readonly action: unknown
      readonly check: string
      readonly told: Tellings
    }
  | { readonly type: 'undo'; readonly seat: Seat }
  | { readonly type: 'resign'; readonly seat: Seat; readonly bot: string }
  /** A bank ran out. */
  | { readonly type: 'time'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'claim'; readonly seat: Seat; readonly what: 'bot' | 'win'; readonly bot: string }
  | { readonly type: 'return'; readonly seat: Seat }
  | { readonly type: 'chat'; readonly by: Person; readonly text: string }
  | { readonly type: 'rematch'; readonly by: Person; readonly table: string }

/** Events with those who hear of them: for the exit's eyes only. */
export type Tellings = readonly Told<Event>[]

export function rowOf(table_id: string, { seq, at, command, body }: Entry): LogRow {
  return { table_id, seq, at, command, body: JSON.stringify(body) }
}

export function entryOf({ seq, at, command, body }: LogRow): Entry {
  return { seq, at, command, body: JSON.parse(body) as Body }
}
