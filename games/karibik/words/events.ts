/** The log: events put into words. */

import type { Names } from '@windward/core/words.ts'
import { SHIP_NAMES } from '../components.ts'
import { tieBreakerOf } from '../rules/bribing.ts'
import type { Event } from '../vocabulary.ts'
import type { Speaker } from './speaker.ts'

export function sayEvent(speaker: Speaker, event: Event, names: Names): string {
  const { say, space, city, card } = speaker
  const ship = 'ship' in event ? SHIP_NAMES[event.ship] : ''
  const player = 'seat' in event ? names(event.seat) : ''
  switch (event.type) {
    case 'roundBegan':
      return say('event.roundBegan', { round: event.round })
    case 'allocated': {
      const bids = speaker.bids(Object.values(SHIP_NAMES), event.bribes)
      return say('event.allocated', { player, bids, card: card(tieBreakerOf(event.bribes)) })
    }
    case 'confirmed':
    case 'answered':
      return say(`event.${event.type}`, { player })
    case 'revealed':
      return say('event.revealed', {
        ship,
        bids: speaker.bids(
          event.bribes.map((_, seat) => names(seat)),
          event.bribes,
        ),
      })
    case 'tied':
      return say('event.tied', { ship, players: event.seats.map(names).join(', ') })
    case 'tieBreakers': {
      if (event.shown.length === 0) return say('event.noTieBreakers')
      const [players, cards] = [event.shown.map((shown) => names(shown.seat)), event.shown.map((shown) => shown.card)]
      return say('event.tieBreakers', { cards: speaker.bids(players, cards) })
    }
    case 'stayed':
    case 'finished':
      return say(`event.${event.type}`, { ship, player })
    case 'won':
      return say('event.won', { ...event, player, ship, bid: card(event.bid) })
    case 'sailed':
      return say('event.sailed', { ship, from: space(event.from), to: space(event.to) })
    case 'captured':
      return say('event.captured', { player, ship, city: city(event.chest), doubloons: event.doubloons })
    case 'stolen':
      return say('event.stolen', { player, ship, other: SHIP_NAMES[event.from], chest: city(event.chest) })
    case 'swapped': {
      const chests = { gave: city(event.gave), took: city(event.took) }
      return say('event.swapped', { player, ship, other: SHIP_NAMES[event.with], ...chests })
    }
    case 'handedOver':
      return say('event.handedOver', { player, ship, other: SHIP_NAMES[event.to], chest: city(event.chest) })
    case 'delivered': {
      const where = { space: space(event.haven), chest: city(event.chest) }
      return say('event.delivered', { ship, player: names(event.owner), doubloons: event.doubloons, ...where })
    }
    case 'chestsLanded':
      return say('event.chestsLanded', { chests: event.chests.map(speaker.chest).join(', ') })
    case 'endCalled':
      return say('event.endCalled', { count: event.agreed.length })
    case 'ended':
      return say(`event.ended.${event.why}`)
  }
}
