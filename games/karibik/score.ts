/** The winner: whoever has most doubloons. Equal riches share the place; the book knows no tie-break. */

import type { Outcome } from '@windward/core/contract.ts'
import { doubloons, type State } from './state.ts'

export function outcome(s: State): Outcome | undefined {
  if (s.step.at !== 'over') return undefined
  const all = s.seats.map(doubloons)
  return s.seats
    .map(({ captured, delivered, received }, seat) => ({
      seat,
      place: 1 + all.filter((other) => other > all[seat]).length,
      points: all[seat],
      tiebreaks: [],
      sources: [
        { why: 'captured', points: captured },
        { why: 'delivered', points: delivered },
        { why: 'received', points: received },
      ],
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}
