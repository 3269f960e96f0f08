/** What concerns the only person at the device, told to them: what they did themselves, and what others paid them. */

import type { Seat } from '@windward/core/contract.ts'
import { type Catalogue, type Language, type Names, sayers } from '@windward/core/words.ts'
import { deckOf } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { CardId, Event } from '@windward/games/haendler/vocabulary.ts'
import { speechIn } from './speech.ts'
import { yoursDe } from './yours.de.ts'
import { type YourKey, yoursEn } from './yours.en.ts'
import { yoursIt } from './yours.it.ts'

export const YOUR_WORDS: Readonly<Record<Language, Catalogue<YourKey>>> = { en: yoursEn, it: yoursIt, de: yoursDe }

const yourWords = sayers(YOUR_WORDS)

/** Nothing, where it does not concern them. */
export function tellYou(event: Event, view: View, language: Language, names: Names, you: Seat): string | undefined {
  const words = yourWords(language)
  if (event.type === 'feePaid' && event.to === you) return words('feeGained', { seat: names(event.seat) })
  if (event.type === 'gameOver' && event.winners.length === 1 && event.winners[0] === you) return words('gameOver')
  if (!('seat' in event) || event.seat !== you) return undefined
  const { cards } = deckOf(view)
  const named = (ids: readonly CardId[]) =>
    new Intl.ListFormat(language).format(ids.map((id) => speechIn(language).card(cards[id])))
  const card = 'card' in event ? named([event.card]) : undefined
  switch (event.type) {
    case 'turnBegan':
      return words('turnBegan', { turn: event.turn })
    case 'bust':
      return words('bust', { card, n: event.lost.length })
    case 'stopped':
      return words('stopped', { shipTypes: event.shipTypes, takes: event.takes })
    case 'hired':
      return words('hired', { card, price: event.price })
    case 'completed':
      return words('completed', { card, persons: named(event.persons) })
    case 'coinsGained':
      return words(`coinsGained.${event.why}`, { coins: event.coins })
    case 'feePaid':
      return words('feePaid', { to: names(event.to) })
    case 'coinsSpent':
    case 'taxed':
      return words(event.type, { n: event.cards.length + event.tokens })
    default:
      return words(event.type, { card })
  }
}
