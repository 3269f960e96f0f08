/** A whole table that a seat must think possible, and likely: what lies hidden was laid as a Mate would lay it. */

import type { Rng } from '@windward/core/chance.ts'
import type { RoundStep, State } from '@windward/games/karibik/state.ts'
import { imagine, type View } from '@windward/games/karibik/view.ts'
import { SHIPS } from '@windward/games/karibik/vocabulary.ts'
import { bidByRule } from './bids.ts'
import { seaOf } from './sea.ts'
import { type Stakes, stakesOf } from './stakes.ts'

/** A Mate's, in per cent. With more, others would seem to bid worse than they do once their first cards are seen. */
const UNREST = 30

/**
 * What was laid before any ship moved, or answered in secret, is yet to be laid and answered here: the same as if it had
 * been by rule. Later a bid follows from where the ships lie now.
 */
export function suppose(view: View, rng: Rng): State {
  const world = imagine(view, rng)
  world.step = unanswered(world.step, view)
  for (const [seat, own] of world.seats.entries()) {
    const seen = view.seats[seat]
    if (seat === view.seat || seen.bribes.length === SHIPS.length) continue
    if (seen.bribes.length === 0) own.bribes = []
    else own.bribes = bidByRule(stakesIn(view), seat, UNREST, rng, seen)
  }
  return world
}

function unanswered(step: RoundStep, { seat }: View): RoundStep {
  if (step.at !== 'tie' && step.at !== 'call') return step
  for (const asked of step.asked) if (asked.seat !== seat) asked.answer = undefined
  return step
}

const STAKES = new WeakMap<View, Stakes>()

/** Found once for a view: many tables are supposed from it. */
function stakesIn(view: View): Stakes {
  let stakes = STAKES.get(view)
  if (stakes === undefined) {
    stakes = stakesOf(seaOf(view))
    STAKES.set(view, stakes)
  }
  return stakes
}
