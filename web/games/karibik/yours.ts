/** What concerns the only person at the device, told to them: what they did themselves, and what came to them. */

import type { Seat } from '@windward/core/contract.ts'
import { type Catalogue, type Language, type Names, sayers } from '@windward/core/words.ts'
import { SHIP_NAMES } from '@windward/games/karibik/components.ts'
import { tieBreakerOf } from '@windward/games/karibik/rules/bribing.ts'
import type { View } from '@windward/games/karibik/view.ts'
import { type Event, SHIPS } from '@windward/games/karibik/vocabulary.ts'
import { speechIn } from './speech.ts'
import { yoursDe } from './yours.de.ts'
import { type YourKey, yoursEn } from './yours.en.ts'
import { yoursIt } from './yours.it.ts'

export const YOUR_WORDS: Readonly<Record<Language, Catalogue<YourKey>>> = { en: yoursEn, it: yoursIt, de: yoursDe }

const yourWords = sayers(YOUR_WORDS)

/** Nothing, where it does not concern them. */
export function tellYou(event: Event, view: View, language: Language, names: Names, you: Seat): string | undefined {
  const words = yourWords(language)
  const speech = speechIn(language)
  const { city, card } = speech
  if (event.type === 'revealed' || event.type === 'tied' || event.type === 'tieBreakers')
    return speech.event(event, view, (seat) => (seat === you ? words('you') : names(seat)))
  const ship = 'ship' in event ? SHIP_NAMES[event.ship] : ''
  if (event.type === 'delivered' && event.owner === you) {
    const { doubloons } = event
    return words('delivered', { ship, chest: city(event.chest), space: speech.space(event.haven), doubloons })
  }
  if (!('seat' in event) || event.seat !== you) return undefined
  switch (event.type) {
    case 'allocated': {
      const bids = SHIPS.map((each, i) => `${SHIP_NAMES[each]} ${card(event.bribes[i])}`).join(', ')
      return words('allocated', { bids, card: card(tieBreakerOf(event.bribes)) })
    }
    case 'won':
      return words('won', { ship, bid: card(event.bid), thieves: event.thieves, movement: event.movement })
    case 'captured':
      return words('captured', { ship, city: city(event.chest), doubloons: event.doubloons })
    case 'stolen':
      return words('stolen', { ship, other: SHIP_NAMES[event.from], chest: city(event.chest) })
    case 'swapped': {
      const chests = { gave: city(event.gave), took: city(event.took) }
      return words('swapped', { ship, other: SHIP_NAMES[event.with], ...chests })
    }
    case 'handedOver':
      return words('handedOver', { ship, other: SHIP_NAMES[event.to], chest: city(event.chest) })
    case 'confirmed':
    case 'answered':
    case 'finished':
      return words(event.type, { ship })
    default:
      return undefined
  }
}
