/** What is seen of a meeting at sea: who sails what, how it fares, and what the weather is. */

import type { Seat } from '@windward/core/contract.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import { EVENTS } from '@windward/games/marauders/components/events.ts'
import { MERCHANT_TOKENS } from '@windward/games/marauders/components/ships.ts'
import type { BattleFrame, HitsFrame, RaidFrame, Side, SideIndex } from '@windward/games/marauders/frames.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { newShip } from '@windward/games/marauders/rules/ship.ts'
import { isNavalShip } from '@windward/games/marauders/rules/zones.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Location, Nation, Npc } from '@windward/games/marauders/vocabulary.ts'
import type { Drawing } from '../../art/ink.ts'
import { navalOfficer, type PirateName, pirate } from '../../art/people/crew.ts'
import type { Likeness } from '../../art/people/likeness.ts'
import type { Weather } from '../../art/ships/waters.ts'
import { captainVessel, foeVessel, npcVessel } from './art.ts'
import { persona } from './persona.ts'
import { commanderOf } from './reading.ts'
import { sideOf } from './staging.ts'

export interface SceneShip {
  readonly drawing: Drawing
  /** What she is, for whoever does not see her. */
  readonly label: string
  readonly struck: readonly Location[]
  /** Struck this very moment, not only about to be. */
  readonly isNow: boolean
  readonly fires: boolean
  readonly fate: 'afloat' | 'sunk' | 'away'
}

export function weatherOf(view: View): Weather {
  const is = (happening: string) => view.effects.some((effect) => effect.happening === happening)
  if (is('storm')) return 'storm'
  return is('highSeas') ? 'heavy' : is('doldrums') ? 'calm' : 'fair'
}

/** A side of a battle as it is drawn; nothing where she lies elsewhere. */
export function vesselOf(view: View, frame: BattleFrame, i: SideIndex, facing: 'left' | 'right'): Drawing | undefined {
  const side = frame.sides[i]
  if (side.seat !== undefined) {
    const { captain } = view.players[side.seat]
    return captain && captainVessel(captain.ship, side.seat, CAPTAINS[captain.id].nation, facing)
  }
  if (frame.npcShip === undefined) return undefined
  if (side.npc !== undefined) return npcVessel(frame.npcShip, side.npc, facing)
  return frame.ashore ? undefined : foeVessel(frame.npcShip, facing)
}

/** The merchant: a stout ship under her nation's flag. */
export function merchantOf(frame: RaidFrame): Drawing {
  const type = frame.token % 2 === 0 ? 'flute' : 'galleon'
  return npcVessel(newShip(type), flagOf(frame), 'left')
}

/** Under whose flag she sails: as she was found, until somebody says whom they raid. */
export function flagOf({ nation, sure, token }: RaidFrame): Nation {
  return nation !== 'none' ? nation : sure ? 'spanish' : MERCHANT_TOKENS[token]
}

/** Locations of one side that are struck in these events. */
export function struckIn(events: readonly Event[], frame: BattleFrame, i: SideIndex): readonly Location[] {
  return events.flatMap((event): Location[] => {
    if (event.type === 'hit' && sideOf(frame, event.who) === i) return [event.location]
    return event.type === 'crewHits' && sideOf(frame, event.who) === i ? ['crew'] : []
  })
}

/** Hits that are about to strike a side, each by its place among the hits. */
export function threatsTo(hits: HitsFrame | undefined, i: SideIndex | undefined): readonly Location[] {
  return hits !== undefined && hits.at === 'numbers' && hits.side === i ? hits.hits : []
}

/** The face of whoever commands a side; foes of a card have none. */
export function faceOf(view: View, side: Side): { readonly name: string; readonly likeness: Likeness } | undefined {
  if (side.seat !== undefined) return persona(view, side.seat)
  if (side.npc === undefined) return undefined
  const commander = commanderOf(view, side.npc)
  return { name: commander?.name ?? '', likeness: likenessOfNpc(side.npc, commander?.name ?? '') }
}

/** Each pirate and each of a nation's officers has a face of his own. */
export function likenessOfNpc(npc: Npc, name: string): Likeness {
  if (!isNavalShip(npc)) return pirate(PIRATES[name] ?? 'pirate1')
  const officers = EVENTS.flatMap((event) => ('npc' in event && event.npc === npc ? [event.name] : []))
  return navalOfficer(npc, Math.max(0, officers.indexOf(name)))
}

const PIRATES: Readonly<Record<string, PirateName>> = {
  'Jack Rackham': 'pirate5',
  'Charles Vane': 'pirate6',
  'Stede Bonnet': 'pirate7',
  'Benjamin Hornigold': 'pirate4',
  'Edward Teach': 'pirate1',
  'Henry Every': 'pirate3',
}

/** Oneself on the left, wherever one fights; else whoever attacks. */
export function sidesFor(frame: BattleFrame, seat: Seat | undefined): readonly [SideIndex, SideIndex] {
  return seat !== undefined && frame.sides[1].seat === seat ? [1, 0] : [0, 1]
}
