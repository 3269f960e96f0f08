/** Cards with effects: what is common to all three decks. */

import type { Seat } from '@windward/core/contract.ts'
import type { CardEffect } from '../cards/effect.ts'
import { type Play, push } from '../flow.ts'
import type { Captain, State } from '../state.ts'
import type { Card, Origin, Specialist } from '../vocabulary.ts'

/** Which deck a card comes from. */
export const DECK = { glory: 'glory', rumor: 'rumors', mission: 'missions' } as const

/** Everything a card says, in order (`rules/perform.ts`). It is discarded in the end, unless it lies elsewhere. */
export function perform(
  p: Play,
  seat: Seat,
  from: Origin,
  card: Card,
  effects: readonly CardEffect[],
  holds = true,
): void {
  push(p, {
    type: 'effects',
    asks: [],
    seat,
    from,
    card,
    holds,
    at: 'next',
    todo: [...effects],
    cards: [],
    won: false,
    dice: [],
  })
}

export function discardOf(s: State, from: Origin): Card[] {
  return s[DECK[from]].discard
}

export function employs(captain: Captain, type: Specialist): boolean {
  return captain.specialists.some((specialist) => specialist.type === type)
}
