/** What is seen between two views: one thing after the other, each for as long as it is worth looking at. */

import type { Event } from '@windward/games/marauders/news.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Sound } from '../../table/hearing.ts'
import type { Picture } from '../face.ts'
import { advance } from './staging.ts'

/** How long each kind of event is worth looking at, in milliseconds; those not named pass with the next one. */
const HOLD: Readonly<Partial<Record<Event['type'], number>>> = {
  eventDrawn: 1700,
  npcMoved: 650,
  npcStayed: 350,
  npcEntered: 700,
  warBroke: 900,
  portChangedNation: 700,
  portBlockaded: 700,
  sailed: 420,
  enteredPort: 350,
  leftPort: 350,
  rolled: 850,
  scouted: 550,
  npcScouted: 700,
  merchantFound: 600,
  raidCards: 700,
  raidCardGone: 350,
  raidEnded: 1100,
  battleBegan: 900,
  declared: 450,
  contest: 600,
  hit: 420,
  boarded: 600,
  crewHits: 500,
  fled: 700,
  battleEnded: 900,
  plundered: 500,
  captainDied: 1200,
  captainRevealed: 500,
  captainArrived: 700,
  goodsSold: 600,
  goodsBought: 400,
  glory: 900,
  bounty: 450,
  shipBought: 600,
  missionClaimed: 500,
  missionCompleted: 900,
  gloryPlayed: 900,
  rumorTrue: 900,
  rumorFalse: 600,
  specialistHired: 600,
  gameEnded: 700,
}

/** Whether an event gets a picture of its own. */
export function isSeen(event: Event): boolean {
  return HOLD[event.type] !== undefined
}

/** Each event that is worth a look ends a picture; the last one shows the second view. */
export function pictures(before: View, events: readonly Event[], after: View): readonly Picture<View, Event>[] {
  const pictures: Picture<View, Event>[] = []
  let view = before
  let group: Event[] = []
  for (const [i, event] of events.entries()) {
    view = advance(view, event)
    group.push(event)
    const hold = HOLD[event.type] ?? 0
    if (hold === 0 || i === events.length - 1) continue
    pictures.push({ view, events: group, hold })
    group = []
  }
  const last = group.at(-1)
  pictures.push({ view: after, events: group, hold: last === undefined ? 0 : (HOLD[last.type] ?? 0) })
  return pictures
}

export function sound(event: Event): Sound | undefined {
  switch (event.type) {
    case 'raidCards':
    case 'eventDrawn':
      return 'card'
    case 'rolled':
      return 'wood'
    case 'sailed':
    case 'enteredPort':
      return 'rope'
    case 'goodsSold':
    case 'raidEnded':
    case 'glory':
      return 'coin'
    case 'hit':
      return 'cannon'
    case 'captainDied':
    case 'battleBegan':
    case 'npcScouted':
      return 'bust'
    case 'gameEnded':
      return 'victory'
    default:
      return undefined
  }
}
