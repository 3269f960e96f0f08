/** Where to read about what is on the board. */

import { GLORY, GLORY_CARDS } from '@windward/games/marauders/cards/glory.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import { EVENTS } from '@windward/games/marauders/components/events.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Card } from '@windward/games/marauders/vocabulary.ts'
import type { Signposts } from '../../../learn/primer.ts'
import type { ChapterId } from './rules.ts'

export const signposts: Signposts<View, Action, Event> = {
  chapterOf: ({ code }) => CHAPTER_OF[code],
  entryOf: (of) => cardOf(of) ?? thingOf(of),
}

export function gloryEntryId(card: Card): string | undefined {
  const key = GLORY[card]
  return key && `${'specialist' in GLORY_CARDS[key] ? 'specialist' : 'glory'}-${key}`
}

type Fields = Readonly<Record<string, unknown>>

/** Numbers are places in a deck; what lies face down has none. */
function cardOf(of: Action | Event): string | undefined {
  const fields = of as unknown as Fields
  const number = (field: string) => (typeof fields[field] === 'number' ? (fields[field] as Card) : -1)
  const mission = MISSIONS[number('mission')]
  if (mission) return `mission-${mission.key}`
  const rumor = RUMORS[of.type.includes('umor') ? Math.max(number('rumor'), number('card')) : -1]
  if (rumor) return `rumor-${rumor.key}`
  const glory = of.type.includes('lory') ? gloryEntryId(Math.max(number('glory'), number('card'))) : undefined
  if (glory) return glory
  const event = EVENTS[number('event')]
  if (event) return 'npc' in event ? `npc-${number('event')}` : `event-${event.happening}`
  const captain = CAPTAINS[number('captain')]
  return captain && `captain-${captain.key}`
}

const KINDS = { modification: 'modification', weapon: 'weapon', ship: 'ship', good: 'good', zone: 'zone', port: 'zone' }

function thingOf(of: Action | Event): string | undefined {
  const fields = of as unknown as Fields
  for (const [field, kind] of Object.entries(KINDS)) {
    if (typeof fields[field] === 'string') return `${kind}-${fields[field]}`
  }
  return (of.type === 'sail' || of.type === 'sailed') && typeof fields.to === 'string' ? `zone-${fields.to}` : undefined
}

/** Refusals that name a rule of their own; all others are read where one stands. */
const CHAPTER_OF: Readonly<Record<string, ChapterId>> = {
  gameOver: 'end',
  notYourTurn: 'round',
  notOffered: 'round',
  chooseStandingLocation: 'battle',
  onlyShootFirst: 'battle',
  cannotDeclare: 'battle',
  doneAlready: 'port',
  sellFirst: 'port',
  emptyHold: 'trade',
  notForPirates: 'bounties',
  crewComplete: 'recruit',
  noMissionHere: 'missions',
  chooseSum: 'stash',
  stashAtHome: 'stash',
  cannotAfford: 'shipyard',
  becalmed: 'move',
  heavySeas: 'move',
  leavePortFirst: 'move',
  notAdjacent: 'move',
  alreadyInPort: 'move',
  atSea: 'move',
  scoutAtSea: 'scout',
  crippled: 'raid',
  noSuchTarget: 'scout',
  portOnce: 'port',
  retireFirst: 'death',
  noPort: 'move',
  blockade: 'move',
  war: 'move',
  wanted: 'bounties',
}
