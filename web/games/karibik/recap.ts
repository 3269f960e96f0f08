/** What a player did with the ships of a round, in a few words: what stays in sight of the others. */

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
  const rounds = events.flatMap(({ type }, i) => (type === 'roundBegan' ? [i] : []))
  const [before = 0, began = 0] = rounds.slice(-2)
  if (view.step.at === 'bribing') {
    const got = voyages(rounds.length > 1 ? events.slice(before, began) : events, seat, language, names, isBrief)
    // What counts most is said first: the end of a line may be cut off.
    return [got, view.seats[seat].confirmed ? words('recap.laid') : ''].filter((part) => part !== '').join(' · ')
  }
  const at = events.findLastIndex(({ type }) => type === 'revealed')
  if (at < 0) return ''
  // What somebody got stays in sight until the round is over, whatever they bid for the next ships.
  const got = voyages(events.slice(rounds.at(-1) ?? 0, at), seat, language, names, isBrief)
  const now = turnOf(events.slice(at), seat, language, names, isBrief)
  if (got === '') return now
  const isTied = view.step.at === 'tie' && view.step.tied.includes(seat)
  if (isBrief && isTied) return `${now} · ${got}`
  const isLost = !events.slice(at).some((event) => event.type === 'won' && event.seat === seat)
  return isBrief && isLost ? got : `${got} · ${now}`
}

/** What a player did with their ships: with one in words, with several what each brought. */
function voyages(events: readonly Event[], seat: Seat, language: Language, names: Names, isBrief: boolean): string {
  const starts = events.flatMap((event, i) => (event.type === 'won' ? [i] : []))
  const sailed = starts
    .map((from, i) => events.slice(from, starts[i + 1]))
    .filter((voyage) => voyage.some((event) => told(event, seat, language, names) !== undefined))
  const [sum] = isBrief && sailed.length > 1 ? total(sailed.flat(), seat, language) : []
  if (sum) return `${sailed.map(([first]) => nameOf(first)).join(', ')} ${sum}`
  return sailed.map((each) => voyage(each, seat, language, names, isBrief || sailed.length > 1)).join(', ')
}

function nameOf(event: Event): string {
  return 'ship' in event ? SHIP_NAMES[event.ship] : ''
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
  const named = card === THIEF ? words('recap.thief', { ship }) : words('recap.bid', { ship, card })
  const short = card === THIEF ? words('recap.thief.short') : words('recap.bid.short', { card })
  // Which ship it is for shows beside it.
  const bid = isBrief ? short : named
  // Whoever lays the thief does not want the ship.
  if (won) return card === THIEF ? bid : `${bid}, ${words('recap.lost', { seat: names(won.seat), card: won.bid })}`
  const isTied = events.some((event) => event.type === 'tied' && event.seats.includes(seat))
  return isTied ? `${bid}, ${words('tie')}` : bid
}

function voyage(events: readonly Event[], seat: Seat, language: Language, names: Names, isBrief: boolean): string {
  const deeds = events.filter((event) => told(event, seat, language, names) !== undefined)
  if (deeds.length === 0) return ''
  const sums = isBrief ? total(deeds, seat, language) : []
  const rest = sums.length > 0 ? [] : deeds
  const said = rest.map((event) => told(event, seat, language, names))
  return `${nameOf(deeds[0])}${sums.length > 0 ? '' : ':'} ${[...sums, ...said].join(', ')}`
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
