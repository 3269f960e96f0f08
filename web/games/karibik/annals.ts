/** How a game stands in the log, ship by ship, and what moved the counters. */

import { SHIP_NAMES } from '@windward/games/karibik/components.ts'
import type { View } from '@windward/games/karibik/view.ts'
import type { Event } from '@windward/games/karibik/vocabulary.ts'
import type { IconName } from '../../art/names.ts'
import type { Annals } from '../face.ts'
import { speechIn } from './speech.ts'
import { tellYou } from './yours.ts'

const ICONS: Readonly<Record<Event['type'], IconName>> = {
  roundBegan: 'compass',
  allocated: 'barrel',
  confirmed: 'barrel',
  revealed: 'barrel',
  tied: 'crossed-sabres',
  answered: 'crossed-sabres',
  tieBreakers: 'crossed-sabres',
  stayed: 'anchor',
  won: 'ship-wheel',
  sailed: 'sail',
  captured: 'cannon',
  stolen: 'robber-mask',
  swapped: 'trade',
  handedOver: 'cargo-crate',
  delivered: 'locked-chest',
  finished: 'anchor',
  chestsLanded: 'cargo-crate',
  endCalled: 'talk',
  ended: 'laurels',
}

const DEEDS: readonly Event['type'][] = ['captured', 'stolen', 'swapped', 'handedOver', 'delivered']

export const annals: Annals<View, Event> = {
  heads: ({ type }) => type === 'roundBegan' || type === 'revealed',
  turns: {
    of: (event) => (event.type === 'roundBegan' ? event.round : undefined),
    named: (round, language) => speechIn(language).label('round', { round }),
  },
  /** That somebody has decided about a tie says nothing yet. */
  seat: (event) => ('seat' in event && event.type !== 'answered' ? event.seat : undefined),
  icon: ({ type }) => ICONS[type],

  fold(before, event) {
    if (before.type === 'sailed' && event.type === 'sailed') return { ...event, from: before.from }
    // What a ship does where she has come to says that she came there.
    if (before.type === 'sailed' && DEEDS.includes(event.type)) return event
    const isSaid =
      event.type === 'finished' ||
      event.type === 'answered' ||
      (before.type === 'allocated' && event.type === 'confirmed')
    return isSaid ? before : undefined
  },

  tellYou,

  changes: (events, _view, language) =>
    events.flatMap((event) => {
      if (event.type !== 'captured' && event.type !== 'delivered') return []
      const seat = event.type === 'delivered' ? event.owner : event.seat
      const cause = event.type === 'delivered' ? SHIP_NAMES[event.ship] : speechIn(language).city(event.chest)
      return [{ seat, of: 'doubloons', by: event.doubloons, cause, from: `ship-${event.ship}` }]
    }),
}
