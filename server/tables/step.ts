/** What a table's log keeps: one command that was done. */

import type { Event, Seat } from '@windward/core/contract.ts'
import type { ToldEvent } from '@windward/core/match.ts'
import type { Person, TableInfo } from '@windward/protocol/tables.ts'

export interface Step {
  readonly seq: number
  readonly at: number
  readonly command: string
  /** A digest of the command as it was sent. */
  readonly sent: string
  readonly body: StepBody
}

export type StepBody =
  | { readonly type: 'join'; readonly seat: Seat; readonly person: Person }
  | { readonly type: 'leave'; readonly seat: Seat; readonly person: Person }
  | { readonly type: 'remove'; readonly seat: Seat; readonly person: Person }
  /** A person has another name now. */
  | { readonly type: 'name'; readonly seat: Seat; readonly person: Person }
  | { readonly type: 'swap'; readonly seat: Seat; readonly with: Seat }
  | { readonly type: 'addSeat' }
  | { readonly type: 'dropSeat'; readonly seat: Seat }
  | { readonly type: 'change'; readonly change: TableChange }
  /** By its host, or because its rules are kept nowhere. */
  | { readonly type: 'close'; readonly why?: 'rulesGone' }
  | { readonly type: 'bot'; readonly seat: Seat; readonly bot?: string | undefined }
  | { readonly type: 'start' }
  | {
      readonly type: 'act'
      readonly seat: Seat
      readonly action: unknown
      readonly check: string
      /** Events with those who hear of them: for the exit's eyes only. */
      readonly told: readonly ToldEvent<Event>[]
      /** Another answer instead of one that nobody has seen: for nobody else has anything happened. */
      readonly quiet?: true
    }
  | { readonly type: 'undo'; readonly seat: Seat }
  /** A wish to undo, and those who have to allow it. */
  | { readonly type: 'askUndo'; readonly seat: Seat; readonly asks: readonly Seat[] }
  /** `undoes`: whose action is taken back with the last yes. */
  | { readonly type: 'allow'; readonly seat: Seat; readonly yes: boolean; readonly undoes?: Seat }
  | { readonly type: 'resign'; readonly seat: Seat; readonly bot: string }
  /** A bank ran out. */
  | { readonly type: 'time'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'claim'; readonly seat: Seat; readonly what: 'bot' | 'win'; readonly bot: string }
  | { readonly type: 'return'; readonly seat: Seat }
  | { readonly type: 'chat'; readonly by: Person; readonly text: string }
  /** `table`: the new one, where this answer makes it. */
  | {
      readonly type: 'rematch'
      readonly by: Person
      readonly seat: Seat
      readonly yes: boolean
      readonly table?: string
    }

/** What the host may change before the start. */
export type TableChange = Pick<TableInfo, 'options' | 'pace' | 'listed' | 'spectators'>

/** Who sits where may be otherwise after it. */
export function isSeating({ type }: StepBody): boolean {
  return SEATING.includes(type)
}

const SEATING: readonly StepBody['type'][] = ['join', 'leave', 'remove', 'swap', 'dropSeat']
