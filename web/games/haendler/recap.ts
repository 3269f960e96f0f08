/** What a player did in the last turn in which they did anything, in a few words: what stays in sight of the others. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names } from '@windward/core/words.ts'
import { person } from '@windward/games/haendler/rules/persons.ts'
import { deckOf } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Event } from '@windward/games/haendler/vocabulary.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

/** What comes to everybody, such as a coin from a tax increase, is no deed: what was done before stays in sight. */
const DEEDS: readonly Event['type'][] = ['bust', 'looted', 'hired', 'completed', 'passed', 'taxed']

/** What counts most is said first: the end of a line may be cut off. */
const ORDER: readonly Event['type'][] = ['completed', 'bust', 'hired', 'looted', 'taxed', 'feePaid']

export function recap(events: readonly Event[], seat: Seat, view: View, language: Language, names: Names): string {
  const deed = events.findLastIndex((event) => DEEDS.includes(event.type) && 'seat' in event && event.seat === seat)
  const began = events.slice(0, Math.max(deed, 0)).findLastIndex(({ type }) => type === 'turnBegan')
  const ended = events.findIndex(({ type }, i) => i > deed && type === 'turnBegan')
  const turn = events
    .slice(Math.max(began, 0), ended < 0 ? undefined : ended)
    .filter((event) => 'seat' in event && event.seat === seat)
  const words = boardWords(language)
  const ordered = [...turn].sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type))
  const telling = (isFee: boolean) =>
    ordered.filter(({ type }) => (type === 'feePaid') === isFee).flatMap((event) => told(event, view, language, names))
  const deeds = telling(false)
  if (deeds.length === 0) return turn.some(({ type }) => type === 'passed') ? words('recap.passed') : ''
  const sum = turn.reduce((coins, event) => coins + coinsBy(event), 0)
  const coins = sum === 0 ? '' : words('recap.coins', { coins: sum > 0 ? `+${sum}` : `−${-sum}` })
  // What it came to stands with the deeds, and what was paid to somebody is told by itself: "−3, paid Ada 1".
  return [`${deeds.join(', ')}${coins && ` ${coins}`}`, ...telling(true)].join(', ')
}

function told(event: Event, view: View, language: Language, names: Names): readonly string[] {
  const deck = deckOf(view)
  const words = boardWords(language)
  const speech = speechIn(language)
  switch (event.type) {
    case 'bust':
      return [words('recap.bust', { card: speech.card(deck.cards[event.card]) })]
    case 'looted':
      return [words('recap.looted', { card: speech.card(deck.cards[event.card]) })]
    case 'hired':
      return [words('recap.hired', { card: speech.say(`role.${person(deck, event.card).role}`) })]
    case 'completed':
      return [words('recap.completed')]
    case 'feePaid':
      return [words('recap.paid', { to: names(event.to) })]
    case 'taxed':
      return [words('recap.taxed')]
    default:
      return []
  }
}

/** By what was done; a coin that a tax brings everybody belongs to no deed. */
function coinsBy(event: Event): number {
  switch (event.type) {
    case 'coinsGained':
      return event.why === 'tax' ? 0 : event.coins
    case 'coinsSpent':
    case 'taxed':
      return -(event.cards.length + event.tokens)
    default:
      return 0
  }
}
