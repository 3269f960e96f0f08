/** How a game stands in the log, turn by turn, and what moved the counters. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names } from '@windward/core/words.ts'
import { person } from '@windward/games/haendler/rules/persons.ts'
import { deckOf } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Event, Expedition } from '@windward/games/haendler/vocabulary.ts'
import type { IconName } from '../../art/names.ts'
import type { Annals, CounterChange } from '../face.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'
import { tellYou } from './yours.ts'

const ICONS: Readonly<Record<Event['type'], IconName>> = {
  turnBegan: 'compass',
  revealed: 'spyglass',
  repelled: 'crossed-sabres',
  admitted: 'anchor',
  bust: 'windy-stripes',
  stopped: 'anchor',
  looted: 'sail',
  hired: 'three-friends',
  completed: 'scroll-unfurled',
  passed: 'anchor',
  coinsGained: 'two-coins',
  feePaid: 'trade',
  coinsSpent: 'two-coins',
  taxed: 'imperial-crown',
  harborCleared: 'windy-stripes',
  reshuffled: 'juggler',
  coinsSwapped: 'juggler',
  endNears: 'laurels',
  gameOver: 'laurels',
}

export const annals: Annals<View, Event> = {
  heads: ({ type }) => type === 'turnBegan',
  turns: {
    of: (event) => (event.type === 'turnBegan' ? event.turn : undefined),
    named: (turn, language) => boardWords(language)('log.turn', { turn }),
  },
  seat: (event) => ('seat' in event ? event.seat : undefined),
  icon: ({ type }) => ICONS[type],

  /** What a card costs and brings stands beside it. */
  fold(before, event) {
    const isPaid = before.type === 'hired' && event.type === 'coinsSpent'
    const isLoot = before.type === 'looted' && event.type === 'coinsGained' && event.why === 'loot'
    const isReward = before.type === 'completed' && event.type === 'coinsGained' && event.why === 'expedition'
    return isPaid || isLoot || isReward ? before : undefined
  },

  tell(event, view, language, names) {
    const words = boardWords(language)
    if (event.type === 'turnBegan') return words('log.turn', { turn: event.turn })
    if (event.type !== 'revealed') return undefined
    return words('log.revealed', {
      seat: names(event.seat),
      card: speechIn(language).card(deckOf(view).cards[event.card]),
    })
  },

  tellYou,

  changes: (events, view, language, names) => events.flatMap((event) => changed(event, events, view, language, names)),
}

/** The last thing that happened, as it is written on the sea: a card that lies there need not be described. */
export function toldOnSea(events: readonly Event[], view: View, language: Language, names: Names, you?: Seat): string {
  // What belongs to what was told before it is told with it.
  const event = events.findLast((each, i) => i === 0 || annals.fold(events[i - 1], each) === undefined)
  if (event === undefined) return ''
  if (event.type === 'turnBegan') return boardWords(language)('log.turn', { turn: event.turn })
  const yours = you === undefined ? undefined : tellYou(event, view, language, names, you)
  if (yours !== undefined) return yours
  const told = event.type === 'revealed' ? annals.tell?.(event, view, language, names) : undefined
  return told ?? speechIn(language).event(event, view, names)
}

function changed(
  event: Event,
  events: readonly Event[],
  view: View,
  language: Language,
  names: Names,
): readonly CounterChange[] {
  const deck = deckOf(view)
  const { card, say } = speechIn(language)
  const words = boardWords(language)
  const coins = (seat: number, by: number, cause: string): CounterChange => ({ seat, of: 'coins', by, cause })
  const influence = (seat: number, by: number, cause: string): CounterChange => ({ seat, of: 'influence', by, cause })
  switch (event.type) {
    case 'coinsGained': {
      const looted = events.find((other) => other.type === 'looted')
      if (event.why === 'loot') return [coins(event.seat, event.coins, looted ? card(deck.cards[looted.card]) : '')]
      if (event.why === 'tax') return [coins(event.seat, event.coins, say('card.tax'))]
      if (event.why === 'expedition') return [coins(event.seat, event.coins, words('expedition'))]
      return [coins(event.seat, event.coins, say(`role.${event.why}`))]
    }
    case 'feePaid':
      return [
        coins(event.seat, -1, words('cause.to', { seat: names(event.to) })),
        coins(event.to, 1, words('cause.fee')),
      ]
    case 'hired': {
      const { role, influence: gained } = person(deck, event.card)
      const cause = say(`role.${role}`)
      return [
        ...(event.price > 0 ? [coins(event.seat, -event.price, cause)] : []),
        ...(gained > 0 ? [influence(event.seat, gained, cause)] : []),
      ]
    }
    case 'completed': {
      const left = event.persons.reduce((sum, id) => sum + person(deck, id).influence, 0)
      const gained = (deck.cards[event.card] as Expedition).influence - left
      return gained === 0 ? [] : [influence(event.seat, gained, words('expedition'))]
    }
    case 'taxed':
      return [coins(event.seat, -(event.cards.length + event.tokens), say('card.tax'))]
    default:
      return []
  }
}
