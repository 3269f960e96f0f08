/** What came of one's last answer, told until the next: one's own dice and what they brought, and what others' cards did. */

import type { Seat } from '@windward/core/contract.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import type { Who } from '@windward/games/marauders/vocabulary.ts'

export interface Tidings {
  /** None where only others did something. */
  readonly roll?: Roll
  /** One after the other; nothing where nothing came of the roll. */
  readonly told: readonly Event[]
}

export type Roll = Event & { readonly type: 'rolled' }

/** What dice bring. Gold and glory are counted where they lie, and whoever is found comes upon the stage. */
const BROUGHT: readonly Event['type'][] = [
  'scouted',
  'rumorHeard',
  'rumorTrue',
  'rumorFalse',
  'missionClaimed',
  'missionRefused',
  'missionAdvanced',
  'crewJoined',
  'crewLost',
  'turnedAway',
  'hit',
  'hitAbsorbed',
]
/** What somebody else's card does to one. */
const HARM: readonly Event['type'][] = ['cargoLost', 'bounty', 'gold', 'crewLost', 'hit', 'missionLost']
/** Raids and battles have a stage for their dice, and a sheet for how they ended. */
const FIGHT: readonly Event['type'][] = [
  'merchantFound',
  'raidCards',
  'raidEnded',
  'battleBegan',
  'declared',
  'contest',
  'crewHits',
  'battleEnded',
]

/** None where nothing is to be told. */
export function tidingsOf(events: readonly Event[], seat: Seat): Tidings | undefined {
  const turn = events.slice(1 + events.findLastIndex((event) => event.type === 'turnBegan' && event.seat === seat))
  const roll = events.some(({ type }) => FIGHT.includes(type)) ? undefined : lastRoll(turn, seat)
  const brought = roll ? turn.filter((event) => BROUGHT.includes(event.type) && isOf(event, seat)) : []
  const told = [...harmIn(events, seat), ...brought]
  return roll || told.length > 0 ? { ...(roll && { roll }), told: inOrder(told, events) } : undefined
}

function lastRoll(events: readonly Event[], seat: Seat): Roll | undefined {
  const roll = events.findLast((event) => event.type === 'rolled' && isOf(event, seat))
  return roll?.type === 'rolled' ? roll : undefined
}

/** Others' cards that did something to one, each with what it did. */
function harmIn(events: readonly Event[], seat: Seat): readonly Event[] {
  const played = events.flatMap((event, i) => (event.type === 'gloryPlayed' && event.seat !== seat ? [i] : []))
  return played.flatMap((i) => {
    const end = events.findIndex(({ type }, j) => j > i && ENDS.includes(type))
    const harm = events
      .slice(i + 1, end === -1 ? undefined : end)
      .filter(
        (event) => HARM.includes(event.type) && isOf(event, seat) && !(event.type === 'gold' && event.change >= 0),
      )
    return harm.length > 0 ? [events[i], ...harm] : []
  })
}

/** With these something else begins. */
const ENDS: readonly Event['type'][] = ['gloryPlayed', 'turnBegan', 'visited', 'rolled', 'contest']

/** What two lists have in common is told once. */
function inOrder(told: readonly Event[], events: readonly Event[]): readonly Event[] {
  return events.filter((event) => told.includes(event))
}

function isOf(event: Event, seat: Seat): boolean {
  if ('seat' in event) return event.seat === seat
  const who: Who | undefined = 'who' in event ? event.who : undefined
  return who !== undefined && 'seat' in who && who.seat === seat
}
