/** The cards that lie on the ships as the wood shows them, and what is said of each ship. */

import type { Seat } from '@windward/core/contract.ts'
import type { Names, Say } from '@windward/core/words.ts'
import { chestValue } from '@windward/games/karibik/board.ts'
import type { View } from '@windward/games/karibik/view.ts'
import type { Ship } from '@windward/games/karibik/vocabulary.ts'
import type { KaribikSpeech } from '@windward/games/karibik/words/index.ts'
import { shownOn } from './reading.ts'
import type { BoardKey } from './words.ts'

export interface Lying {
  readonly view: View
  /** Whose cards are the large ones. */
  readonly seat: Seat
  /** Who is spoken to. */
  readonly you: Seat | undefined
  readonly winnerOf: (ship: Ship) => Seat | undefined
  readonly names: Names
  readonly speech: KaribikSpeech
  readonly words: Say<BoardKey>
}

/** Who got a ship and how; before that, what she carries. */
export function noteOn(ship: Ship, { view, you, winnerOf, names, speech, words }: Lying): string {
  const cards = shownOn(view, ship)
  const { cargo } = view.ships[ship]
  if (cards === undefined) return cargo ? words('carries', { value: chestValue(cargo) }) : speech.label('empty')
  const holder = winnerOf(ship)
  if (holder === undefined) return words('tie')
  const beaten = cards.filter((_, seat) => seat !== holder)
  if (beaten.includes(cards[holder]))
    return holder === you ? words('yoursByTie') : words('theirsByTie', { seat: names(holder) })
  const params = { bid: speech.card(cards[holder]), others: beaten.map(speech.card).join(', ') }
  return holder === you ? words('yours', params) : words('theirs', { ...params, seat: names(holder) })
}
