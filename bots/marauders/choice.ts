import type { Seat } from '@windward/core/contract.ts'
import type { State } from '@windward/games/marauders/state.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'
import type { Weights } from './weights.ts'

/** How good each answer to a question is; only answers to the same question can be compared. */
export type Appraisal = (s: State, seat: Seat, w: Weights) => (action: Action) => number
