/** A table as it is written down: for its row in the store, for lists, and as a record. */

import { recordOf, writeRecord } from '@windward/core/record.ts'
import type { TableSummary } from '@windward/protocol/tables.ts'
import type { SeatedPerson } from '../store/append.ts'
import type { HeadRow } from '../store/schema.ts'
import { seatsOfPersons } from './seating.ts'
import type { Table } from './table.ts'

/** A bot that has not answered by then is asked again, by whichever node looks first. */
const BOT_PATIENCE = 3_000

export function headRowOf(table: Table, now: number): HeadRow {
  const { info, head, clocks } = table
  return {
    id: info.id,
    head,
    awaited: JSON.stringify(table.awaited()),
    updated: now,
    deadline: info.state === 'playing' ? (clocks?.deadline(seatsOfPersons(info.seats)) ?? 0) : 0,
    bot_due: table.awaitedBots().length > 0 ? now + BOT_PATIENCE : 0,
  }
}

export function summaryOf(table: Table): TableSummary {
  const { commitment: _, ending: __, next: ___, undo: ____, rematch: _____, ...info } = table.info
  return { ...info, awaited: [...table.awaited()] }
}

export function seatedPersonsOf({ info }: Table): readonly SeatedPerson[] {
  return info.seats.flatMap(({ person }, seat) => (person === undefined ? [] : [{ person: person.id, seat }]))
}

/** The whole match; never given out before its end. */
export function recordTextOf({ info, match }: Table): string | undefined {
  if (info.state !== 'over' || match === undefined) return undefined
  const names = info.seats.map(({ person, bot }) => person?.name ?? bot ?? '')
  return writeRecord(recordOf(match, names))
}
