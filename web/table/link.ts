/** A table as the game screen knows it, wherever the match is kept: in a worker, or on a server. */

import type { Decision } from '@windward/analysis/contract.ts'
import type { Action, Event, OptionValues, Outcome, Question, Refusal, Seat } from '@windward/core/contract.ts'
import type { Refused } from '@windward/protocol/commands.ts'
import type { LocalPlayer } from '../store/games.ts'

export interface TableFacts {
  readonly id: string
  readonly game: string
  readonly options: OptionValues
  readonly players: readonly LocalPlayer[]
  readonly commitment: string
}

/** One step of the match, as the seat that looks may know it. */
export interface TableUpdate {
  /** Moves made so far. An update with fewer than the last one takes moves back. */
  readonly moves: number
  /** Whose eyes; nobody's: a spectator's. */
  readonly seat: Seat | undefined
  readonly view: unknown
  readonly events: readonly Event[]
  readonly questions: readonly Question[]
  /** Legal answers of the seat that looks; none are listed where they are too many. */
  readonly choices: readonly Action[]
  readonly canUndo: boolean
  readonly outcome?: Outcome
  /** Another person at this device is asked and may see other things: the device is passed first. */
  readonly passTo?: Seat
  /** Other eyes look from now on: what they were told so far. */
  readonly past?: readonly MoveEvents[]
}

export type Trouble = 'storageFull' | 'storageGone' | 'crashed'

export interface TableListener {
  update(update: TableUpdate): void
  trouble(trouble: Trouble): void
}

export interface TableLink {
  readonly info: TableFacts
  /** What was told so far, for the log. */
  readonly past: readonly MoveEvents[]
  /** The first update comes at once. */
  listen(listener: TableListener): void
  submit(action: Action): Promise<Refused | undefined>
  undo(): Promise<Refused | undefined>
  /** Nothing where it is offered. */
  whyNot(action: unknown): Promise<Refusal | undefined>
  /** What the answers are worth, as if this one were given; only where one person plays with bots. */
  weigh?(action?: Action): Promise<Decision | undefined>
  /** The person now at the device says so. */
  take(seat: Seat): Promise<void>
  close(): void
}

/** What a move told. */
export interface MoveEvents {
  readonly move: number
  readonly events: readonly Event[]
}

/** A line of the log: an event, and the move that told it. */
export interface LogLine {
  readonly move: number
  readonly event: Event
}

/** More answers than these are composed by the game's own controls and not listed. */
export const MOST_LISTED = 400
