/** The four who play Karibik, from the one who carries the chests to the one who reads the sea. */

import type { Rng } from '@windward/core/chance.ts'
import { offered, sample } from '@windward/core/choices.ts'
import type { Seat } from '@windward/core/contract.ts'
import type { View } from '@windward/games/karibik/view.ts'
import { type Action, SHIPS } from '@windward/games/karibik/vocabulary.ts'
import type { Ask, Level, Minds } from '../contract.ts'
import { bidByRule, equilibrium, type Mixed, sampleBids } from './bids.ts'
import { bidAhead, type Foresight, routeAhead } from './foresight.ts'
import type { Bribes } from './round.ts'
import { bestRoute, firstAction } from './routes.ts'
import { type Sea, seaOf, worth } from './sea.ts'
import { stakesInPlay, stakesOf } from './stakes.ts'

/** One decision of a Deckhand in so many is any. */
const SLIP = 3
/** Per cent by which a Mate's opinion of a ship wavers. */
const JITTER = 30
/** How long bids are weighed. */
const BALANCE: Balance = { regrets: 80, played: 16, passes: 3 }
const FORESIGHT: Foresight = { candidates: 24, hands: 12, routes: 6 }

export const MINDS = {
  deckhand: (ask) => (ask.rng.int(SLIP) === 0 ? sample(ask.choices, ask.rng) : byRule(ask)),
  mate: byRule,
  captain: byBalance,
  admiral: byForesight,
} satisfies Minds

/** How each level bids, in a position that it has thought about once: every call is another draw. */
export const BIDDERS = {
  mate: bidderByRule,
  captain: bidderByBalance,
  admiral: bidderByForesight,
} satisfies Partial<Record<Level, Bidder>>

type Bidder = (view: View, rng: Rng, expired?: () => boolean) => (seat: Seat) => Bribes

function bidderByRule(view: View, rng: Rng): (seat: Seat) => Bribes {
  return bidderAtSea(seaOf(view), rng)
}

/** Bids for what a ship is worth. */
export function bidderAtSea(sea: Sea, rng: Rng): (seat: Seat) => Bribes {
  const stakes = stakesOf(sea)
  return (seat) => bidByRule(stakes, seat, JITTER, rng)
}

/** Bids so that nobody can foresee it and profit. */
function bidderByBalance(view: View, rng: Rng, expired = never): (seat: Seat) => Bribes {
  return sampled(balanced(seaOf(view), BALANCE, rng, expired), rng)
}

/** The same from stakes of so many rounds that it hardly depends on which they were: what a choice is measured by. */
export function measuredBidder(view: View, rng: Rng): (seat: Seat) => Bribes {
  return sampled(balanced(seaOf(view), { ...BALANCE, played: 64 }, rng, never), rng)
}

function sampled(mixed: Mixed, rng: Rng): (seat: Seat) => Bribes {
  return (seat) => sampleBids(mixed, seat, rng)
}

/** The same, and what it draws is thought to the end of the round: stronger, and easier to read. */
function bidderByForesight(view: View, rng: Rng, expired = never): (seat: Seat) => Bribes {
  const sea = seaOf(view)
  const mixed = balanced(sea, BALANCE, rng, expired)
  return (seat) => bidAhead(sea, view, seat, mixed, FORESIGHT, rng, expired)
}

interface Balance {
  /** Rounds of regret matching in each pass. */
  readonly regrets: number
  /** Rounds played in thought before each further pass, to see what the ships are worth. */
  readonly played: number
  readonly passes: number
}

/**
 * A strategy for all seats. Ships move one after another, and what one does changes what the next is worth: after a
 * first guess, stakes come from rounds in which all bid as they would by then.
 */
function balanced(sea: Sea, { regrets, played, passes }: Balance, rng: Rng, expired: () => boolean): Mixed {
  let mixed = equilibrium(stakesOf(sea), regrets, rng, expired)
  for (let pass = 1; pass < passes && !expired(); pass++) {
    const hands = Array.from({ length: played }, () => mixed.weights.map((_, seat) => sampleBids(mixed, seat, rng)))
    mixed = equilibrium(stakesInPlay(sea, hands), regrets, rng, expired)
  }
  return mixed
}

/** Moves by one look ahead. */
function byRule(ask: Ask<unknown>): Action {
  const view = ask.view as View
  return bids(ask, view, BIDDERS.mate) ?? byLook(ask, view)
}

function byBalance(ask: Ask<unknown>): Action {
  const view = ask.view as View
  return bids(ask, view, BIDDERS.captain) ?? byLook(ask, view)
}

/** Every route of a ship is thought to the end of the round. */
function byForesight(ask: Ask<unknown>): Action {
  const { seat, rng, expired = never } = ask
  const view = ask.view as View
  const { step } = view
  const bid = bids(ask, view, BIDDERS.admiral)
  if (bid !== undefined) return bid
  const sea = seaOf(view)
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

/** Nothing, where bribes lie on the table already. */
function bids({ seat, rng, expired }: Ask<unknown>, view: View, bidder: Bidder): Action | undefined {
  if (view.step.at !== 'bribing') return undefined
  return { type: 'allocate', bribes: bidder(view, rng, expired)(seat) }
}

/** The sea knows no options of a table: what is not offered there is not done. */
function offeredOr(ask: Ask<unknown>, action: Action, otherwise: Action): Action {
  return offered(ask.choices, action) === undefined ? otherwise : action
}

function never(): boolean {
  return false
}
