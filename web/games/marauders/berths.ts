/** Where ships and merchants lie on the chart: side by side in their zone, or at the quay of its port. */

import type { Seat } from '@windward/core/contract.ts'
import { CANVAS, type Place, PORT_PLACES, SEA_PLACES } from '@windward/games/marauders/chart.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { NPCS, type Npc, type Port, type Zone } from '@windward/games/marauders/vocabulary.ts'

const STEP = 36
const ROW = 3
const MARGIN = 28
/** From the town to the first ship at its quay, and from ship to ship. */
const QUAY = { x: -27, y: -16, step: 20 }

/** The merchant of a zone has the first berth. */
export function merchantBerth(zone: Zone): Place {
  return berth(zone, 0)
}

export function npcBerth(view: View, npc: Npc, zone: Zone): Place {
  return berth(zone, 1 + npcsAt(view, zone).indexOf(npc))
}

/** None while nobody is in command. */
export function seatBerth(view: View, seat: Seat): Place | undefined {
  const { captain } = view.players[seat]
  if (captain === undefined) return undefined
  const { zone, inPort } = captain
  const alike = view.players.flatMap((player, i) =>
    player.captain?.zone === zone && player.captain.inPort === inPort ? [i] : [],
  )
  if (!inPort) return berth(zone, 1 + npcsAt(view, zone).length + alike.indexOf(seat))
  const { x, y } = PORT_PLACES[zone as Port]
  return { x: x + QUAY.x - alike.indexOf(seat) * QUAY.step, y: y + QUAY.y }
}

function npcsAt(view: View, zone: Zone): Npc[] {
  return NPCS.filter((npc) => view.npcs[npc].zone === zone)
}

function berth(zone: Zone, i: number): Place {
  const { x, y } = SEA_PLACES[zone]
  const right = Math.min(x + ((i % ROW) - 0.5) * STEP, CANVAS.width - MARGIN)
  return { x: right, y: Math.min(y + Math.floor(i / ROW) * STEP, CANVAS.height - MARGIN) }
}
