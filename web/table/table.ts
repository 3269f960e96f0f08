/** A table as the game screen knows it, wherever the match is kept: in a worker, or on a server. */

import type { Action, Event, OptionValue, Outcome, Question, Refusal, Seat } from '@windward/core/contract.ts'
import type { Player } from '../store/games.ts'

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, OptionValue>>
  readonly players: readonly Player[]
  readonly commitment: string
}

/** One step of the match, as the seat that looks may know it. */
export interface Update {
  /** Moves made so far. An update with fewer than the last one takes moves back. */
  readonly seq: number
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
  readonly past?: readonly Told[]
}

export type Trouble = 'storageFull' | 'storageGone' | 'crashed'

export interface Listener {
  update(update: Update): void
  trouble(trouble: Trouble): void
}

export interface Table {
  readonly info: TableInfo
  /** What was told so far, for the log. */
  readonly past: readonly Told[]
  /** The first update comes at once. */
  listen(listener: Listener): void
  submit(action: Action): Promise<Refusal | undefined>
  undo(): Promise<Refusal | undefined>
  whyNot(action: unknown): Promise<Refusal>
  /** The person now at the device says so. */
  take(seat: Seat): Promise<void>
  close(): void
}

/** What a move told. */
export interface Told {
  readonly seq: number
  readonly events: readonly Event[]
}

/** More answers than these are composed by the game's own controls and not listed. */
export const MOST_LISTED = 400
