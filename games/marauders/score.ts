/** Glory Points, the stash, and who wins (p. 3-4). */

import type { Outcome, Seat, Standing } from '@windward/core/contract.ts'
import { GOLD_PER_POINT } from './components/ships.ts'
import { trackOf } from './rules/glory.ts'
import type { State } from './state.ts'
import { DEEDS } from './vocabulary.ts'

/** p. 3: one for every 10 Gold, up to five in a 10 point game; ours: up to half the goal in any other. */
export function stashPoints(s: State, seat: Seat): number {
  return Math.min(Math.floor(s.players[seat].stash / GOLD_PER_POINT), Math.floor(s.options.glory / 2))
}

export function hasReached(s: State, seat: Seat): boolean {
  return trackOf(s.players[seat]) + stashPoints(s, seat) >= s.options.glory
}

/**
 * p. 3: of those who reached the goal, the one with the most on the track wins, then the largest stash. When the deck
 * or the Captains run out (p. 4), the most points in all win and ties are resolved in the same way.
 */
export function outcome(s: State): Outcome | undefined {
  if (s.over === undefined) return undefined
  const standings = s.players.map((_, seat) => standing(s, seat))
  standings.sort((a, b) => compare(s, a, b))
  return standings.map((own) => ({ ...own, place: 1 + standings.filter((other) => compare(s, other, own) < 0).length }))
}

function standing(s: State, seat: Seat): Standing {
  const player = s.players[seat]
  const stash = stashPoints(s, seat)
  const sources: { why: string; points: number }[] = DEEDS.map((why) => ({ why, points: player.points[why] }))
  sources.push({ why: 'stash', points: stash })
  return {
    seat,
    place: 1,
    points: trackOf(player) + stash,
    tiebreaks: [trackOf(player), player.stash],
    sources: sources.filter(({ points }) => points > 0),
  }
}

/** Less than nothing if `a` stands before `b`. */
function compare(s: State, a: Standing, b: Standing): number {
  // p. 4: when the Captains run out nobody has declared anything, and the points decide.
  const counts = s.over !== 'captains'
  const [there, here] = [counts && hasReached(s, a.seat), counts && hasReached(s, b.seat)]
  if (there !== here) return there ? -1 : 1
  const byPoints = there ? 0 : b.points - a.points
  return byPoints || b.tiebreaks[0] - a.tiebreaks[0] || b.tiebreaks[1] - a.tiebreaks[1]
}
