/** For tests: states as they are at the table, and what must never be made or lost. */

import { valueOf } from './board.ts'
import { CAPTURE_REWARD } from './components.ts'
import { tieBreakerOf } from './rules/bribing.ts'
import { doubloons, type State } from './state.ts'
import { SHIPS } from './vocabulary.ts'

/** The sixteen chests; what was paid against what was earned; everybody's seven cards. */
export function conserved(s: State) {
  const aboard = SHIPS.flatMap((ship) => s.ships[ship].cargo ?? [])
  const paid = s.seats.reduce((sum, seat) => sum + doubloons(seat), 0)
  const brought = s.delivered.reduce((sum, chest) => sum + valueOf(chest), 0)
  return {
    chests: [...s.ashore, ...s.supply, ...s.delivered, ...aboard].sort(),
    owed: paid - brought - CAPTURE_REWARD * (aboard.length + s.delivered.length),
    cards: s.seats.map(({ bribes }) => (bribes.length === 0 ? 7 : new Set([...bribes, tieBreakerOf(bribes)]).size)),
  }
}
