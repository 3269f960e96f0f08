/** Tables and steps for a store, with nothing at stake. */

import type { TableInfo } from '@windward/protocol/tables.ts'
import type { Append } from '../store/append.ts'
import type { TableRow } from '../store/schema.ts'
import type { Step } from '../tables/step.ts'

/** Its name is the id, its own id one such as tables have. */
export function tableRow(id: string, more: Partial<TableInfo> = {}): TableRow {
  const info = JSON.stringify({ ...infoOf(id), ...more })
  return {
    id,
    made: `made:${id}`,
    sent: '',
    state: 'open',
    listed: 1,
    game: 'haendler',
    first: info,
    info,
    secret: '{}',
    head: 0,
    awaited: '[]',
    created: 1,
    updated: 1,
    deadline: 0,
    bot_due: 0,
  }
}

function infoOf(id: string): TableInfo {
  return {
    id: like(id, 12),
    name: id,
    game: 'haendler',
    rev: 1,
    options: {},
    seats: [],
    host: like(id, 16),
    listed: true,
    spectators: true,
    pace: { kind: 'none' },
    state: 'open',
    created: 1,
  }
}

/** An id of so many letters. */
export function like(id: string, letters: number): string {
  return id
    .replace(/[^A-Za-z0-9]/g, '')
    .padEnd(letters, '0')
    .slice(0, letters)
}

/** So many steps of the table, after this one. */
export function stepsAfter(id: string, after: number, count: number): Append {
  const steps = Array.from({ length: count }, (_, i) => stepAt(after + i + 1))
  const headRow = { id, head: after + count, awaited: '[1]', updated: 2, deadline: 5, bot_due: 0 }
  return { after, steps, headRow }
}

export function stepAt(seq: number): Step {
  const person = { id: `p${seq}`, name: 'é ✓ "' }
  return { seq, at: 1000 + seq, command: `c${seq}`, sent: '', body: { type: 'join', seat: seq, person } }
}
