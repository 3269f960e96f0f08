/** What is seen between two views: each ship's bids for themselves, before anything moves. */

import type { View } from '@windward/games/karibik/view.ts'
import type { Action, Event, Space } from '@windward/games/karibik/vocabulary.ts'
import type { Sound } from '../../table/sounds.ts'
import type { Frame } from '../face.ts'

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
  chestsLanded: 700,
  ended: 600,
}

/** With each of these a new picture begins. */
const BEGINS: readonly Event['type'][] = ['revealed', 'tieBreakers', 'roundBegan', 'chestsLanded']

export function frames(before: View, events: readonly Event[], after: View): readonly Frame<View, Event>[] {
  const groups: Event[][] = [[]]
  for (const event of events) {
    if (BEGINS.includes(event.type) && groups.at(-1)?.length) groups.push([])
    groups.at(-1)?.push(event)
  }
  return groups.map((group, i) => {
    const hold = Math.max(0, ...group.map((event) => HOLD[event.type] ?? 0))
    return { view: i === groups.length - 1 ? after : before, events: group, hold }
  })
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
    case 'captured':
    case 'delivered':
      return 'coin'
    case 'stolen':
    case 'swapped':
      return 'horn'
    case 'ended':
      return 'win'
    default:
      return undefined
  }
}
