/** What the mission a Captain is on adds to what he would do anyway: to a battle, to a raid. */

import { MISSIONS, type MissionStep, stepOf } from '@windward/games/marauders/cards/missions.ts'
import { isNavalShip } from '@windward/games/marauders/rules/zones.ts'
import type { Captain } from '@windward/games/marauders/state.ts'
import type { Card, Npc } from '@windward/games/marauders/vocabulary.ts'
import { promised } from './gains.ts'
import type { Weights } from './weights.ts'

/** What the mission adds to beating this ship; `npc` is none for a player. */
export function trophyOf(captain: Captain, npc: Npc | undefined, w: Weights): number {
  const step = captain.mission === undefined ? undefined : stepOf(captain.mission)
  if (captain.mission === undefined || step?.at !== 'battle') return 0
  return counts(step.against, npc) ? rewardOf(captain, captain.mission.card, w) : 0
}

/** What the mission adds to a raid under this flag. */
export function commissionOf(captain: Captain, nation: string, w: Weights): number {
  const step = captain.mission === undefined ? undefined : stepOf(captain.mission)
  if (captain.mission === undefined || step?.at !== 'raid' || step.nation !== nation) return 0
  return rewardOf(captain, captain.mission.card, w) * 0.7
}

type Quarry = Extract<MissionStep, { at: 'battle' }>['against']

/** Whether beating this ship counts; none is a player's. */
function counts(against: Quarry, npc: Npc | undefined): boolean {
  if (against === 'anyone' || against === npc) return true
  return against === 'navy' && npc !== undefined && isNavalShip(npc)
}

/** What completing a mission brings. */
export function rewardOf(captain: Captain, card: Card<'missions'>, w: Weights): number {
  return promised(captain, MISSIONS[card].effects, w)
}
