/** What a card says to the one who looks at it. */

import type { Seat } from '@windward/core/contract.ts'
import type { Say } from '@windward/core/words.ts'
import { missingFor } from '@windward/games/haendler/rules/expedition.ts'
import { lootOf, person, priceOf, strengthOf } from '@windward/games/haendler/rules/persons.ts'
import { deckOf } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Action, CardId, Event, Ship } from '@windward/games/haendler/vocabulary.ts'
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
    return `${face}; ${words('discount', { price: worth, cost: card.cost })}`
  }
  if (card.kind === 'ship' && worth !== card.coins) {
    return `${face}; ${words('loot', { coins: worth, printed: card.coins })}`
  }
  return face
}

/** What persons of one role do together, in a few words. */
export function skillOfAll(view: View, ids: readonly CardId[], speech: HaendlerSpeech, words: Say<BoardKey>): string {
  const deck = deckOf(view)
  const strength = ids.reduce((sum, id) => sum + deck.strength[id], 0)
  if (strength > 0) return words('strength', { n: strength })
  const lines = ids
    .map((id) => person(deck, id))
    .map(({ role, ship }) => words(`short.${role}`, ship && { ship: speech.say(`ship.${ship}`) }))
  return [...new Set(lines)].join(', ')
}

/** The open expeditions that somebody could supply with this person, and cannot without. */
export function openedBy(view: View, seat: Seat, id: CardId): readonly CardId[] {
  const { cards } = deckOf(view)
  if (cards[id].kind !== 'person') return []
  const before = suppliedBy(view, seat)
  return suppliedBy(view, seat, [id]).filter((expedition) => !before.includes(expedition))
}

/** The open expeditions that somebody could supply, together with others. */
export function suppliedBy(view: View, seat: Seat, others: readonly CardId[] = []): readonly CardId[] {
  const { tally } = deckOf(view)
  const have = [...view.players[seat].persons, ...others].reduce((sum, person) => sum + tally[person], 0)
  return view.expeditions.filter((expedition) => missingFor(have, tally[expedition]) <= 0)
}

/** The harbor that somebody has just lost: to what, how likely that was, and why nothing could be done about it. */
export function mournedIn(
  events: readonly Event[],
  view: View,
  seat: Seat | undefined,
  percent: number | undefined,
  speech: HaendlerSpeech,
  words: Say<BoardKey>,
): string {
  const bust = events.findLast((event) => event.type === 'bust' && event.seat === seat)
  // Whoever lets a ship in that could be repelled knows what it costs.
  const isWished = events.some((event) => event.type === 'admitted' && event.seat === seat)
  if (bust?.type !== 'bust' || seat === undefined || isWished) return ''
  const deck = deckOf(view)
  const ship = deck.cards[bust.card] as Ship
  const own = strengthOf(deck, view.players[seat])
  const why =
    own === 0
      ? ''
      : ship.strength === 'skull'
        ? words('mourned.skull')
        : words('mourned.weak', { own, strength: ship.strength })
  const odds = percent === undefined ? '' : words('mourned.odds', { percent })
  return [words('mourned', { card: speech.card(ship) }), odds, why].filter((part) => part !== '').join(' ')
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
