/** Numbers of the rules that zones, events, Captains, Specialists and cards change: one place to ask. */

import type { Seat } from '@windward/core/contract.ts'
import { CARDS_CHANGE } from '../cards/lasting.ts'
import type { State } from '../state.ts'
import { finder } from '../vocabulary.ts'
import { CAPTAINS_CHANGE } from './abilities.ts'
import { EVENTS_CHANGE } from './effects.ts'
import { type About, type Changes, QUANTITIES, type Quantity } from './quantities.ts'
import { SPECIALISTS_CHANGE } from './specialists.ts'
import { ZONES_CHANGE } from './zones.ts'

/**
 * Board first, then the Captain and his Specialists, the event, the cards played. The event comes after the Specialists
 * because it takes from what one would roll.
 */
export function adjust(s: State, quantity: Quantity, seat: Seat, n: number, about: About = NOTHING): number {
  for (const change of changesOf(quantity)) n = change(s, seat, n, about)
  return n
}

const NOTHING: About = {}
const ALL: readonly Changes[] = [ZONES_CHANGE, CAPTAINS_CHANGE, SPECIALISTS_CHANGE, EVENTS_CHANGE, CARDS_CHANGE]
const changesOf = finder(QUANTITIES, (quantity) => ALL.flatMap((changes) => changes[quantity] ?? []))
