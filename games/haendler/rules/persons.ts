/** The persons and their skills. Several copies add up. */

import { type Deck, TRADER_COINS } from '../components.ts'
import type { CardId, Person, Role, Ship } from '../vocabulary.ts'

/** A personal display: whose skills count. */
export interface Display {
  readonly persons: readonly CardId[]
  readonly expeditions: readonly CardId[]
}

/** Combat strength of Sailors and Pirates. */
export function strengthOf(deck: Deck, display: Display): number {
  return total(display.persons, deck.strength)
}

export function countRole(deck: Deck, display: Display, role: Role): number {
  let n = 0
  for (const id of display.persons) if (deck.roles[id] === role) n += 1
  return n
}

/** Coins for looting this ship, with the Traders for its type. */
export function lootOf(deck: Deck, display: Display, ship: Ship): number {
  let coins = ship.coins
  const { persons } = display
  for (let i = 0; i < persons.length; i++) if (deck.trades[persons[i]] === ship.ship) coins += TRADER_COINS
  return coins
}

/** Coins for hiring this person, less what the Mademoiselles save, never below nothing. */
export function priceOf(deck: Deck, display: Display, hired: Person): number {
  return Math.max(0, hired.cost - discountOf(deck, display))
}

export function discountOf(deck: Deck, display: Display): number {
  return total(display.persons, deck.discount)
}

/** Influence of persons and completed expeditions. */
export function influenceOf(deck: Deck, display: Display): number {
  return total(display.persons, deck.influence) + total(display.expeditions, deck.influence)
}

function total(cards: readonly CardId[], each: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < cards.length; i++) sum += each[cards[i]]
  return sum
}

export function person(deck: Deck, id: CardId): Person {
  return deck.cards[id] as Person
}
