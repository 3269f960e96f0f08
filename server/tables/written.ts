/** A table as it is written down: for its row in the store, for lists, and as a record. */

import type { Level } from '@windward/bots/contract.ts'
import { recordOf, writeRecord } from '@windward/core/record.ts'
import type { TableSummary } from '@windward/protocol/tables.ts'
import type { SeatedPerson } from '../store/append.ts'
import type { HeadRow } from '../store/schema.ts'
import { seatsOfPersons } from './seating.ts'
import type { Table } from './table.ts'

/** Milliseconds after which a bot is asked again by whichever node looks first: one that thinks long, and any other. */
const PATIENCE = { search: 3_000, rule: 1_000 } as const
const SEARCHES: ReadonlySet<string> = new Set<Level>(['captain', 'admiral'])

export function headRowOf(table: Table, now: number): HeadRow {
  const { info, head, clocks } = table
  return {
    id: info.id,
    head,
    awaited: JSON.stringify(table.awaited()),
    updated: now,
    deadline: info.state === 'playing' ? (clocks?.deadline(seatsOfPersons(info.seats)) ?? 0) : 0,
    bot_due: botDue(table, now),
  }
}

function botDue(table: Table, now: number): number {
  const bots = table.awaitedBots().map((seat) => table.info.seats[seat].bot ?? '')
  if (bots.length === 0) return 0
  return now + (bots.some((bot) => SEARCHES.has(bot)) ? PATIENCE.search : PATIENCE.rule)
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
