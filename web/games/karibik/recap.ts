/** What a player did with the last ship that was bid for, in a few words: what stays in sight of the others. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names } from '@windward/core/words.ts'
import { chestValue } from '@windward/games/karibik/board.ts'
import { SHIP_NAMES } from '@windward/games/karibik/components.ts'
import type { View } from '@windward/games/karibik/view.ts'
import { type Event, THIEF } from '@windward/games/karibik/vocabulary.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

type Revealed = Extract<Event, { type: 'revealed' }>

export function recap(events: readonly Event[], seat: Seat, view: View, language: Language, names: Names): string {
  const words = boardWords(language)
  // Several share one band: what they got is told by its sums.
  const isBrief = view.seats.length > 2
  if (view.step.at === 'bribing') {
    const isLaid = view.seats[seat].confirmed
    // What counts most is said first: the end of a line may be cut off.
    return [lastVoyage(events, seat, language, names, isBrief), isLaid ? words('recap.laid') : '']
      .filter((part) => part !== '')
      .join(' · ')
  }
  const at = events.findLastIndex(({ type }) => type === 'revealed')
  if (at < 0) return ''
  // What somebody got stays in sight until the round is over, whatever they bid for the next ships.
  const began = events.findLastIndex(({ type }) => type === 'roundBegan')
  const got = lastVoyage(events.slice(began + 1), seat, language, names, isBrief)
  const now = turnOf(events.slice(at), seat, language, names, isBrief)
  if (got === '' || got === now) return now
  const isTied = view.step.at === 'tie' && view.step.tied.includes(seat)
  return isBrief && isTied ? `${now} · ${got}` : `${got} · ${now}`
}

/** What a player did with a ship when they last did anything with one. */
function lastVoyage(events: readonly Event[], seat: Seat, language: Language, names: Names, isBrief: boolean): string {
  const at = events.findLastIndex((event) => told(event, seat, language, names) !== undefined)
  const from = events.slice(0, Math.max(at, 0)).findLastIndex(({ type }) => type === 'won')
  if (at < 0 || from < 0) return ''
  return voyage(events.slice(from, at + 1), seat, language, names, isBrief)
}

function turnOf(events: readonly Event[], seat: Seat, language: Language, names: Names, isBrief: boolean): string {
  const words = boardWords(language)
  const [shown] = events as readonly [Revealed]
  const won = events.find((event) => event.type === 'won')
  const ship = SHIP_NAMES[shown.ship]
  if (won?.seat === seat) {
    return voyage(events, seat, language, names, isBrief) || words('recap.won', { ship, n: won.movement })
  }
  const card = shown.bribes[seat]
  const bid = card === THIEF ? words('recap.thief', { ship }) : words('recap.bid', { ship, card })
  if (won) return `${bid}, ${words('recap.lost', { seat: names(won.seat), card: won.bid })}`
  const isTied = events.some((event) => event.type === 'tied' && event.seats.includes(seat))
  return isTied ? `${bid}, ${words('tie')}` : bid
}

function voyage(events: readonly Event[], seat: Seat, language: Language, names: Names, isBrief: boolean): string {
  const won = events.find((event) => event.type === 'won')
  const deeds = events.filter((event) => told(event, seat, language, names) !== undefined)
  if (!won || deeds.length === 0) return ''
  const sums = isBrief ? total(deeds, seat, language) : []
  // More than one in full would not fit a phone's line either.
  const say = (event: Event) => (deeds.length > 1 ? gain(event, seat, language) : undefined)
  const rest = deeds.filter((event) => !isBrief || !isGain(event, seat))
  const said = rest.map((event) => say(event) ?? told(event, seat, language, names))
  return `${SHIP_NAMES[won.ship]}: ${[...sums, ...said].join(', ')}`
}

type Gain = Extract<Event, { type: 'captured' | 'delivered' }>

function isGain(event: Event, seat: Seat): event is Gain {
  return event.type === 'captured' || (event.type === 'delivered' && event.owner === seat)
}

/** What all of them brought together, if they did. */
function total(deeds: readonly Event[], seat: Seat, language: Language): readonly string[] {
  const doubloons = deeds.reduce((sum, event) => sum + (isGain(event, seat) ? event.doubloons : 0), 0)
  return doubloons > 0 ? [boardWords(language)('recap.gain', { doubloons })] : []
}

/** The sum alone, of what brought one. */
function gain(event: Event, seat: Seat, language: Language): string | undefined {
  return isGain(event, seat) ? boardWords(language)('recap.gain', { doubloons: event.doubloons }) : undefined
}

function told(event: Event, seat: Seat, language: Language, names: Names): string | undefined {
  if (!('seat' in event) || event.seat !== seat) return undefined
  const words = boardWords(language)
  const { city } = speechIn(language)
  switch (event.type) {
    case 'captured':
      return words('recap.captured', { city: city(event.chest), doubloons: event.doubloons })
    case 'stolen':
      return words('recap.stolen', { value: chestValue(event.chest) })
    case 'swapped':
      return words('recap.swapped', { value: chestValue(event.took) })
    case 'handedOver':
      return words('recap.handedOver', { value: chestValue(event.chest) })
    case 'delivered':
      return event.owner === seat
        ? words('recap.delivered', { doubloons: event.doubloons })
        : words('recap.gave', { doubloons: event.doubloons, seat: names(event.owner) })
    default:
      return undefined
  }
}
