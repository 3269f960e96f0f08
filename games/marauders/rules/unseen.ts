/** Glory Cards that somebody may hold, for all that the others know. */

import type { GloryKind } from '../cards/kinds.ts'
import type { State } from '../state.ts'
import type { Card } from '../vocabulary.ts'

/** What lies open nobody can hold, for all that the others know. */
export function areOpen(s: State, { cards }: GloryKind): boolean {
  for (const card of cards) if (!s.glory.discard.includes(card) && !isEmployed(s, card)) return false
  return true
}

function isEmployed(s: State, card: Card<'glory'>): boolean {
  for (const { captain } of s.players) {
    if (captain === undefined) continue
    for (const employed of captain.specialists) if (employed.from === 'glory' && employed.card === card) return true
  }
  return false
}
