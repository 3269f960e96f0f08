/** Where to read about what lies on the table. */

import type { RefusalCode } from '@windward/games/haendler/rules/refusals.ts'
import { deckOf } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Action, Card, Event } from '@windward/games/haendler/vocabulary.ts'
import type { Signposts } from '../../../learn/primer.ts'
import type { ChapterId } from './rules.ts'

export const signposts: Signposts<View, Action, Event> = {
  chapterOf: ({ code }) => CHAPTER_OF[code as RefusalCode],
  entryOf: (of, view) => ('card' in of ? entryIdOf(deckOf(view).cards[of.card]) : undefined),
}

/** A card's name in the reference; equal cards share it. */
export function entryIdOf(card: Card): string {
  switch (card.kind) {
    case 'ship':
      return `${card.ship}-${card.coins}-${card.strength}`
    case 'person':
      return [card.role, card.ship, card.cost].filter((part) => part !== undefined).join('-')
    case 'expedition':
      return `expedition-${card.needs.join('-')}-${card.coins}`
    case 'tax':
      return `tax-${card.bonus}`
  }
}

const CHAPTER_OF: Readonly<Record<RefusalCode, ChapterId>> = {
  gameOver: 'end',
  noSuchSeat: 'idea',
  notYourTurn: 'others',
  unknownAction: 'idea',
  decideOnShip: 'repel',
  revealFirst: 'discover',
  revealLimit: 'discover',
  nothingToReveal: 'coins',
  discoverIsOver: 'discover',
  noShipToRepel: 'repel',
  stopFirst: 'take',
  nothingToDecline: 'take',
  notInHarbor: 'take',
  notAShip: 'take',
  notAPerson: 'take',
  noTakesLeft: 'take',
  tooExpensive: 'take',
  notActive: 'expedition',
  noSuchExpedition: 'expedition',
  wrongPersons: 'expedition',
}
