/** What concerns the only person at the device, told to them: what they did themselves, and what came to them. */

import type { Seat } from '@windward/core/contract.ts'
import { type Catalogue, type Language, type Names, sayers } from '@windward/core/words.ts'
import { SHIP_NAMES } from '@windward/games/karibik/components.ts'
import { tieBreakerOf } from '@windward/games/karibik/rules/bribing.ts'
import type { View } from '@windward/games/karibik/view.ts'
import { type Event, SHIPS } from '@windward/games/karibik/vocabulary.ts'
import { speechIn } from './speech.ts'

const en = {
  you: 'you',
  allocated: 'You bribe: {bids}; tie-breaker {card}.',
  confirmed: 'You have confirmed.',
  answered: 'You have decided.',
  won: 'You win the {ship}: {thieves, plural, =0 {movement {movement}} one {{bid} less # thief, movement {movement}} other {{bid} less # thieves, movement {movement}}}.',
  captured: 'You capture {city} with the {ship}: {doubloons, number} doubloons.',
  stolen: 'You steal the chest of {chest} from the {other} with the {ship}.',
  swapped: 'You swap: the {ship} gets the chest of {took}, the {other} that of {gave}.',
  handedOver: 'You hand the chest of {chest} from the {ship} over to the {other}.',
  delivered: 'The {ship} delivers the chest of {chest} in {space}: {doubloons, number} doubloons for you.',
  finished: 'You have finished with the {ship}.',
} as const

const it: Catalogue<YourKey> = {
  you: 'tu',
  allocated: 'Corrompi: {bids}; spareggio {card}.',
  confirmed: 'Hai confermato.',
  answered: 'Hai deciso.',
  won: 'Ottieni la {ship}: {thieves, plural, =0 {movimento {movement}} one {{bid} meno # ladro, movimento {movement}} many {{bid} meno # ladri, movimento {movement}} other {{bid} meno # ladri, movimento {movement}}}.',
  captured: 'Saccheggi {city} con la {ship}: {doubloons, number} dobloni.',
  stolen: 'Rubi alla {other} il forziere di {chest} con la {ship}.',
  swapped: 'Scambi: alla {ship} il forziere di {took}, alla {other} quello di {gave}.',
  handedOver: 'Cedi il forziere di {chest} dalla {ship} alla {other}.',
  delivered: 'La {ship} consegna il forziere di {chest} in {space}: {doubloons, number} dobloni per te.',
  finished: 'Hai finito con la {ship}.',
}

const de: Catalogue<YourKey> = {
  you: 'du',
  allocated: 'Du bestichst: {bids}; Stichkarte {card}.',
  confirmed: 'Du hast bestätigt.',
  answered: 'Du hast dich entschieden.',
  won: 'Du gewinnst die {ship}: {thieves, plural, =0 {Bewegung {movement}} one {{bid} weniger # Dieb, Bewegung {movement}} other {{bid} weniger # Diebe, Bewegung {movement}}}.',
  captured: 'Du überfällst {city} mit der {ship}: {doubloons, number} Dublonen.',
  stolen: 'Du raubst der {other} mit der {ship} die Schatzkiste von {chest}.',
  swapped: 'Du tauschst: Die {ship} bekommt die Schatzkiste von {took}, die {other} die von {gave}.',
  handedOver: 'Du reichst die Schatzkiste von {chest} von der {ship} an die {other} weiter.',
  delivered:
    'Die {ship} liefert die Schatzkiste von {chest} im Schlupfwinkel {space} ab: {doubloons, number} Dublonen für dich.',
  finished: 'Du bist mit der {ship} fertig.',
}

type YourKey = keyof typeof en

export const YOUR_WORDS: Readonly<Record<Language, Catalogue<YourKey>>> = { en, it, de }

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
