/** Who lies in wait where, and what meeting him may cost. */

import { ofNation, ofNpc } from '@windward/games/marauders/fields.ts'
import { areAtWar } from '@windward/games/marauders/rules/bounty.ts'
import { cardOf, isPirate } from '@windward/games/marauders/rules/captain.ts'
import { npcSkill } from '@windward/games/marauders/rules/npc.ts'
import { isNavalShip } from '@windward/games/marauders/rules/zones.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import { NATIONS, NPCS, type Npc } from '@windward/games/marauders/vocabulary.ts'
import { chanceOf } from './dice.ts'
import { NEAR, numberOf, PLACES } from './places.ts'
import type { Weights } from './weights.ts'

/** Where each NPC lies, by its number, as the number of the zone; off the board at none. */
export function lieOf(s: State, lies: Int8Array): void {
  for (let i = 0; i < NPCS.length; i++) {
    const { zone } = ofNpc(s.npcs, NPCS[i])
    lies[i] = zone === undefined ? OFF_BOARD : numberOf(zone)
  }
}

export const OFF_BOARD = -1

/**
 * By number of the zone: what coming there may cost, and a shadow of it next door. `gains` is what a fight with each
 * NPC brings.
 */
export function chartRisk(
  s: State,
  captain: Captain,
  lies: Int8Array,
  gains: Float64Array,
  w: Weights,
  risk: Float64Array,
): void {
  for (let i = 0; i < PLACES; i++) risk[i] = 0
  for (let i = 0; i < NPCS.length; i++) {
    if (lies[i] === OFF_BOARD || !hunts(s, NPCS[i], captain) || isQuiet(i, lies)) continue
    const threat = -chanceOf(lookout(s, NPCS[i], captain)) * gains[i] * w.fear
    if (threat <= 0) continue
    risk[lies[i]] += isHaven(captain, NPCS[i], lies[i]) ? 0 : threat
    for (const near of NEAR[lies[i]]) risk[near] += threat * w.shadow
  }
}

/** How likely the NPC of this number finds a Captain who comes to its zone. */
export function meeting(s: State, i: number, captain: Captain, lies: Int8Array): number {
  const npc = NPCS[i]
  if (!hunts(s, npc, captain) || isQuiet(i, lies) || isHaven(captain, npc, lies[i])) return 0
  return chanceOf(lookout(s, npc, captain))
}

function hunts(s: State, npc: Npc, captain: Captain): boolean {
  return isNavalShip(npc) ? isPirate(captain) || areAtWar(s, npc, cardOf(captain).nation) : !isPirate(captain)
}

function lookout(s: State, npc: Npc, captain: Captain): number {
  return Math.max(npcSkill(s, npc, 'scouting'), isNavalShip(npc) ? ofNation(captain.bounties, npc) : 0)
}

/** p. 13: pirates keep quiet beside naval ships, which come first by number. */
function isQuiet(i: number, lies: Int8Array): boolean {
  if (i < NATIONS.length) return false
  for (let navy = 0; navy < NATIONS.length; navy++) if (lies[navy] === lies[i]) return true
  return false
}

/** Trinidad, and Tortuga for some. */
function isHaven(captain: Captain, npc: Npc, zone: number): boolean {
  if (zone === TRINIDAD) return isNavalShip(npc)
  return zone === TORTUGA && !isNavalShip(npc) && cardOf(captain).nation === 'french'
}

const TRINIDAD = numberOf('trinidad')
const TORTUGA = numberOf('tortuga')
