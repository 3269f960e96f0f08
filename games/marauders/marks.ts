/** What a frame remembers of what was done in it: once per battle, once per raid, one nation per Port action. */

import type { Seat } from '@windward/core/contract.ts'
import type { GloryKey } from './cards/keys.ts'
import {
  type Card,
  GOODS,
  type Good,
  NATIONS,
  type Nation,
  type Npc,
  type Shot,
  type Target,
  type Zone,
} from './vocabulary.ts'

export type Mark =
  /** An ability or a Carpenter that is used once. */
  | 'relocate'
  | 'rerollDie'
  | 'swapCard'
  | 'patchUp'
  /** A Specialist that is used once, and for whom. */
  | `${'layGuns' | 'treat'} ${Seat}`
  /** No Bounty comes of the attack. */
  | 'noBounty'
  /** The nation that Bounties are bought back from. */
  | `pardon ${Nation}`
  /** A Specialist who did not want to come. */
  | `refused ${GloryKey}`
  /** The good that was in demand before. */
  | `market ${Good}`
  /** A seat that cannot be found by another, or by an NPC. */
  | `hidden ${Seat} from ${Seat | Npc}`
  | Played
  | OfRound

/** A Glory Card that was played for a seat. */
type Played = `${GloryKey} ${Seat}`
/** A battle forgets it with its round. */
type OfRound = `round ${Played | Loaded}`
/** Shot that a side used: it spares the enemy's Hull for the rest of the round. */
type Loaded = `${Shot} ${0 | 1}`

export const served = (use: 'layGuns' | 'treat', seat: Seat): Mark => `${use} ${seat}`
export const pardoned = (nation: Nation): Mark => `pardon ${nation}`
export const refused = (key: GloryKey): Mark => `refused ${key}`
export const hidden = (seat: Seat, from: Seat | Npc): Mark => `hidden ${seat} from ${from}`
export const played = (key: GloryKey, seat: Seat): Played => `${key} ${seat}`
export const playedThisRound = (key: GloryKey, seat: Seat): OfRound => `round ${played(key, seat)}`
export const fired = (shot: Shot, by: 0 | 1): OfRound => `round ${shot} ${by}`
export const wasInDemand = (good: Good): Mark => `market ${good}`

/** What was scouted for this turn; each zone has its own merchant. */
export type Sought = `merchant ${Zone}` | `player ${Seat}` | `npc ${Npc}` | `rumor ${Card<'rumors'>}` | 'mission'

export function sought(target: Target, zone: Zone): Sought {
  switch (target.kind) {
    case 'merchant':
      return `merchant ${zone}`
    case 'player':
      return `player ${target.seat}`
    case 'npc':
      return `npc ${target.npc}`
    case 'rumor':
      return `rumor ${target.card}`
    case 'mission':
      return 'mission'
  }
}

export function isOfRound(mark: Mark): mark is OfRound {
  return mark.startsWith('round ')
}

export function pardonedIn(marks: readonly Mark[]): Nation | undefined {
  return NATIONS.find((nation) => marks.includes(pardoned(nation)))
}

export function oldDemandIn(marks: readonly Mark[]): Good | undefined {
  return GOODS.find((good) => marks.includes(wasInDemand(good)))
}
