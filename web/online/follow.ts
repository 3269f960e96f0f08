/** Hears of one's turn at every table: those that wait are asked for at first and after a break, then each is told. */

import type { TableSummary } from '@windward/protocol/tables.ts'
import { myTables } from './api.ts'
import { live } from './live.svelte.ts'
import { summon } from './summon.ts'
import { turns } from './turns.svelte.ts'

/** Until it is called off. */
export function followTurns(): () => void {
  return live.follow({
    async begin() {
      const tables = await myTables().catch(() => [])
      turns.tables = tables.filter(({ id, awaitsMe }) => awaitsMe && !live.isWatched(id))
    },
    awaited: (table, person) => {
      const isNew = !turns.tables.some(({ id }) => id === table.id)
      forget(table.id)
      if (!awaits(table, person)) return
      turns.tables = [...turns.tables, table]
      if (isNew) summon(table.id)
    },
    watched: forget,
  })
}

function forget(table: string): void {
  turns.tables = turns.tables.filter(({ id }) => id !== table)
}

/** A seat that a bot plays meanwhile keeps nobody waiting. Before the game a host is awaited by whoever came. */
function awaits({ seats, awaited, state, host }: TableSummary, person: string): boolean {
  if (state === 'open') return host === person && seats.some((seat) => seat.person && seat.person.id !== person)
  return awaited.some((seat) => seats[seat].person?.id === person && seats[seat].bot === undefined)
}
