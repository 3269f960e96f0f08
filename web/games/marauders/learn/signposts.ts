/** Where to read about what is on the board. */

import { GLORY, GLORY_CARDS, GLORY_KEYS } from '@windward/games/marauders/cards/glory.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import { EVENTS } from '@windward/games/marauders/components/events.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { type Action, type Card, NPCS, type Origin, ZONES } from '@windward/games/marauders/vocabulary.ts'
import type { Signposts } from '../../../learn/primer.ts'
import type { ChapterId } from './rules.ts'

export const signposts: Signposts<View, Action, Event> = {
  chapterOf: ({ code }) => CHAPTER_OF[code],
  entryOf: (of, view) => cardOf(of) ?? fighterOf(of, view) ?? thingOf(of),
}

/** What the board calls a thing, in the reference: a port is read about with its zone, an NPC with its commander. */
export function entryOfThing(thing: string, view: View): string | undefined {
  const [kind, name] = thing.split('-')
  const number = Number(name)
  switch (kind) {
    case 'zone':
    case 'port':
      return `zone-${name}`
    case 'glory':
    case 'mission':
    case 'rumor':
      return entryOfCard(kind, number)
    case 'npc':
      return NPCS.flatMap((npc) => (npc === name ? view.npcs[npc].cards.slice(-1) : [])).map((card) => `npc-${card}`)[0]
    case 'seat':
      return captainEntryId(view.players[number]?.captain?.id ?? -1)
    case 'specialist':
      return specialistEntryId(name)
    default:
      return undefined
  }
}

/** A card of any of the three decks; what lies face down has no entry. */
export function entryOfCard(kind: Origin, card: Card): string | undefined {
  if (kind === 'glory') return gloryEntryId(card)
  const known = kind === 'mission' ? MISSIONS[card] : RUMORS[card]
  return known && `${kind}-${known.key}`
}

function gloryEntryId(card: Card): string | undefined {
  const key = GLORY[card]
  return key && `${'specialist' in GLORY_CARDS[key] ? 'specialist' : 'glory'}-${key}`
}

/** Of the two who can be hired, the first. */
function specialistEntryId(type: string): string | undefined {
  const key = GLORY_KEYS.find((key) => {
    const card = GLORY_CARDS[key]
    return 'specialist' in card && card.specialist === type
  })
  return key && `specialist-${key}`
}

function captainEntryId(card: Card): string | undefined {
  const captain = CAPTAINS[card]
  return captain && `captain-${captain.key}`
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
  return captainEntryId(number('captain'))
}

/** The commander of an NPC that moves, scouts or fights, or the specialist who comes or goes. */
function fighterOf(of: Action | Event, view: View): string | undefined {
  for (const value of Object.values(of) as unknown[]) {
    const npc = typeof value === 'object' && value !== null && 'npc' in value ? value.npc : undefined
    if (typeof npc === 'string') return entryOfThing(`npc-${npc}`, view)
  }
  const { npc, specialist } = of as unknown as Fields
  if (typeof specialist === 'string') return specialistEntryId(specialist)
  return typeof npc === 'string' ? entryOfThing(`npc-${npc}`, view) : undefined
}

const KINDS = { modification: 'modification', weapon: 'weapon', ship: 'ship', good: 'good', zone: 'zone', port: 'zone' }
/** Fields that name a zone, or a part of a ship. */
const SPOTS = ['to', 'at']

function thingOf(of: Action | Event): string | undefined {
  const fields = of as unknown as Fields
  for (const [field, kind] of Object.entries(KINDS)) {
    if (typeof fields[field] === 'string') return `${kind}-${fields[field]}`
  }
  const zone = SPOTS.map((field) => ZONES.find((zone) => zone === fields[field])).find((zone) => zone !== undefined)
  return zone && `zone-${zone}`
}

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
  fittedAlready: 'shipyard',
  tradedAlready: 'shipyard',
  oneShip: 'shipyard',
  holdFull: 'trade',
  freeIsLast: 'trade',
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
  cardNotNow: 'glory',
  notInHand: 'glory',
  notHired: 'glory',
  discardFirst: 'glory',
  rumorElsewhere: 'rumors',
  nothingToHandIn: 'missions',
  notQualified: 'missions',
  notHereForMission: 'missions',
  searchedAlready: 'missions',
  noCove: 'rumors',
}
