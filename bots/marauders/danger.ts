/** Who lies in wait where, and what meeting him may cost. */

import type { Seat } from '@windward/core/contract.ts'
import { NEIGHBOURS } from '@windward/games/marauders/components/zones.ts'
import { areAtWar } from '@windward/games/marauders/rules/bounty.ts'
import { cardOf, isPirate } from '@windward/games/marauders/rules/captain.ts'
import { npcSkill } from '@windward/games/marauders/rules/npc.ts'
import { isNavalShip } from '@windward/games/marauders/rules/zones.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import { NATIONS, NPCS, type Npc, type Zone } from '@windward/games/marauders/vocabulary.ts'
import { chanceOf } from './dice.ts'
import { numberOf } from './places.ts'
import { fightGain } from './prizes.ts'
import type { Weights } from './weights.ts'

/** By number of the zone: what coming there may cost, and a shadow of it next door. */
export function chartRisk(s: State, seat: Seat, captain: Captain, w: Weights, risk: Float64Array): void {
  risk.fill(0)
  for (const npc of NPCS) {
    const { zone } = s.npcs[npc]
    if (zone === undefined || !hunts(s, npc, captain) || isQuiet(s, npc, zone)) continue
    const threat = -chanceOf(lookout(s, npc, captain)) * fightGain(s, seat, captain, npc, w) * w.fear
    if (threat <= 0) continue
    risk[numberOf(zone)] += isHaven(captain, npc, zone) ? 0 : threat
    for (const near of NEIGHBOURS[zone]) risk[numberOf(near)] += threat * w.shadow
  }
}

/** How likely it finds a Captain who comes to its zone. */
export function meeting(s: State, npc: Npc, captain: Captain, zone: Zone): number {
  if (!hunts(s, npc, captain) || isQuiet(s, npc, zone) || isHaven(captain, npc, zone)) return 0
  return chanceOf(lookout(s, npc, captain))
}

function hunts(s: State, npc: Npc, captain: Captain): boolean {
  if (!isNavalShip(npc)) return !isPirate(captain)
  return NATIONS.some((nation) => captain.bounties[nation] > 0) || areAtWar(s, npc, cardOf(captain).nation)
}

function lookout(s: State, npc: Npc, captain: Captain): number {
  return Math.max(npcSkill(s, npc, 'scouting'), isNavalShip(npc) ? captain.bounties[npc] : 0)
}

/** p. 13: pirates keep quiet beside naval ships. */
function isQuiet(s: State, npc: Npc, zone: Zone): boolean {
  return !isNavalShip(npc) && NATIONS.some((nation) => s.npcs[nation].zone === zone)
}

/** Trinidad, and Tortuga for some. */
function isHaven(captain: Captain, npc: Npc, zone: Zone): boolean {
  if (zone === 'trinidad') return isNavalShip(npc)
  return zone === 'tortuga' && !isNavalShip(npc) && cardOf(captain).nation === 'french'
}
