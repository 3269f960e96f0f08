/** Steps on their way into the log. */

import type { LogRow, Moved, TableRow } from './schema.ts'

/** Steps at one table, all or none. `after` is the step they follow: if another came first they are not taken. */
export interface Append {
  readonly id: string
  readonly after: number
  /** The last of them, and when it was. */
  readonly head: number
  readonly updated: number
  /** See `stepsText`. */
  readonly steps: string
  /** What few steps bring along. */
  readonly extras?: Extras
}

/**
 * Steps as they travel to the store: for each step a list in JSON of table, number, time, command, body, who is awaited,
 * deadline and when a bot is due, with commas between the lists. The engines take them apart, many at once; until then
 * nobody need read them.
 */
export function stepsText(rows: readonly LogRow[], { awaited, deadline, bot_due }: Moved): string {
  const rest = `${awaited},${deadline},${bot_due}`
  const one = ({ table_id, seq, at, command, body }: LogRow) =>
    `["${table_id}",${seq},${at},${JSON.stringify(command)},${body},${rest}]`
  return rows.map(one).join()
}

export interface Extras {
  readonly table?: Pick<TableRow, 'state' | 'info'>
  readonly sitters?: readonly Sitter[]
  readonly snapshot?: string
  readonly record?: string
  /** The table of a rematch. */
  readonly opens?: NewRow
}

export interface Sitter {
  readonly person: string
  readonly seat: number
}

export interface NewRow {
  readonly row: TableRow
  readonly sitters: readonly Sitter[]
}

/** Of many tables. */
export function allSteps(batch: readonly Append[]): string {
  return `[${batch.map(({ steps }) => steps).join()}]`
}
