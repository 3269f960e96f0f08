/** What page and worker say to each other: asks with answers, and updates on their own. */

import type { Effort, JudgedMove } from '@windward/analysis/contract.ts'
import type { Glimpse } from '@windward/analysis/glance.ts'
import type { Action, Seat } from '@windward/core/contract.ts'
import type { Fork } from '@windward/core/match.ts'
import type { Fault, GameRecord } from '@windward/core/record.ts'
import type { KeptGame } from '../store/games.ts'
import type { MoveEvents, TableFacts, TableUpdate, Trouble } from './link.ts'
import type { Eyes } from './replay.ts'

export type WorkerAsk =
  | { readonly do: 'open'; readonly kept: KeptGame }
  | { readonly do: 'start' }
  | { readonly do: 'submit'; readonly action: Action }
  | { readonly do: 'undo' }
  | { readonly do: 'whyNot'; readonly action: unknown }
  | { readonly do: 'take'; readonly seat: Seat }
  | { readonly do: 'replay'; readonly record: GameRecord }
  | { readonly do: 'moment'; readonly at: number; readonly eyes: Eyes }
  | { readonly do: 'log'; readonly eyes: Eyes }
  | { readonly do: 'verify'; readonly text: string }
  | { readonly do: 'weigh'; readonly action: unknown }
  | { readonly do: 'fork'; readonly fork: Fork; readonly players: readonly string[] }
  | { readonly do: 'analyse'; readonly record: GameRecord; readonly effort: Effort; readonly isGlanced: boolean }
  | { readonly do: 'rest' }

export interface WorkerRequest {
  readonly id: number
  readonly ask: WorkerAsk
}

export type WorkerAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly error: string }

export type WorkerPush =
  | { readonly update: TableUpdate }
  | { readonly trouble: Trouble }
  | { readonly glimpse: Glimpse }
  | { readonly judged: JudgedMove }

/** A table of this device. */
export interface OpenedTable {
  readonly info: TableFacts
  readonly past: readonly MoveEvents[]
  /** One person plays with bots, by rules that there is a judge of. */
  readonly isAdvised: boolean
}

/** A record that can be played again; whether that is by the rules of today, and by rules that there is a judge of. */
export interface OpenedReplay {
  readonly moves: number
  readonly isOfToday: boolean
  readonly isJudged: boolean
}

/** Why a record or a kept game cannot be opened: nobody here has the rules it began with. */
export const OTHER_REVISION = 'otherRevision'

export type Checked = { readonly ok: true; readonly moves: number } | { readonly ok: false; readonly fault: Fault }
