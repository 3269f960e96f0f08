/** What came of asking for a rumor, in port: told until something else is done. */

import type { Seat } from '@windward/core/contract.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import type { Card } from '@windward/games/marauders/vocabulary.ts'

export interface Hearsay {
  readonly dice: (Event & { readonly type: 'rolled' })['dice']
  /** What was heard; nothing without a skull. */
  readonly heard: readonly Card<'rumors'>[]
}

/** None where nobody asked. */
export function hearsayOf(events: readonly Event[], seat: Seat | undefined): Hearsay | undefined {
  const isOwn = (event: Event & { readonly type: 'rolled' }) => 'seat' in event.who && event.who.seat === seat
  const roll = events.findLast((event) => event.type === 'rolled' && event.why === 'rumor' && isOwn(event))
  if (roll?.type !== 'rolled') return undefined
  const heard = events.flatMap((event) =>
    event.type === 'rumorHeard' && event.seat === seat && event.card !== undefined ? [event.card] : [],
  )
  return { dice: roll.dice, heard }
}
