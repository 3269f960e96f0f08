/** The smallest game with a deck, a hidden hand, a secret choice and public news: the laws are tested on it. */

import { shuffle } from './chance.ts'
import type { Game, Question, Seat } from './contract.ts'

export interface ToyState {
  deck: number[]
  /** Each seat's hidden card. */
  hands: number[]
  shown: number[]
  turn: Seat
  points: number[]
  asked: boolean
}

export type ToyAction = { type: 'draw' } | { type: 'swap' } | { type: 'wait' } | { type: 'give'; to: Seat }
export type ToyEvent = { type: 'drawn'; card: number } | { type: 'swapped'; seat: Seat } | { type: 'gave'; to: Seat }
export interface ToyView {
  seat: Seat | undefined
  deck: number
  hands: (number | undefined)[]
  shown: number[]
  turn: Seat
  points: number[]
  asked: boolean
}
export type Toy = Game<ToyState, ToyAction, ToyView, ToyEvent, { cards: number }, Question>

const CARDS = 12

/** A turn: wait or give a point away first if you like, then draw a card for all to see, or swap it for your own. */
export const toy: Toy = {
  id: 'toy',
  rev: 1,
  stage: 'production',
  options: { cards: [CARDS, 16] },
  seats: () => ({ min: 2, max: 3 }),

  setup({ cards }, seats, rng) {
    const deck = shuffle(
      Array.from({ length: cards }, (_, i) => i),
      rng.stream('deck'),
    )
    return {
      deck,
      hands: deck.splice(0, seats),
      shown: [],
      turn: 0,
      points: Array.from({ length: seats }, () => 3),
      asked: false,
    }
  },

  questions: (s) => (s.deck.length === 0 ? [] : [{ seat: s.turn, ask: 'play' }]),

  actions(s, seat) {
    if (s.deck.length === 0 || seat !== s.turn) return []
    const actions: ToyAction[] = [{ type: 'draw' }, { type: 'swap' }]
    if (!s.asked) actions.push({ type: 'wait' })
    if (!s.asked && s.points[seat] > 0) actions.push({ type: 'give', to: (seat + 1) % s.points.length })
    return actions
  },

  apply(s, seat, a, _rng, emit) {
    if (a.type === 'wait') {
      s.asked = true
      return
    }
    if (a.type === 'give') {
      s.asked = true
      s.points[seat] -= 1
      s.points[a.to] += 1
      emit?.({ type: 'gave', to: a.to })
      return
    }
    const card = s.deck.pop() as number
    if (a.type === 'draw') {
      s.shown.push(card)
      emit?.({ type: 'drawn', card }, { news: true })
    } else {
      s.shown.push(s.hands[seat])
      s.hands[seat] = card
      emit?.({ type: 'swapped', seat }, { news: true })
    }
    s.asked = false
    s.turn = (seat + 1) % s.hands.length
  },

  whyNot: (s, seat) => ({ code: seat === s.turn ? 'notOffered' : 'notYourTurn' }),

  clone: (s) => ({ ...s, deck: [...s.deck], hands: [...s.hands], shown: [...s.shown], points: [...s.points] }),

  view: (s, seat) => ({
    seat,
    deck: s.deck.length,
    hands: s.hands.map((card, i) => (i === seat ? card : undefined)),
    shown: [...s.shown],
    turn: s.turn,
    points: [...s.points],
    asked: s.asked,
  }),

  imagine(v, rng) {
    const total = v.deck + v.hands.length + v.shown.length
    const unseen = Array.from({ length: total }, (_, i) => i).filter(
      (c) => !v.shown.includes(c) && !v.hands.includes(c),
    )
    shuffle(unseen, rng)
    return {
      deck: unseen.splice(0, v.deck),
      hands: v.hands.map((card) => card ?? (unseen.pop() as number)),
      shown: [...v.shown],
      turn: v.turn,
      points: [...v.points],
      asked: v.asked,
    }
  },

  outcome(s) {
    if (s.deck.length > 0) return undefined
    const ranking = s.points.map((points, seat) => ({ seat, points }))
    ranking.sort((a, b) => b.points - a.points)
    return ranking.map(({ seat, points }) => ({
      seat,
      place: 1 + ranking.filter((other) => other.points > points).length,
      points,
      tiebreaks: [],
      sources: [{ why: 'kept', points }],
    }))
  },
}

export function toyCards(s: ToyState): number[] {
  return [...s.deck, ...s.hands, ...s.shown].sort((a, b) => a - b)
}
