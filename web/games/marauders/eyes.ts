/** Who looks for a captain who comes to a zone, and how likely each finds them (p. 13). */

import type { Seat } from '@windward/core/contract.ts'
import { lookouts, scoutingDice } from '@windward/games/marauders/rules/npcScouts.ts'
import { looksAgain, needsTwoLooks } from '@windward/games/marauders/rules/zones.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Npc, Zone } from '@windward/games/marauders/vocabulary.ts'
import { movedTo } from './outlets.ts'
import { chanceOf } from './reading.ts'

export interface Eye {
  readonly npc: Npc
  readonly percent: number
}

/** Of those who would look there; what others carry is theirs to know, and so is who looks for them. */
export function eyesOn(view: View, seat: Seat, zone: Zone): readonly Eye[] {
  if (view.seat !== seat || view.players[seat].captain === undefined) return []
  const there = movedTo(view, seat, zone)
  return lookouts(there, seat).map((npc) => {
    const once = chanceOf(scoutingDice(there, npc, seat))
    const found = looksAgain(zone, npc) ? 1 - (1 - once) ** 2 : once
    return { npc, percent: Math.round(100 * (needsTwoLooks(zone, npc) ? found ** 2 : found)) }
  })
}

/** That none of them finds the captain, in per cent. */
export function unseenBy(eyes: readonly Eye[]): number {
  return Math.round(100 * eyes.reduce((share, { percent }) => share * (1 - percent / 100), 1))
}
