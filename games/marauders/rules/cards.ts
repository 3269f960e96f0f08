/** Cards with effects: what is common to all three decks. */

import type { Seat } from '@windward/core/contract.ts'
import type { CardEffect } from '../cards/effect.ts'
import { type Play, push } from '../flow.ts'
import type { Captain, State } from '../state.ts'
import { type Card, DECK_OF, type Origin, type Source, type Specialist } from '../vocabulary.ts'

/** Everything a card says, in order (`rules/perform.ts`). It is discarded in the end, unless it lies elsewhere. */
export function perform(p: Play, seat: Seat, source: Source, effects: readonly CardEffect[], holds = true): void {
  push(p, {
    type: 'effects',
    asks: [],
    seat,
    ...source,
    holds,
    at: 'next',
    todo: [...effects],
    cards: [],
    won: false,
    dice: [],
  })
}

export function sourceOf({ from, card }: Source): Source {
  return { from, card } as Source
}

export function discardOf(s: State, from: Origin): Card<(typeof DECK_OF)[Origin]>[] {
  return s[DECK_OF[from]].discard
}

export function employs(captain: Captain, type: Specialist): boolean {
  for (const specialist of captain.specialists) if (specialist.type === type) return true
  return false
}
