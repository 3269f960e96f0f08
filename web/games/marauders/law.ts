/** What one more Bounty does (p. 11, p. 13): which ports close, who begins to hunt, and who leaves one alone. */

import type { Seat } from '@windward/core/contract.ts'
import { HIGHEST_BOUNTY } from '@windward/games/marauders/components/ships.ts'
import { closed } from '@windward/games/marauders/rules/move.ts'
import { isHostile } from '@windward/games/marauders/rules/npc.ts'
import { violated } from '@windward/games/marauders/rules/scout.ts'
import type { Captain } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { type Action, type Nation, NPCS, type Npc, PORTS, type Port } from '@windward/games/marauders/vocabulary.ts'

export interface Price {
  readonly nation: Nation
  readonly from: number
  readonly to: number
  /** Open to the captain now, and not afterwards. */
  readonly closes: readonly Port[]
  /** In play, and not hunting the captain yet. */
  readonly hunters: readonly Npc[]
  /** Hunting the captain now, and not afterwards: pirates let pirates be. */
  readonly spares: readonly Npc[]
}

/** The nation whose Bounty an answer brings, if it comes to an attack. */
export function offends(view: View, action: Action): Nation | undefined {
  if (action.type === 'raid') return action.nation
  return action.type === 'scout' ? violated(view, action.target) : undefined
}

/** What a Bounty of that nation would change for a captain; a full track stays as it is. */
export function priceOf(view: View, seat: Seat, nation: Nation): Price | undefined {
  const { captain } = view.players[seat]
  if (captain === undefined) return undefined
  const from = captain.bounties[nation]
  const to = Math.min(HIGHEST_BOUNTY, from + 1)
  const wanted: Captain = { ...captain, bounties: { ...captain.bounties, [nation]: to } }
  const hunts = (npc: Npc, prey: Captain) => view.npcs[npc].zone !== undefined && isHostile(view, npc, prey)
  return {
    nation,
    from,
    to,
    closes: PORTS.filter((port) => isOpen(view, captain, port) && !isOpen(view, wanted, port)),
    hunters: NPCS.filter((npc) => hunts(npc, wanted) && !hunts(npc, captain)),
    spares: NPCS.filter((npc) => hunts(npc, captain) && !hunts(npc, wanted)),
  }
}

function isOpen(view: View, captain: Captain, port: Port): boolean {
  return closed(view, { ...captain, zone: port }) === undefined
}
