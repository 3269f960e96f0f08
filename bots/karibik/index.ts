/** The four who play Karibik, from the one who carries the chests to the one who reads the sea. */

import { offered, sample } from '@windward/core/choices.ts'
import type { View } from '@windward/games/karibik/view.ts'
import { type Action, SHIPS } from '@windward/games/karibik/vocabulary.ts'
import type { Ask, Minds } from '../contract.ts'
import { type Bribes, bidByRule, equilibrium, sampleBids, stakesOf } from './bids.ts'
import { bidAhead, type Foresight, routeAhead } from './foresight.ts'
import { bestRoute, firstAction } from './routes.ts'
import { seaOf, worth } from './sea.ts'

/** One decision of a Deckhand in so many is any. */
const SLIP = 3
/** Per cent by which a Mate's opinion of a ship wavers. */
const JITTER = 30
/** Rounds of regret matching. */
const CAPTAIN = 150
const ADMIRAL = 150
const FORESIGHT: Foresight = { candidates: 24, hands: 12, routes: 6 }

export const MINDS: Minds = {
  deckhand: (ask) => (ask.rng.int(SLIP) === 0 ? sample(ask.choices, ask.rng) : byRule(ask)),
  mate: byRule,
  captain: byBalance,
  admiral: byForesight,
}

/** Bids for what a ship is worth; moves by one look ahead. */
function byRule(ask: Ask<unknown>): Action {
  const view = ask.view as View
  if (view.step.at !== 'bribing') return byLook(ask, view)
  return allocate(bidByRule(stakesOf(seaOf(view)), ask.seat, JITTER, ask.rng))
}

/** Bids so that nobody can foresee it and profit. */
function byBalance(ask: Ask<unknown>): Action {
  const view = ask.view as View
  if (view.step.at !== 'bribing') return byLook(ask, view)
  const mixed = equilibrium(stakesOf(seaOf(view)), CAPTAIN, ask.rng, ask.expired ?? never)
  return allocate(sampleBids(mixed, ask.seat, ask.rng))
}

/** The same, and every choice is thought to the end of the round. */
function byForesight(ask: Ask<unknown>): Action {
  const { seat, rng, expired = never } = ask
  const view = ask.view as View
  const { step } = view
  const sea = seaOf(view)
  if (step.at === 'bribing') {
    const mixed = equilibrium(stakesOf(sea), ADMIRAL, rng, expired)
    return allocate(bidAhead(sea, view, seat, mixed, FORESIGHT, rng, expired))
  }
  if (step.at !== 'moving') return byLook(ask, view)
  const ship = SHIPS.indexOf(step.ship)
  const route = routeAhead(sea, view, seat, ship, step.left, FORESIGHT, rng, expired)
  return offeredOr(ask, firstAction(sea, ship, route), FINISH)
}

/** What is decided with the bribes on the table: one look ahead. */
function byLook(ask: Ask<unknown>, view: View): Action {
  const { seat } = ask
  const { step } = view
  const sea = seaOf(view)
  if (step.at === 'moving') {
    const ship = SHIPS.indexOf(step.ship)
    return offeredOr(ask, firstAction(sea, ship, bestRoute(sea, seat, ship, step.left)), FINISH)
  }
  if (step.at === 'tie') {
    const ship = SHIPS.indexOf(step.ship)
    const gain = bestRoute(sea, seat, ship, Math.max(0, view.seats[seat].bribes[ship])).value - worth(sea, seat)
    return { type: gain > TIE_WORTH ? 'commit' : 'withhold' }
  }
  // Whoever leads has nothing to win by playing on.
  return { type: worth(sea, seat) > 0 ? 'endNow' : 'playOn' }
}

/** Doubloons for which the tie-breaker is shown; later ships may need it more. */
const TIE_WORTH = 800
const FINISH: Action = { type: 'finish' }

function allocate(bribes: Bribes): Action {
  return { type: 'allocate', bribes }
}

/** The sea knows no options of a table: what is not offered there is not done. */
function offeredOr(ask: Ask<unknown>, action: Action, otherwise: Action): Action {
  return offered(ask.choices, action) === undefined ? otherwise : action
}

function never(): boolean {
  return false
}
