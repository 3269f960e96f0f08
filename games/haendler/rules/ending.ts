/** The end: once somebody is there the round is finished, and then influence decides. */

import type { Emit, Seat } from '@windward/core/contract.ts'
import { deckOf, nextSeat, type State } from '../state.ts'
import type { Event } from '../vocabulary.ts'
import { influenceOf } from './persons.ts'

/** Looked at after every hire and every expedition, in anyone's turn; once noted it stays so. */
export function noteEnd(s: State, seat: Seat, emit?: Emit<Event>): void {
  if (s.ending) return
  const deck = deckOf(s)
  const player = s.players[seat]
  if (deck.needsExpedition && player.expeditions.length === 0) return
  if (influenceOf(deck, player) < deck.target) return
  s.ending = true
  emit?.({ type: 'endNears', seat })
}

/** The last to play is the player to the right of the one who began. */
export function isLastTurn(s: State): boolean {
  return s.ending && nextSeat(s, s.active) === s.start
}
