/** Thinking a round to its end: allocations and moves are tried against what the others may have in hand. */

import type { Rng } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { imagine, type View } from '@windward/games/karibik/view.ts'
import { SHIPS } from '@windward/games/karibik/vocabulary.ts'
import { type Mixed, sampleBids } from './bids.ts'
import { type Bribes, type Hands, playOn, standing } from './round.ts'
import { choicesFor, type SailingRoute, sailRoute } from './routes.ts'
import { cloneSea, type Sea } from './sea.ts'

export interface Foresight {
  /** Own allocations compared. */
  readonly candidates: number
  /** What the others may have in hand, for each comparison. */
  readonly hands: number
  /** Routes of a ship compared. */
  readonly routes: number
}

/** Of some allocations that a good mixed strategy gives, the one that does best when whole rounds are played. */
export function bidAhead(
  sea: Sea,
  view: View,
  seat: Seat,
  mixed: Mixed,
  { candidates, hands }: Foresight,
  rng: Rng,
  expired: () => boolean,
): Bribes {
  const field = Array.from({ length: candidates }, () => ({ bribes: sampleBids(mixed, seat, rng), sum: 0 }))
  const spent = view.seats.map(() => false)
  for (let n = 0; n < hands && (n === 0 || !expired()); n++) {
    const others = view.seats.map((_, other) => sampleBids(mixed, other, rng))
    for (const candidate of field) {
      const after = cloneSea(sea)
      const bribes = others.map((bids, other) => (other === seat ? candidate.bribes : bids))
      playOn(after, { bribes, spent }, 0)
      candidate.sum += standing(after, seat, view.supply)
    }
  }
  return field.reduce((a, b) => (b.sum > a.sum ? b : a)).bribes
}

/** Of the best routes of a ship, the one that does best when the round is played to its end. */
export function routeAhead(
  sea: Sea,
  view: View,
  seat: Seat,
  ship: number,
  movement: number,
  { routes, hands }: Foresight,
  rng: Rng,
  expired: () => boolean,
): SailingRoute {
  const choices = choicesFor(sea, seat, ship, movement).slice(0, routes)
  if (choices.length === 1 || ship === SHIPS.length - 1) return choices[0]
  const field = choices.map((route) => ({ route, sum: 0 }))
  for (let n = 0; n < hands && !expired(); n++) {
    const possible = handsIn(view, rng)
    for (const candidate of field) {
      const after = cloneSea(sea)
      sailRoute(after, seat, ship, candidate.route)
      playOn(after, possible, ship + 1)
      candidate.sum += standing(after, seat, view.supply)
    }
  }
  return field.reduce((a, b) => (b.sum > a.sum ? b : a)).route
}

function handsIn(view: View, rng: Rng): Hands {
  const { seats } = imagine(view, rng)
  return { bribes: seats.map(({ bribes }) => bribes), spent: seats.map(({ spent }) => spent) }
}
