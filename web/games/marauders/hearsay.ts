/** What came of a roll for a rumor or a mission, in port: told until something else is done. */

import type { Seat } from '@windward/core/contract.ts'
import type { Event } from '@windward/games/marauders/news.ts'

export interface Hearsay {
  readonly dice: (Event & { readonly type: 'rolled' })['dice']
  /** What was heard, proven or granted, one after the other; nothing where nobody tells a rumor. */
  readonly told: readonly ToldHere[]
}

const TOLD_HERE = ['rumorHeard', 'rumorTrue', 'rumorFalse', 'missionClaimed', 'missionRefused'] as const
export type ToldHere = Event & { readonly type: (typeof TOLD_HERE)[number] }

/** None where nobody asked. */
export function hearsayOf(events: readonly Event[], seat: Seat | undefined): Hearsay | undefined {
  const roll = events.findLast((event) => event.type === 'rolled' && REASONS.includes(event.why) && isBy(event, seat))
  if (roll?.type !== 'rolled') return undefined
  return { dice: roll.dice, told: events.filter(isToldHere).filter((event) => event.seat === seat) }
}

const REASONS: readonly (Event & { type: 'rolled' })['why'][] = ['rumor', 'mission']

function isBy({ who }: Event & { type: 'rolled' }, seat: Seat | undefined): boolean {
  return 'seat' in who && who.seat === seat
}

function isToldHere(event: Event): event is ToldHere {
  return TOLD_HERE.some((type) => type === event.type)
}
