/** The persons whose skill is at work in what just happened: they glow. */

import type { Seat } from '@windward/core/contract.ts'
import { person } from '@windward/games/haendler/rules/persons.ts'
import { deckOf } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { CardId, Event, Person } from '@windward/games/haendler/vocabulary.ts'

export function working(events: readonly Event[], view: View, seat: Seat): ReadonlySet<CardId> {
  const deck = deckOf(view)
  const own = view.players[seat].persons.map((id) => ({ id, ...person(deck, id) }))
  const at = events.flatMap((event) => {
    const isAtWork = 'seat' in event && event.seat === seat ? skillIn(event, view) : undefined
    return isAtWork ? own.filter((each) => isAtWork(each)) : []
  })
  return new Set(at.map(({ id }) => id))
}

/** Whose skill an event shows. */
function skillIn(event: Event, view: View): ((person: Person & { id: CardId }) => boolean) | undefined {
  const deck = deckOf(view)
  switch (event.type) {
    case 'coinsGained':
      return ({ role }) => role === event.why
    case 'looted': {
      const looted = deck.cards[event.card]
      return ({ ship }) => looted.kind === 'ship' && ship === looted.ship
    }
    case 'hired':
      if (event.price === person(deck, event.card).cost) return undefined
      return ({ id, role }) => role === 'mademoiselle' && id !== event.card
    case 'repelled':
      return ({ id }) => deck.strength[id] > 0
    default:
      return undefined
  }
}
