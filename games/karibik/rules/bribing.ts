/** Bribing pirate ships: six of seven cards on the six ships, the seventh as tie-breaker. */

import type { ActionSpace, Emit, Seat } from '@windward/core/contract.ts'
import type { SeatState, State } from '../state.ts'
import { type Action, CARDS, type Card, type Event, type Question, SHIPS } from '../vocabulary.ts'
import { reveal } from './revealing.ts'

export type Allocate = Extract<Action, { type: 'allocate' }>

/** Everybody at once. Who has confirmed may still change until the last one has. */
export function askAllocations(s: State): readonly Question[] {
  let confirmed = 0
  for (let seat = 0; seat < s.seats.length; seat++) if (hasConfirmed(s.seats[seat])) confirmed |= 1 << seat
  return askedBy(s.seats.length, confirmed)
}

/** All 5,040 ways to lay seven cards on six ships: known by shape, listed only when somebody wants the list. */
export const ALLOCATIONS: ActionSpace<Allocate> = {
  size: 5_040,
  includes: isAllocation,
  sample: (rng) => allAllocations()[rng.int(5_040)],
  list: () => allAllocations(),
}

export function allocate(s: State, seat: Seat, bribes: readonly Card[], emit?: Emit<Event>): void {
  const player = s.seats[seat]
  const first = !hasConfirmed(player)
  player.bribes = bribes.slice()
  emit?.({ type: 'allocated', seat, bribes: player.bribes }, { to: [seat] })
  // Whether a confirmed allocation was changed concerns nobody else.
  if (first) emit?.({ type: 'confirmed', seat })
  if (s.seats.every(hasConfirmed)) reveal(s, SHIPS[0], emit)
}

export function hasConfirmed(seat: Pick<SeatState, 'bribes'>): boolean {
  return seat.bribes.length > 0
}

/** The card that is on no ship. */
export function tieBreakerOf(bribes: readonly Card[]): Card {
  const card = CARDS.find((c) => !bribes.includes(c))
  if (card === undefined) throw new Error('all seven cards are on ships')
  return card
}

function isAllocation(action: unknown): action is Allocate {
  if (typeof action !== 'object' || action === null || !('type' in action) || action.type !== 'allocate') return false
  return 'bribes' in action && Object.keys(action).length === 2 && areBribes(action.bribes)
}

function areBribes(value: unknown): value is readonly Card[] {
  if (!Array.isArray(value) || value.length !== SHIPS.length) return false
  return value.every((card, ship) => CARDS.includes(card) && value.indexOf(card) === ship)
}

let allocations: readonly Allocate[] | undefined

function allAllocations(): readonly Allocate[] {
  allocations ??= arrangements(CARDS, SHIPS.length).map((bribes) => ({ type: 'allocate', bribes }))
  return allocations
}

function arrangements(cards: readonly Card[], places: number): Card[][] {
  if (places === 0) return [[]]
  return cards.flatMap((card) => {
    const others = cards.filter((other) => other !== card)
    return arrangements(others, places - 1).map((rest) => [card, ...rest])
  })
}

/** By number of seats, then by the set of those who have confirmed. */
const questions: Question[][][] = []

function askedBy(seats: number, confirmed: number): readonly Question[] {
  questions[seats] ??= []
  questions[seats][confirmed] ??= Array.from({ length: seats }, (_, seat) =>
    confirmed & (1 << seat) ? { seat, ask: 'allocate', optional: true } : { seat, ask: 'allocate' },
  )
  return questions[seats][confirmed]
}
