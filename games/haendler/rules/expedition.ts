/** Expedition requests stay open until the active player, in his turn, sends the persons they ask for. */

import type { Rng } from '@windward/core/chance.ts'
import type { Emit, Seat } from '@windward/core/contract.ts'
import { type Deck, TALLY } from '../components.ts'
import { type Complete, type Skills, skillsOf, tallyOf } from '../skills.ts'
import { deckOf, type State } from '../state.ts'
import type { CardId, Event, Expedition, ExpeditionSymbol } from '../vocabulary.ts'
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
  const deck = deckOf(s)
  const offers: Complete[] = []
  for (const card of s.expeditions) {
    if (!meets(have, deck.tally[card])) continue
    const crews = crewsFor(deck, persons, (deck.cards[card] as Expedition).needs)
    if (crews.length > 1) crews.sort((a, b) => tallyOf(deck, a) - tallyOf(deck, b))
    for (const crew of crews) offers.push({ type: 'complete', card, persons: crew.sort((a, b) => a - b) })
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
  s.discard.push(...a.persons)
  s.expeditions = without(s.expeditions, [a.card])
  player.expeditions = [...player.expeditions, a.card]
  emit?.({ type: 'completed', seat, card: a.card, persons: a.persons })
  gainCoins(s, seat, (deckOf(s).cards[a.card] as Expedition).coins, 'expedition', rng, emit)
  noteEnd(s, seat, emit)
}

/** Persons missing to meet a need, by tallies, when the Jacks step in; less than none: so many Jacks are spared. */
export function missingFor(have: number, need: number): number {
  let missing = 0
  for (let digit = 0; digit < 12; digit += 4) {
    const short = ((need >> digit) & 15) - ((have >> digit) & 15)
    if (short > 0) missing += short
  }
  return missing - (have >> 12)
}

function meets(have: number, need: number): boolean {
  return missingFor(have, need) <= 0
}

/** One crew for each number of Jacks per symbol: which of two equal Priests goes makes no difference. */
function crewsFor(deck: Deck, persons: readonly CardId[], needs: readonly ExpeditionSymbol[]): CardId[][] {
  if (needs.length === 0) return [[]]
  const [symbol] = needs
  const n = needs.filter((need) => need === symbol).length
  const own = persons.filter((id) => deck.tally[id] === TALLY[symbol])
  const jacks = persons.filter((id) => deck.tally[id] === TALLY.joker)
  const crews: CardId[][] = []
  for (let stepIn = Math.max(0, n - own.length); stepIn <= Math.min(n, jacks.length); stepIn++) {
    const sent = [...own.slice(0, n - stepIn), ...jacks.slice(0, stepIn)]
    const rest = persons.filter((id) => !sent.includes(id))
    for (const others of crewsFor(deck, rest, needs.slice(n))) crews.push([...sent, ...others])
  }
  return crews
}

function without(cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] {
  const rest: CardId[] = []
  for (const card of cards) if (!gone.includes(card)) rest.push(card)
  return rest
}
