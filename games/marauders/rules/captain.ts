/** What is asked of a Captain most often. */

import type { Seat } from '@windward/core/contract.ts'
import { CAPTAINS, type CaptainData, type CaptainKey } from '../components/captains.ts'
import { isPort } from '../components/zones.ts'
import { ofSkill } from '../fields.ts'
import type { Captain, State } from '../state.ts'
import type { Port, Skill } from '../vocabulary.ts'

export function captainOf(s: State, seat: Seat): Captain {
  const { captain } = s.players[seat]
  if (captain === undefined) throw new Error(`seat ${seat} has no Captain`)
  return captain
}

export function lives(s: State, seat: Seat): boolean {
  return s.players[seat].captain !== undefined
}

export function cardOf(captain: Captain): CaptainData {
  return CAPTAINS[captain.id]
}

export function isCalled(s: State, seat: Seat, key: CaptainKey): boolean {
  const { captain } = s.players[seat]
  return captain !== undefined && cardOf(captain).key === key
}

export function skillOf(s: State, seat: Seat, skill: Skill): number {
  return skillIn(captainOf(s, seat), skill)
}

/** As printed, and as cards raised it. */
export function skillIn(captain: Captain, skill: Skill): number {
  let n = ofSkill(cardOf(captain).skills, skill)
  for (const raised of captain.raised) if (raised === skill) n++
  return n
}

/** p. 3: a player with at least one Bounty. */
export function isPirate(captain: Captain): boolean {
  const { spanish, english, french, dutch } = captain.bounties
  return spanish + english + french + dutch > 0
}

/** p. 4: the port where the Captain is from. */
export function isHome(captain: Captain): boolean {
  return captain.inPort && captain.zone === cardOf(captain).homePort
}

export function portOf(captain: Captain): Port {
  if (!captain.inPort || !isPort(captain.zone)) throw new Error('not in a port')
  return captain.zone
}
