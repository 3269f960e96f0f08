/** Coins are cards, face down: they leave the deck when gained and come back, face up, when spent. */

import { type Rng, shuffle } from '@windward/core/chance.ts'
import type { Emit, Seat } from '@windward/core/contract.ts'
import { FEE } from '../components.ts'
import { NO_CARD, type Player, type State } from '../state.ts'
import type { CardId, CoinReason, Event } from '../vocabulary.ts'

export function coinsOf(player: { readonly coins: readonly unknown[]; readonly tokens: number }): number {
  return player.coins.length + player.tokens
}

export function gainCoins(s: State, seat: Seat, n: number, why: CoinReason, rng: Rng, emit?: Emit<Event>): void {
  if (n === 0) return
  const player = s.players[seat]
  for (let i = 0; i < n; i++) {
    const card = drawCard(s, rng, emit)
    if (card === NO_CARD) {
      player.tokens += 1
    } else {
      player.coins.push(card)
      player.eras.push(s.era)
    }
  }
  emit?.({ type: 'coinsGained', seat, coins: n, why })
}

/** Cards before tokens, from the top; each is laid face up on the discard pile, for all to see. */
export function spendCoins(s: State, seat: Seat, n: number, type: 'coinsSpent' | 'taxed', emit?: Emit<Event>): void {
  if (n === 0) return
  const player = s.players[seat]
  const fromCards = Math.min(n, player.coins.length)
  const first = s.discard.length
  for (let i = 0; i < fromCards; i++) {
    const card = popCoin(player)
    player.eras.pop()
    s.discard.push(card)
  }
  player.tokens -= n - fromCards
  emit?.({ type, seat, cards: s.discard.slice(first), tokens: n - fromCards }, { news: fromCards > 0 })
}

/** The coin goes to the active player as it is, face down. */
export function payFee(s: State, seat: Seat, emit?: Emit<Event>): void {
  const from = s.players[seat]
  const to = s.players[s.active]
  for (let i = 0; i < FEE; i++) {
    if (from.coins.length > 0) {
      to.coins.push(popCoin(from))
      to.eras.push(from.eras.pop() as number)
    } else {
      from.tokens -= 1
      to.tokens += 1
    }
  }
  emit?.({ type: 'feePaid', seat, to: s.active })
}

/** The top of the deck, shuffling anew only when a card is needed; NO_CARD when there is none anywhere. */
export function drawCard(s: State, rng: Rng, emit?: Emit<Event>): CardId {
  if (s.draw.length === 0) refillDeck(s, rng, emit)
  return s.draw.length === 0 ? NO_CARD : (s.draw.pop() as CardId)
}

export function canDraw(s: State): boolean {
  return s.draw.length > 0 || s.discard.length > 0 || s.players.some((p) => p.coins.length > 0)
}

function refillDeck(s: State, rng: Rng, emit?: Emit<Event>): void {
  if (s.discard.length === 0) return swapCoinsForTokens(s, rng, emit)
  ;[s.draw, s.discard] = [s.discard, s.draw]
  shuffleDeck(s, rng)
  emit?.({ type: 'reshuffled', cards: s.draw.length })
}

/** Nothing to draw and nothing to shuffle: all coin cards become the new deck, and tokens take their place. */
function swapCoinsForTokens(s: State, rng: Rng, emit?: Emit<Event>): void {
  for (const player of s.players) {
    s.draw.push(...player.coins)
    player.tokens += player.coins.length
    player.coins = []
    player.eras = []
  }
  if (s.draw.length === 0) return
  shuffleDeck(s, rng)
  emit?.({ type: 'coinsSwapped', cards: s.draw.length })
}

function shuffleDeck(s: State, rng: Rng): void {
  s.era += 1
  shuffle(s.draw, rng.stream('deck'))
}

function popCoin(player: Player): CardId {
  return player.coins.pop() as CardId
}
