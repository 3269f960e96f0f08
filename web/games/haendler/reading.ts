/** What a card says to the one who looks at it. */

import type { Seat } from '@windward/core/contract.ts'
import type { Say } from '@windward/core/words.ts'
import { lootOf, priceOf } from '@windward/games/haendler/rules/persons.ts'
import { deckOf } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Action, CardId } from '@windward/games/haendler/vocabulary.ts'
import type { HaendlerSpeech } from '@windward/games/haendler/words/index.ts'
import type { BoardKey } from './words.ts'

/** What a ship pays or a person costs: whoever is taking cards, else the one who looks. */
export function worthOf(view: View, seat: Seat | undefined, id: CardId): number | undefined {
  const deck = deckOf(view)
  const card = deck.cards[id]
  const taker = view.players[view.phase === 'take' ? view.taker : (seat ?? view.active)]
  if (card.kind === 'ship') return lootOf(deck, taker, card)
  return card.kind === 'person' ? priceOf(deck, taker, card) : undefined
}

export function labelOf(
  view: View,
  seat: Seat | undefined,
  id: CardId,
  speech: HaendlerSpeech,
  words: Say<BoardKey>,
): string {
  const card = deckOf(view).cards[id]
  const worth = worthOf(view, seat, id)
  const face = speech.face(card, view)
  if (seat === undefined) return face
  if (card.kind === 'person' && worth !== card.cost) {
    return `${face}. ${words('discount', { price: worth, cost: card.cost })}`
  }
  if (card.kind === 'ship' && worth !== card.coins) {
    return `${face}. ${words('loot', { coins: worth, printed: card.coins })}`
  }
  return face
}

/** What somebody who points at a card wants to do with it. */
export function wishFor(view: View, id: CardId): Action | undefined {
  switch (deckOf(view).cards[id].kind) {
    case 'ship':
      return { type: 'loot', card: id }
    case 'person':
      return { type: 'hire', card: id }
    case 'expedition':
      return { type: 'complete', card: id, persons: [] }
    case 'tax':
      return undefined
  }
}

/** A name with marks where it may be broken, and nowhere else, by words in syllables: "Gov-er-nor". */
export function breakable(name: string, syllables: string): string {
  const word = syllables.split(' ').find((each) => each.replaceAll('-', '') === name)
  return word?.replaceAll('-', '\u00AD') ?? name
}
