/** What a seat may know: all but the order of the deck and the faces of the coins, its own included. */

import { type Rng, shuffle } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { coinsOf } from './rules/coins.ts'
import { admiralsPay } from './rules/loot.ts'
import { priceOf, strengthOf } from './rules/persons.ts'
import { clone, deckOf, type Player, type State } from './state.ts'
import type { CardId, ShipType } from './vocabulary.ts'

export interface View extends Omit<State, 'draw' | 'players'> {
  readonly seat?: Seat
  /** Cards in the deck. */
  readonly draw: number
  /** The cards nobody can see, by the shuffle they were last part of. */
  readonly pools: readonly Pool[]
  readonly players: readonly PlayerView[]
}

export interface Pool {
  readonly era: number
  /** In the deck's own order, which tells nothing. */
  readonly cards: readonly CardId[]
}

export interface PlayerView extends Omit<Player, 'coins' | 'eras'> {
  /** For each coin card, in the order they were gained, the era in which it left the deck. */
  readonly coins: readonly number[]
}

export function view(s: State, seat: Seat | undefined): View {
  const open = {
    ...s,
    discard: [...s.discard],
    harbor: [...s.harbor],
    expeditions: [...s.expeditions],
    draw: s.draw.length,
    pools: poolsOf(s),
    players: s.players.map(playerView),
  }
  return seat === undefined ? open : { ...open, seat }
}

function playerView({ eras, tokens, persons, expeditions }: Player): PlayerView {
  return { coins: [...eras], tokens, persons: [...persons], expeditions: [...expeditions] }
}

/** Deals the cards of each pool at random to the places where cards of that pool lie. */
export function imagine(v: View, rng: Rng): State {
  const unseen: CardId[][] = []
  for (const { era, cards } of v.pools) unseen[era] = shuffle(cards.slice(), rng)
  const draw: CardId[] = []
  while (draw.length < v.draw) draw.push(deal(unseen, v.era))
  const players = v.players.map(({ coins, tokens, persons, expeditions }) => {
    return { coins: coins.map((era) => deal(unseen, era)), eras: coins.slice(), tokens, persons, expeditions }
  })
  return clone({ ...v, draw, players })
}

function deal(unseen: readonly CardId[][], era: number): CardId {
  return unseen[era].pop() as CardId
}

/** How likely the next card is a bust for the active player, exactly: `busts` of `cards` equally likely ones. */
export function bustChance(v: View): { readonly busts: number; readonly cards: number } {
  const busts = Object.values(bustingShips(v)).reduce((sum, n) => sum + n, 0)
  return { busts, cards: nextCards(v).length }
}

/** The ships among the next cards that would be a bust for the active player, by type. */
export function bustingShips(v: View): Readonly<Partial<Record<ShipType, number>>> {
  const deck = deckOf(v)
  const strength = strengthOf(deck, v.players[v.active])
  const types = new Set(v.harbor.map((id) => deck.cards[id]).map((card) => card.kind === 'ship' && card.ship))
  const busting: Partial<Record<ShipType, number>> = {}
  for (const id of nextCards(v)) {
    const card = deck.cards[id]
    if (card.kind !== 'ship' || !types.has(card.ship)) continue
    if (card.strength !== 'skull' && card.strength <= strength) continue
    busting[card.ship] = (busting[card.ship] ?? 0) + 1
  }
  return busting
}

/** How many of the next cards are persons whom the active player could hire at once, paid by the Admirals first. */
export function hireable(v: View): number {
  const deck = deckOf(v)
  const player = v.players[v.active]
  const coins = coinsOf(player) + admiralsPay(v, v.active, v.harbor.length + 1)
  return nextCards(v).filter((id) => {
    const card = deck.cards[id]
    return card.kind === 'person' && priceOf(deck, player, card) <= coins
  }).length
}

/** Those among which the next card is: the deck and the coins that left it, or what will be shuffled. */
function nextCards(v: View): readonly CardId[] {
  if (v.draw > 0) return v.pools.find((pool) => pool.era === v.era)?.cards ?? []
  if (v.discard.length > 0) return v.discard
  return v.pools.flatMap((pool) => pool.cards)
}

/** By a mark on every card rather than by sorting: each pool comes out in the deck's order. */
function poolsOf(s: State): Pool[] {
  const eras: number[] = new Array(deckOf(s).cards.length).fill(SEEN)
  for (const card of s.draw) eras[card] = s.era
  for (const { coins, eras: left } of s.players) for (let i = 0; i < coins.length; i += 1) eras[coins[i]] = left[i]
  const pools: Pool[] = []
  for (let era = 0; era <= s.era; era += 1) {
    const cards: CardId[] = []
    for (let card = 0; card < eras.length; card += 1) if (eras[card] === era) cards.push(card)
    if (cards.length > 0) pools.push({ era, cards })
  }
  return pools
}

const SEEN = -1
