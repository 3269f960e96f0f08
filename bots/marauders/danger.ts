/** Who lies in wait where, and what meeting him may cost. */

import type { Seat } from '@windward/core/contract.ts'
import { PIRATE_REWARD } from '@windward/games/marauders/components/ships.ts'
import { NEIGHBOURS } from '@windward/games/marauders/components/zones.ts'
import { areAtWar } from '@windward/games/marauders/rules/bounty.ts'
import { captainOf, cardOf, isPirate } from '@windward/games/marauders/rules/captain.ts'
import { npcSkill } from '@windward/games/marauders/rules/npc.ts'
import { isNavalShip } from '@windward/games/marauders/rules/zones.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import { NATIONS, NPCS, type Npc, type Zone } from '@windward/games/marauders/vocabulary.ts'
import { trophyOf } from './errands.ts'
import { chanceOf, fighterOf, npcFighter, oddsOf } from './odds.ts'
import { numberOf } from './places.ts'
import type { Weights } from './weights.ts'
import { belongings } from './worth.ts'

/** By number of the zone: what coming there may cost, and a shadow of it next door. */
export function chartRisk(s: State, seat: Seat, captain: Captain, w: Weights, risk: Float64Array): void {
  risk.fill(0)
  for (const npc of NPCS) {
    const { zone } = s.npcs[npc]
    if (zone === undefined || !hunts(s, npc, captain) || isQuiet(s, npc, zone)) continue
    const threat = chanceOf(lookout(s, npc, captain)) * fightCost(s, seat, captain, npc, w) * w.fear
    if (threat <= 0) continue
    risk[numberOf(zone)] += isHaven(captain, npc, zone) ? 0 : threat
    for (const near of NEIGHBOURS[zone]) risk[numberOf(near)] += threat * w.shadow
  }
}

/** What a fight with this ship costs on average; less than nothing if it pays. */
export function fightCost(s: State, seat: Seat, captain: Captain, npc: Npc, w: Weights): number {
  const { wins, loses, damage } = oddsOf(fighterOf(captain), npcFighter(s, npc))
  return damage * w.damage + loses * (belongings(s, seat, captain, w) + w.death) - wins * spoilsOf(captain, npc, w)
}

/** What a fight with another player brings on average: what he loses is won in part, being a rival's. */
export function duelGain(s: State, seat: Seat, captain: Captain, other: Seat, w: Weights): number {
  const enemy = captainOf(s, other)
  const { wins, loses, damage } = oddsOf(fighterOf(captain), fighterOf(enemy))
  const rivals = s.players.length - 1
  const harm = (w.death + enemy.cargo.length * w.good + w[enemy.ship.type]) / rivals
  const name = isPirate(enemy) ? 0 : captain.bounties[cardOf(enemy).nation] > 0 ? w.bounty : w.wanted
  const stakes = belongings(s, seat, captain, w) + w.death
  return (
    wins * (w.point + trophyOf(captain, undefined, w) + w.booty + harm * w.spite) -
    loses * (stakes + w.point * 0.5) -
    damage * w.damage -
    name
  )
}

/** What beating it brings. */
function spoilsOf(captain: Captain, npc: Npc, w: Weights): number {
  if (isNavalShip(npc))
    return w.point + 4 + trophyOf(captain, npc, w) - (captain.bounties[npc] > 0 ? w.bounty : w.wanted)
  return (
    w.point + trophyOf(captain, npc, w) + (isPirate(captain) ? 0 : PIRATE_REWARD[npc as keyof typeof PIRATE_REWARD])
  )
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
