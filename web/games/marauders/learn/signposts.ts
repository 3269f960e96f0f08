/** Where to read about what is on the board. */

import { mentions } from '@windward/games/marauders/mentions.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'
import type { Signposts } from '../../../learn/primer.ts'
import { readThing, things } from '../things.ts'
import { entry, entryOfCard, entryOfNpc, entryOfSpecialist } from './entries.ts'
import type { ChapterId } from './rules.ts'

export const signposts: Signposts<View, Action, Event> = {
  chapterOf: ({ code }) => CHAPTER_OF[code],
  entryOf: (of, view) => cardOf(of) ?? fighterOf(of, view) ?? thingOf(of),
}

/** The first card it speaks of that can be read about. */
function cardOf(of: Action | Event): string | undefined {
  return mentions(of).map(entryOfCard).find(Boolean)
}

/** The commander of an NPC that moves, scouts or fights, or the specialist who comes or goes. */
function fighterOf(of: Action | Event, view: View): string | undefined {
  if ('specialist' in of) return entryOfSpecialist(of.specialist)
  const npcs = things(of).map(readThing)
  return npcs.map((one) => (one.kind === 'npc' ? entryOfNpc(one.name, view) : undefined)).find(Boolean)
}

/** Equipment, ship or good, and else where it is. */
function thingOf(of: Action | Event): string | undefined {
  if ('modification' in of) return entry('modification', of.modification)
  if ('weapon' in of && of.weapon !== undefined) return entry('weapon', of.weapon)
  if ('ship' in of) return entry('ship', of.ship)
  if ('good' in of) return entry('good', of.good)
  const zone = things(of)
    .map(readThing)
    .find(({ kind }) => kind === 'zone')
  return zone?.kind === 'zone' ? entry('zone', zone.name) : undefined
}

const CHAPTER_OF: Readonly<Record<string, ChapterId>> = {
  gameOver: 'end',
  notYourTurn: 'round',
  notOffered: 'round',
  chooseStandingLocation: 'battle',
  onlyShootFirst: 'battle',
  noMasts: 'battle',
  noCrew: 'battle',
  notOutmatched: 'npcs',
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
  noActionsLeft: 'round',
  becalmed: 'move',
  heavySeas: 'move',
  leavePortFirst: 'move',
  notAdjacent: 'move',
  alreadyInPort: 'move',
  atSea: 'move',
  scoutAtSea: 'scout',
  crippled: 'raid',
  noSuchTarget: 'scout',
  scoutedAlready: 'scout',
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
