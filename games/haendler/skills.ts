/** What the persons of a seat can do together: added up when they change, since it is asked for at every step. */

import type { Seat } from '@windward/core/contract.ts'
import { DECKS, type Deck } from './components.ts'
import { MOST_SEATS } from './cover.ts'
import { deckOf } from './state.ts'
import type { Action, CardId, DeckId } from './vocabulary.ts'

export interface Skills {
  readonly persons: readonly CardId[]
  readonly strength: number
  readonly discount: number
  /** Of what expeditions ask for. */
  readonly tally: number
  readonly governors: number
  readonly admirals: number
  readonly jesters: number
  /** The open expeditions for which crews were looked for last, and what was found. */
  open: readonly CardId[]
  offers: readonly Complete[]
}

export type Complete = Extract<Action, { type: 'complete' }>

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
  let strength = 0
  let discount = 0
  let tally = 0
  let governors = 0
  let admirals = 0
  let jesters = 0
  for (let i = 0; i < persons.length; i++) {
    const id = persons[i]
    strength += deck.strength[id]
    discount += deck.discount[id]
    tally += deck.tally[id]
    const role = deck.roles[id]
    if (role === 'governor') governors += 1
    else if (role === 'admiral') admirals += 1
    else if (role === 'jester') jesters += 1
  }
  return { persons, strength, discount, tally, governors, admirals, jesters, open: NOT_YET, offers: NOT_YET }
}

/** Of some persons alone. */
export function tallyOf(deck: Deck, persons: readonly CardId[]): number {
  let tally = 0
  for (const id of persons) tally += deck.tally[id]
  return tally
}

const NOT_YET: readonly never[] = []
/** By seat. */
const latest: Skills[] = Array.from({ length: MOST_SEATS.portRoyal }, () => addUp(DECKS.portRoyal, []))
