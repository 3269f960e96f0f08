/** Expedition requests stay open until the active player, in his turn, sends the persons they ask for. */

import type { Rng } from '@windward/core/chance.ts'
import type { Emit, Seat } from '@windward/core/contract.ts'
import type { Deck } from '../components.ts'
import { type Complete, type Skills, skillsOf } from '../skills.ts'
import { deckOf, putInOrder, type State, withCard } from '../state.ts'
import type { CardId, Event, Expedition } from '../vocabulary.ts'
import { gainCoins } from './coins.ts'
import { noteEnd } from './ending.ts'

/** A `complete` for each open expedition and each different crew that meets it, Jacks spared first. */
export function offerExpeditions(s: State, seat: Seat): readonly Complete[] {
  const skills = skillsOf(s, seat)
  if (skills.open !== s.expeditions) {
    skills.open = s.expeditions
    skills.offers = lookForCrews(s, skills)
  }
  return skills.offers
}

function lookForCrews(s: State, { persons, tally: have }: Skills): Complete[] {
  const offers: Complete[] = []
  if (have === 0) return offers
  const deck = deckOf(s)
  for (const card of s.expeditions) {
    for (const crew of deck.crews[card]) {
      if (covers(have, crew)) offers.push({ type: 'complete', card, persons: sent(deck, persons, crew) })
    }
  }
  return offers
}

export function canComplete(s: State, seat: Seat): boolean {
  return s.expeditions.length > 0 && offerExpeditions(s, seat).length > 0
}

/** The persons are discarded first, then the reward is drawn. */
export function doComplete(s: State, seat: Seat, a: Complete, rng: Rng, emit?: Emit<Event>): void {
  const player = s.players[seat]
  player.persons = without(player.persons, a.persons)
  for (const person of a.persons) s.discard.push(person)
  s.expeditions = without(s.expeditions, [a.card])
  player.expeditions = withCard(player.expeditions, a.card)
  emit?.({ type: 'completed', seat, card: a.card, persons: a.persons })
  gainCoins(s, seat, (deckOf(s).cards[a.card] as Expedition).coins, 'expedition', rng, emit)
  noteEnd(s, seat, emit)
}

/** Persons missing to meet a need, by tallies, when the Jacks step in; less than none: so many Jacks are spared. */
export function missingFor(have: number, need: number): number {
  return shortOf(have, need) + shortOf(have >> 4, need >> 4) + shortOf(have >> 8, need >> 8) - (have >> 12)
}

function shortOf(have: number, need: number): number {
  return Math.max(0, (need & 15) - (have & 15))
}

/** No digit of a tally reaches 8: where one is too small, its 8 is borrowed from. */
function covers(have: number, crew: number): boolean {
  return (((have | 0x8888) - crew) & 0x8888) === 0x8888
}

/** Whose tally this is, in the deck's order: which of two equal Priests goes makes no difference. */
function sent(deck: Deck, persons: readonly CardId[], crew: number): CardId[] {
  const cards: CardId[] = []
  let missing = crew
  for (let i = 0; missing > 0; i++) {
    const brings = deck.tally[persons[i]]
    if ((missing & (brings * 15)) === 0) continue
    missing -= brings
    putInOrder(cards, persons[i])
  }
  return cards
}

function without(cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] {
  const rest: CardId[] = []
  for (const card of cards) if (!gone.includes(card)) rest.push(card)
  return rest
}
