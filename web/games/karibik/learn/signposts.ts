/** Where to read about what is on the chart. */

import type { RefusalCode } from '@windward/games/karibik/rules/refusals.ts'
import type { View } from '@windward/games/karibik/view.ts'
import type { Action, Card, Event } from '@windward/games/karibik/vocabulary.ts'
import type { Signposts } from '../../../learn/primer.ts'
import type { ChapterId } from './rules.ts'

export const signposts: Signposts<View, Action, Event> = {
  chapterOf: ({ code }) => CHAPTER_OF[code as RefusalCode],
  entryOf(of) {
    if ('chest' in of) return `city-${of.chest}`
    if ('ship' in of) return `ship-${of.ship}`
    return 'to' in of && typeof of.to === 'number' ? `space-${of.to}` : undefined
  },
}

export function cardEntryId(card: Card): string {
  return `card-${card < 0 ? 'thief' : card}`
}

const CHAPTER_OF: Readonly<Record<RefusalCode, ChapterId>> = {
  gameOver: 'end',
  notAnAction: 'idea',
  notAnAllocation: 'bribing',
  notNow: 'moving',
  notYourShip: 'moving',
  notAsked: 'ties',
  alreadyAnswered: 'ties',
  noSuchSpace: 'moving',
  noSuchShip: 'moving',
  alreadyThere: 'moving',
  notANeighbour: 'moving',
  spaceOccupied: 'moving',
  noMovementLeft: 'moving',
  shipIsFull: 'chests',
  shipIsEmpty: 'chests',
  noCityHere: 'chests',
  cityIsEmpty: 'chests',
  ownShip: 'chests',
  shipNotBeside: 'chests',
  otherIsEmpty: 'chests',
  otherIsFull: 'chests',
  noHandingOver: 'variants',
  wouldRepeat: 'chests',
  notAHaven: 'delivering',
  havenNotInPlay: 'delivering',
  havenTooFar: 'delivering',
  notOffered: 'idea',
}
