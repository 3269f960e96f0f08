/** What the persons of a seat can do together: added up when they change, since it is asked for at every step. */

import type { Seat } from '@windward/core/contract.ts'
import type { Deck } from './components.ts'
import { deckOf } from './state.ts'
import type { CardId, DeckId } from './vocabulary.ts'

export interface Skills {
  readonly persons: readonly CardId[]
  readonly strength: number
  readonly discount: number
  /** Of what expeditions ask for. */
  readonly tally: number
  readonly governors: number
  readonly admirals: number
  readonly jesters: number
}

/** In a state or a view. */
interface Table {
  readonly deck: DeckId
  readonly players: readonly { readonly persons: readonly CardId[] }[]
}

/** A list of persons is replaced, never changed: as long as it is the same, so are the skills. */
export function skillsOf(s: Table, seat: Seat): Skills {
  const { persons } = s.players[seat]
  if (latest[seat].persons !== persons) latest[seat] = addUp(deckOf(s), persons)
  return latest[seat]
}

function addUp(deck: Deck, persons: readonly CardId[]): Skills {
  let [strength, discount, tally, governors, admirals, jesters] = [0, 0, 0, 0, 0, 0]
  for (const id of persons) {
    strength += deck.strength[id]
    discount += deck.discount[id]
    tally += deck.tally[id]
    const role = deck.roles[id]
    if (role === 'governor') governors += 1
    else if (role === 'admiral') admirals += 1
    else if (role === 'jester') jesters += 1
  }
  return { persons, strength, discount, tally, governors, admirals, jesters }
}

/** By seat. */
const latest: Skills[] = Array.from({ length: 5 }, () => ({
  persons: [],
  strength: 0,
  discount: 0,
  tally: 0,
  governors: 0,
  admirals: 0,
  jesters: 0,
}))
