/** What is seen between two views: each ship's bids for themselves, before anything moves. */

import type { View } from '@windward/games/karibik/view.ts'
import { type Action, type Event, SHIPS, type Space } from '@windward/games/karibik/vocabulary.ts'
import type { Sound } from '../../table/hearing.ts'
import type { Picture } from '../face.ts'

/** How long each kind of event is worth looking at, in milliseconds. */
const HOLD: Readonly<Partial<Record<Event['type'], number>>> = {
  revealed: 1250,
  tieBreakers: 1250,
  sailed: 340,
  captured: 850,
  stolen: 850,
  swapped: 850,
  handedOver: 850,
  delivered: 1150,
  chestsLanded: 1400,
  ended: 600,
}

/** With each of these a new picture begins. */
const BEGINS: readonly Event['type'][] = ['revealed', 'tieBreakers', 'roundBegan', 'chestsLanded']

export function pictures(before: View, events: readonly Event[], after: View): readonly Picture<View, Event>[] {
  const groups: Event[][] = [[]]
  for (const event of events) {
    if (BEGINS.includes(event.type) && groups.at(-1)?.length) groups.push([])
    groups.at(-1)?.push(event)
  }
  let meanwhile = before
  return groups.map((group, i) => {
    const hold = Math.max(0, ...group.map((event) => HOLD[event.type] ?? 0))
    meanwhile = group.reduce(shown, meanwhile)
    return { view: i === groups.length - 1 ? after : meanwhile, events: group, hold }
  })
}

/** Cards that were turned stay open while the next are. */
function shown(view: View, event: Event): View {
  if (event.type !== 'revealed') return view
  const no = SHIPS.indexOf(event.ship)
  const seats = view.seats.map((seat, i) => ({
    ...seat,
    bribes: seat.bribes.length > no ? seat.bribes : [...seat.bribes, event.bribes[i]],
  }))
  return { ...view, seats }
}

/** Bids, or what breaks a tie. */
export function areTurned(event: Event): event is Extract<Event, { type: 'revealed' | 'tieBreakers' }> {
  return event.type === 'revealed' || event.type === 'tieBreakers'
}

/** The cards that were turned last, and what came of them: a replay shows all that an answer led to at once. */
export function turnedLast(events: readonly Event[]): readonly Event[] {
  const at = events.findLastIndex(areTurned)
  return at < 0 ? [] : events.slice(at)
}

export function things(of: Action | Event): readonly string[] {
  const named: string[] = []
  if ('ship' in of) named.push(`ship-${of.ship}`)
  if ('to' in of) named.push(typeof of.to === 'number' ? spaceThing(of.to) : `ship-${of.to}`)
  if ('from' in of) named.push(typeof of.from === 'number' ? spaceThing(of.from) : `ship-${of.from}`)
  if ('with' in of) named.push(`ship-${of.with}`)
  if ('haven' in of) named.push(spaceThing(of.haven))
  if ('chest' in of) named.push(`city-${of.chest}`)
  if ('seat' in of) named.push(`seat-${of.seat}`)
  return named
}

export function spaceThing(space: Space): string {
  return `space-${space}`
}

export function sound(event: Event): Sound | undefined {
  switch (event.type) {
    case 'revealed':
      return 'card'
    case 'confirmed':
    case 'chestsLanded':
      return 'wood'
    case 'sailed':
      return 'rope'
    case 'captured':
    case 'stolen':
    case 'swapped':
      return 'cannon'
    case 'delivered':
      return 'coin'
    case 'ended':
      return 'victory'
    default:
      return undefined
  }
}
