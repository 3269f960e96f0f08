/** Where a good sells for most: the ports that ask for it, how far they are, and which of them are closed to a captain. */

import type { Seat } from '@windward/core/contract.ts'
import { capitalised, type Say } from '@windward/core/words.ts'
import { PRICE } from '@windward/games/marauders/components/ships.ts'
import { isPort, NEIGHBOURS } from '@windward/games/marauders/components/zones.ts'
import { closed } from '@windward/games/marauders/rules/move.ts'
import { adjust } from '@windward/games/marauders/rules/passives.ts'
import { hasBackDoor } from '@windward/games/marauders/rules/zones.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { type Good, PORTS, type Port, type Zone } from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import type { Aim } from './aims.ts'
import type { BoardKey } from './words.ts'

export interface Outlet {
  readonly port: Port
  /** How far it is. */
  readonly zones: number
  readonly price: number
  readonly isClosed: boolean
}

/** Open ones first, the nearest before the others. */
export function outletsOf(view: View, seat: Seat, good: Good): readonly Outlet[] {
  const { captain } = view.players[seat]
  if (captain === undefined) return []
  const far = distancesFrom(captain.zone)
  return PORTS.filter((port) => view.ports[port].demand === good)
    .map((port) => ({
      port,
      zones: far.get(port) ?? 0,
      price: priceAt(view, seat, port, true),
      isClosed: isClosedAt(view, seat, port),
    }))
    .toSorted((a, b) => Number(a.isClosed) - Number(b.isClosed) || a.zones - b.zones)
}

/** What one card of a good sells for in a port, with all that changes it. */
export function priceAt(view: View, seat: Seat, port: Port, isWanted: boolean): number {
  const there = movedTo(view, seat, port)
  return isWanted
    ? adjust(there, 'price.soldInDemand', seat, PRICE.goodInDemand)
    : adjust(there, 'price.sold', seat, PRICE.good)
}

/** "6 in Santo Domingo (2 zones), Petit-Goâve (3); closed to you: San Juan". */
export function sellsWhere(
  view: View,
  seat: Seat,
  good: Good,
  { zone }: Pick<MaraudersSpeech, 'zone'>,
  words: Say<BoardKey>,
): string {
  const all = outletsOf(view, seat, good)
  const open = all.filter(({ isClosed }) => !isClosed)
  const shut = all.filter(({ isClosed }) => isClosed).map(({ port }) => zone(port))
  if (open.length === 0) {
    const price = adjust(view, 'price.sold', seat, PRICE.good)
    return shut.length > 0
      ? words('sells.onlyClosed', { where: shut.join(', '), price })
      : words('sells.nowhere', { price })
  }
  const prices = [...new Set(open.map(({ price }) => price))].toSorted((a, b) => b - a)
  const parts = prices.map((price) => {
    const where = open
      .filter((outlet) => outlet.price === price)
      .map(({ port, zones }) => words('sells.at', { port: zone(port), n: zones }))
    return words('sells.in', { price, where: where.join(', ') })
  })
  if (shut.length > 0) parts.push(words('sells.closed', { where: shut.join(', ') }))
  return parts.join('; ')
}

/** Zones from here to everywhere, by the shortest way. */
export function distancesFrom(zone: Zone): ReadonlyMap<Zone, number> {
  const far = new Map<Zone, number>([[zone, 0]])
  for (const at of far.keys()) {
    for (const next of NEIGHBOURS[at]) if (!far.has(next)) far.set(next, (far.get(at) ?? 0) + 1)
  }
  return far
}

export function isClosedAt(view: View, seat: Seat, port: Port): boolean {
  const { captain } = view.players[seat]
  if (captain === undefined) return true
  const why = closed(view, { ...captain, zone: port })
  return why !== undefined && !(why === 'wanted' && hasBackDoor(port, view.ports[port].nation))
}

/** "Closed to you: San Juan"; nothing where no closed port has to be entered. */
export function shutAmong(
  view: View,
  seat: Seat | undefined,
  places: readonly Pick<Aim, 'zone' | 'isInPort'>[],
  { zone }: Pick<MaraudersSpeech, 'zone'>,
  words: Say<BoardKey>,
): string {
  if (seat === undefined || view.players[seat].captain === undefined) return ''
  const shut = places.flatMap((place) =>
    place.isInPort && isPort(place.zone) && isClosedAt(view, seat, place.zone) ? [zone(place.zone)] : [],
  )
  return shut.length > 0 ? capitalised(words('sells.closed', { where: shut.join(', ') })) : ''
}

/** The view as it would be if the captain lay there. */
export function movedTo(view: View, seat: Seat, zone: Zone): View {
  const player = view.players[seat]
  if (player.captain === undefined) return view
  return { ...view, players: view.players.with(seat, { ...player, captain: { ...player.captain, zone } }) }
}
