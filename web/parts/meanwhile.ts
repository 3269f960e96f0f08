/** What somebody did in each of the turns since another last answered: in another's turn as well as in their own. */

import type { Event } from '@windward/core/contract.ts'

export function retold(
  events: readonly Event[],
  since: readonly Event[],
  heads: (event: Event) => boolean,
  recap: (events: readonly Event[]) => string,
): string {
  const turns = since.reduce<Event[][]>(
    (turns, event) => {
      if (heads(event)) turns.push([])
      turns[turns.length - 1].push(event)
      return turns
    },
    [[]],
  )
  // The last of them is told with all that led to it.
  const told = [...turns.slice(0, -1).map(recap), recap(events)]
  return [...new Set(told)].filter((text) => text !== '').join(' · ')
}
