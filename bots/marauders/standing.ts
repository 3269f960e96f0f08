/** How good a state is for a seat: what everybody has and can hope for, and what that makes of the chance to win. */

import type { Seat } from '@windward/core/contract.ts'
import { STARTING_GOLD } from '@windward/games/marauders/components/ships.ts'
import { current } from '@windward/games/marauders/flow.ts'
import { hasReached, outcome } from '@windward/games/marauders/score.ts'
import type { State } from '@windward/games/marauders/state.ts'
import { chartOf, prospect } from './chart.ts'
import type { Weights } from './weights.ts'
import { belongings, goldWorth, safeWorth } from './worth.ts'

/** From 0 to 1: against the one who stands best of the others. Alone, how far one has come. */
export function standing(s: State, seat: Seat, w: Weights): number {
  if (s.over !== undefined) return won(s, seat)
  const own = worthOf(s, seat, w)
  if (s.players.length === 1) return own / (own + w.point * s.options.glory)
  let rival = Number.NEGATIVE_INFINITY
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat) rival = Math.max(rival, worthOf(s, other, w))
  }
  return 1 / (1 + Math.exp((rival - own) / w.doubt))
}

/** All that a seat has and may hope for. */
function worthOf(s: State, seat: Seat, w: Weights): number {
  const { captain } = s.players[seat]
  const safe = safeWorth(s, seat, w) + (hasReached(s, seat) ? w.victory : 0)
  if (captain === undefined) return safe + w.flute + goldWorth(s, seat, STARTING_GOLD, w) + w.onward * w.delay ** 4
  const turn = current(s, 'turn')
  const chart = chartOf(s, seat, captain, turn?.seat === seat ? turn : undefined, w)
  return safe + belongings(s, seat, captain, w) + prospect(captain, chart)
}

/** A shared victory counts in shares; alone, points do. */
export function won(s: State, seat: Seat): number {
  const standings = outcome(s) ?? []
  if (standings.length === 1) return Math.min(1, standings[0].points / s.options.glory)
  const first = standings.filter(({ place }) => place === 1)
  return first.some((winner) => winner.seat === seat) ? 1 / first.length : 0
}
