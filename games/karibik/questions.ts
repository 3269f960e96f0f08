/** Who is asked what. It is asked so often that every question is made once. */

import type { Seat } from '@windward/core/contract.ts'
import { hasConfirmed } from './rules/bribing.ts'
import type { AskedSeat, State } from './state.ts'
import { placeOf, type Question, SHIPS } from './vocabulary.ts'

export function questions(s: State): readonly Question[] {
  const { step } = s
  switch (step.at) {
    case 'moving':
      return MOVE[step.seat][placeOf(step.ship)]
    case 'bribing':
      return ALLOCATE[s.seats.length][confirmed(s)]
    case 'tie':
      return BREAK_TIE[placeOf(step.ship)][owing(step.asked)]
    case 'call':
      return CALL_END[owing(step.asked)]
    case 'over':
      return NOBODY
  }
}

/** The seats that have not answered, as bits. */
export function owing(asked: readonly AskedSeat<unknown>[]): number {
  let seats = 0
  for (const { seat, answer } of asked) if (answer === undefined) seats |= 1 << seat
  return seats
}

/** The seats that have confirmed an allocation, as bits. */
function confirmed(s: State): number {
  let seats = 0
  for (let seat = 0; seat < s.seats.length; seat++) if (hasConfirmed(s.seats[seat])) seats |= 1 << seat
  return seats
}

const NOBODY: readonly Question[] = []
const SEATS: readonly Seat[] = [0, 1, 2, 3]
/** By seat, then by ship. */
const MOVE: readonly (readonly Question[][])[] = SEATS.map((seat) => SHIPS.map((ship) => [{ seat, ask: 'move', ship }]))
/** By number of seats, then by those who have confirmed: they may still change it until the last one has. */
const ALLOCATE = [...SEATS, SEATS.length].map((seats) =>
  bySet((set) =>
    SEATS.slice(0, seats).map((seat): Question => {
      return set & (1 << seat) ? { seat, ask: 'allocate', optional: true } : { seat, ask: 'allocate' }
    }),
  ),
)
/** By ship, then by those who owe an answer. */
const BREAK_TIE = SHIPS.map((ship) =>
  bySet((set) => among(set).map((seat): Question => ({ seat, ask: 'breakTie', ship }))),
)
const CALL_END = bySet((set) => among(set).map((seat): Question => ({ seat, ask: 'callEnd' })))

/** For each set of seats, as bits. */
function bySet(questions: (set: number) => Question[]): readonly (readonly Question[])[] {
  return Array.from({ length: 1 << SEATS.length }, (_, set) => questions(set))
}

function among(set: number): readonly Seat[] {
  return SEATS.filter((seat) => set & (1 << seat))
}
