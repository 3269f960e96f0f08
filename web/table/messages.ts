/** What page and worker say to each other: asks with answers, and updates on their own. */

import type { Action, Seat } from '@windward/core/contract.ts'
import type { Fault, GameRecord } from '@windward/core/record.ts'
import type { Kept } from '../store/games.ts'
import type { Eyes } from './replay.ts'
import type { Trouble, Update } from './table.ts'

export type Ask =
  | { readonly do: 'open'; readonly kept: Kept }
  | { readonly do: 'start' }
  | { readonly do: 'submit'; readonly action: Action }
  | { readonly do: 'undo' }
  | { readonly do: 'whyNot'; readonly action: unknown }
  | { readonly do: 'take'; readonly seat: Seat }
  | { readonly do: 'replay'; readonly record: GameRecord }
  | { readonly do: 'moment'; readonly at: number; readonly eyes: Eyes }
  | { readonly do: 'log'; readonly eyes: Eyes }
  | { readonly do: 'verify'; readonly text: string }

export interface Asking {
  readonly id: number
  readonly ask: Ask
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly error: string }

export type Push = { readonly update: Update } | { readonly trouble: Trouble }

export type Checked = { readonly ok: true; readonly moves: number } | { readonly ok: false; readonly fault: Fault }
