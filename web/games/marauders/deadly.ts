/** Which answers cost the captain's life. */

import type { Seat } from '@windward/core/contract.ts'
import { shipOf } from '@windward/games/marauders/rules/sides.ts'
import type { Ship } from '@windward/games/marauders/ship.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'
import { peril } from './means.ts'
import { under } from './reading.ts'
import { verdictOf } from './verdict.ts'

const LETTING: readonly Action['type'][] = ['pass', 'alwaysPass', 'takeBackGlory']

export function isDeadly(action: Action, view: View): boolean {
  if (view.seat === undefined) return false
  if (LETTING.includes(action.type)) return peril(view, view.seat).fatal !== undefined
  if (isLastHit(action, view, view.seat)) return true
  const raid = action.type === 'done' ? under(view, 'raid') : undefined
  return raid?.at === 'use' && (verdictOf(view, raid)?.destroyed.includes('hull') ?? false)
}

/** The ship that is about to be hit: the one a battle's hits fall on, else one's own. */
export function shipStruck(view: View, seat: Seat): Ship | undefined {
  const hits = under(view, 'hits')
  const battle = under(view, 'battle')
  if (battle && hits?.side !== undefined) return shipOf(view, battle.sides[hits.side])
  return view.players[seat].captain?.ship
}

/** The hull's last square of one's own ship. */
export function isLastHit(action: Action, view: View, seat: Seat): boolean {
  if (action.type !== 'takeHit' || action.location !== 'hull') return false
  const ship = shipStruck(view, seat)
  return ship?.at.hull === 1 && ship === view.players[seat].captain?.ship
}
