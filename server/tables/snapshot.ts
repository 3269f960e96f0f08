/** A table as it was after a step, so that not all of them need be repeated. */

import type { Seat } from '@windward/core/contract.ts'
import type { Snapshot } from '@windward/core/match.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import type { TableInfo, TableState } from '@windward/protocol/tables.ts'
import type { ClocksSnapshot } from './clocks.ts'

export interface TableSnapshot {
  readonly info: TableInfo
  readonly head: number
  readonly match: Snapshot<unknown, unknown> | undefined
  readonly clocks: ClocksSnapshot | undefined
  readonly chatLines: number
  /** Not in those of before. */
  readonly chatOf?: readonly (readonly [person: string, lines: number])[]
  readonly spectatorLines?: number
  readonly resigned: readonly Seat[]
  readonly acted: readonly number[]
  readonly infoAt: number
  readonly quiet?: readonly QuietStep[]
}

/** A step of which nobody hears but this seat. */
export interface QuietStep {
  readonly seq: number
  readonly seat: Seat
}

/** Of a match that is over, how it ended: how it came to that is in the record. */
export function matchSnapshot(match: AnyMatch, state: TableState): Snapshot<unknown, unknown> {
  return state === 'over' ? { ...match.snapshot(), moves: [] } : match.snapshot()
}
