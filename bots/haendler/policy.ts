/**
 * How a sound player thinks at the table: what each card is worth to whom, in coins, and when to stop. It is quick
 * enough to play out whole turns in a search, and looks only at what its seat could count.
 */

import type { Seat } from '@windward/core/contract.ts'
import type { Deck } from '@windward/games/haendler/components.ts'
import { coinsOf } from '@windward/games/haendler/rules/coins.ts'
import { countRole, influenceOf, lootOf, priceOf, strengthOf } from '@windward/games/haendler/rules/persons.ts'
import { deckOf, type Player, type State } from '@windward/games/haendler/state.ts'
import type { Action, CardId, Person, Ship } from '@windward/games/haendler/vocabulary.ts'
import { BUST_FREE, type Weights } from './weights.ts'

/** `risk` is the chance that the next card is a bust, as the seat reckons it. */
export function choose(s: State, seat: Seat, actions: readonly Action[], w: Weights, risk: Risk = riskOf): Action {
  const complete = bestExpedition(s, actions)
  if (complete !== undefined) return complete
  switch (s.phase) {
    case 'discover':
      return goesOn(s, seat, actions, risk, w) ? actions[0] : stopIn(actions)
    case 'repel':
      return actions[repels(s, w) ? 0 : 1]
    default:
      return bestTake(s, seat, actions, w)
  }
}

export type Risk = (s: State) => number

/** From the cards in the deck, whose order is not looked at. */
export function riskOf(s: State): number {
  const deck = deckOf(s)
  let types = 0
  for (const id of s.harbor) types |= deck.type[id]
  if (types === 0) return 0
  const strength = strengthOf(deck, s.players[s.active])
  const from = s.draw.length > 0 ? s.draw : s.discard
  let busts = 0
  for (const id of from) if ((types & deck.type[id]) !== 0 && deck.resistance[id] > strength) busts += 1
  return from.length === 0 ? 0 : busts / from.length
}

/** What taking this card is worth to this seat; nothing or less: leave it. */
export function worthOf(s: State, deck: Deck, seat: Seat, id: CardId, w: Weights): number {
  const card = deck.cards[id]
  const player = s.players[seat]
  const coins = coinsOf(player)
  if (card.kind === 'ship') return lootOf(deck, player, card) * (coins >= w.rich ? w.richCoin : 1)
  if (card.kind !== 'person') return 0
  const price = priceOf(deck, player, card)
  const fee = seat === s.active ? 0 : 1
  if (coins < price + fee) return w.outOfReach
  return worthOfPerson(s, deck, player, card, w) - price * w.price
}

function worthOfPerson(s: State, deck: Deck, player: Player, hired: Person, w: Weights): number {
  const base = w[hired.role] + w.influence * hired.influence
  switch (hired.role) {
    case 'priest':
    case 'captain':
    case 'settler':
    case 'jack':
      return (
        base +
        (player.expeditions.length === 0 && deck.needsExpedition ? w.firstExpedition : 0) +
        wanted(s, deck, hired, w)
      )
    case 'sailor':
    case 'pirate':
      return base - w.strengthFades * strengthOf(deck, player)
    default:
      return base - w.copyFades * countRole(deck, player, hired.role) + closing(deck, player, hired, w)
  }
}

/** More for whoever an open expedition asks for. */
function wanted(s: State, deck: Deck, hired: Person, w: Weights): number {
  for (const id of s.expeditions) {
    const card = deck.cards[id]
    if (card.kind !== 'expedition') continue
    if (hired.role === 'jack' || card.needs.some((symbol) => SYMBOL[symbol] === hired.role)) return w.wanted
  }
  return 0
}

const SYMBOL = { cross: 'priest', anchor: 'captain', house: 'settler' } as const

/** More for the points that reach the goal. */
function closing(deck: Deck, player: Player, hired: Person, w: Weights): number {
  if (deck.needsExpedition && player.expeditions.length === 0) return 0
  return influenceOf(deck, player) + hired.influence >= deck.target ? w.closing : 0
}

function goesOn(s: State, seat: Seat, actions: readonly Action[], risk: Risk, w: Weights): boolean {
  if (actions[0].type !== 'reveal') return false
  if (actions.length === 1) return true
  const p = risk(s)
  if (p <= BUST_FREE) return true
  const { value, types } = standing(s, seat, w)
  const gain = Math.max(w.least, w.gain - w.sated * value) + (types === 3 ? w.fourth : types === 4 ? w.fifth : 0)
  return p * (value + w.pride) < (1 - p) * gain
}

/** What stopping now would bring, by the best cards one may take. */
function standing(s: State, seat: Seat, w: Weights): { value: number; types: number } {
  const deck = deckOf(s)
  let types = 0
  let first = 0
  let second = 0
  let third = 0
  for (const id of s.harbor) {
    if (deck.cards[id].kind === 'ship') types += 1
    const worth = worthOf(s, deck, seat, id, w)
    if (worth > first) {
      third = second
      second = first
      first = worth
    } else if (worth > second) {
      third = second
      second = worth
    } else if (worth > third) third = worth
  }
  const takes = (types >= 5 ? 3 : types >= 4 ? 2 : 1) + countRole(deck, s.players[seat], 'governor')
  return { value: first + (takes > 1 ? second : 0) + (takes > 2 ? third : 0), types }
}

/** A second ship of a type always; a new type if it is small and the harbor is far from four. */
function repels(s: State, w: Weights): boolean {
  const { cards } = deckOf(s)
  const pending = cards[s.pending] as Ship
  let types = 0
  for (const id of s.harbor) {
    const card = cards[id]
    if (card.kind !== 'ship') continue
    if (card.ship === pending.ship) return true
    types += 1
  }
  return pending.coins <= w.repelCoins && types <= w.repelTypes
}

function bestTake(s: State, seat: Seat, actions: readonly Action[], w: Weights): Action {
  const deck = deckOf(s)
  let best = actions[actions.length - 1]
  let most = seat === s.active ? 0 : w.fee
  for (const action of actions) {
    if (action.type !== 'loot' && action.type !== 'hire') continue
    const worth = worthOf(s, deck, seat, action.card, w)
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return best.type === 'complete' ? (actions.find((a) => a.type === 'pass') ?? best) : best
}

/** The one worth most; the first crew offered spares the Jacks. */
function bestExpedition(s: State, actions: readonly Action[]): Action | undefined {
  let best: Action | undefined
  let most = -1
  for (const action of actions) {
    if (action.type !== 'complete') continue
    const card = deckOf(s).cards[action.card]
    if (card.kind === 'expedition' && card.influence > most) {
      most = card.influence
      best = action
    }
  }
  return best
}

function stopIn(actions: readonly Action[]): Action {
  for (const action of actions) if (action.type === 'stop') return action
  return actions[0]
}
