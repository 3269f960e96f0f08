/** Bounties and rewards (p. 11). */

import type { Seat } from '@windward/core/contract.ts'
import { HIGHEST_BOUNTY, PIRATE_REWARD, REWARD_PER_BOUNTY } from '../components/ships.ts'
import { ofNation } from '../fields.ts'
import { type Play, tell } from '../flow.ts'
import type { Captain, State } from '../state.ts'
import { NATIONS, type Nation, type Npc } from '../vocabulary.ts'
import { captainOf, cardOf, isPirate } from './captain.ts'
import { earn } from './goods.ts'
import { loseOnTurningPirate } from './steps.ts'

/** Told also when the track is full, so that the log shows the deed. */
export function addBounty(p: Play, seat: Seat, nation: Nation): void {
  const { bounties } = captainOf(p.s, seat)
  const change = bounties[nation] < HIGHEST_BOUNTY ? 1 : 0
  bounties[nation] += change
  tell(p, { type: 'bounty', seat, nation, change, now: bounties[nation] })
  loseOnTurningPirate(p, seat)
}

export function removeBounty(p: Play, seat: Seat, nation: Nation): void {
  const { bounties } = captainOf(p.s, seat)
  bounties[nation]--
  tell(p, { type: 'bounty', seat, nation, change: -1, now: bounties[nation] })
}

export function areAtWar(s: State, a: Nation, b: Nation): boolean {
  return a !== b && s.war.length > 0 && s.war.includes(a) && s.war.includes(b)
}

/** p. 11: 5 Gold per Bounty from one nation that neither wants the victor nor is at war with his own. */
export function rewardForPlayer(s: State, victor: Captain, beaten: Captain): number {
  let best = 0
  for (const nation of NATIONS) {
    if (ofNation(victor.bounties, nation) > 0 || areAtWar(s, nation, cardOf(victor).nation)) continue
    best = Math.max(best, ofNation(beaten.bounties, nation) * REWARD_PER_BOUNTY)
  }
  return best
}

/** p. 11: only non-pirates are paid for NPC pirates. */
export function claimPirateReward(p: Play, seat: Seat, npc: Npc): void {
  if (npc !== 'pirateSloop' && npc !== 'pirateFrigate') return
  if (!isPirate(captainOf(p.s, seat))) earn(p, seat, PIRATE_REWARD[npc], 'reward')
}
