/** What happened since somebody last did anything, with what came of it: for whoever comes back to a table. */

import type { Event, Seat } from '@windward/core/contract.ts'
import type { LogLine } from './link.ts'

export function sinceOwn(
  log: readonly LogLine[],
  seat: Seat | undefined,
  seatOf: (event: Event) => Seat | undefined,
): readonly Event[] {
  const own = log.findLast(({ event }) => seatOf(event) === seat)?.move
  if (seat === undefined || own === undefined) return []
  return log.filter(({ move }) => move >= own).map(({ event }) => event)
}
