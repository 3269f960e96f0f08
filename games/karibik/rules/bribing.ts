/** Bribing pirate ships: six of seven cards on the six ships, the seventh as tie-breaker. */

import type { ActionSpace, Emit, Seat } from '@windward/core/contract.ts'
import type { SeatState, State } from '../state.ts'
import { type Action, CARDS, type Card, type Event, SHIPS } from '../vocabulary.ts'
import { reveal } from './revealing.ts'

export type Allocate = Extract<Action, { type: 'allocate' }>

/** All 5,040 ways to lay seven cards on six ships: known by shape, listed only when somebody wants the list. */
export const ALLOCATIONS: ActionSpace<Allocate> = {
  size: 5_040,
  includes: isAllocation,
  sample: (rng) => allocation(rng.int(5_040)),
  list: () => Array.from({ length: 5_040 }, (_, no) => allocation(no)),
}

/** Everybody at once. Who has confirmed may still change until the last one has. */
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

/** All cards in a row, 30 KB that stay at hand: with 5,040 lists instead, a random game takes a fifth longer. */
let laid: Int8Array | undefined

function allocation(no: number): Allocate {
  laid ??= Int8Array.from(arrangements(CARDS, SHIPS.length).flat())
  const bribes: Card[] = []
  for (let at = no * SHIPS.length; bribes.length < SHIPS.length; at++) bribes.push(laid[at] as Card)
  return { type: 'allocate', bribes }
}

function arrangements(cards: readonly Card[], places: number): Card[][] {
  if (places === 0) return [[]]
  return cards.flatMap((card) => {
    const others = cards.filter((other) => other !== card)
    return arrangements(others, places - 1).map((rest) => [card, ...rest])
  })
}
