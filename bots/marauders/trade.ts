/** Goods: what to sell here, what to keep for another port, what to buy, what to throw overboard. */

import type { Seat } from '@windward/core/contract.ts'
import { GLORIOUS_SALE, goodOf } from '@windward/games/marauders/components/cargo.ts'
import { PRICE } from '@windward/games/marauders/components/ships.ts'
import { current } from '@windward/games/marauders/flow.ts'
import type { BuyFrame } from '@windward/games/marauders/frames.ts'
import { captainOf, portOf } from '@windward/games/marauders/rules/captain.ts'
import { countOf } from '@windward/games/marauders/rules/goods.ts'
import { adjust } from '@windward/games/marauders/rules/passives.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import { type Good, PORTS } from '@windward/games/marauders/vocabulary.ts'
import { isOpen } from './chart.ts'
import type { Appraisal } from './choice.ts'
import { orderFor } from './errands.ts'
import { worthOfUse } from './fight.ts'
import { DISTANCE, numberOf, portsOf } from './places.ts'
import type { Weights } from './weights.ts'
import { delayed } from './worth.ts'

/** Actions to another port beside those at sea: out, in, and the Port action. */
const BETWEEN_PORTS = 3

/** What one of so many cards of a good is worth in the hold, wherever it is best sold; not in this port. */
export function cardWorth(s: State, captain: Captain, good: Good, count: number, w: Weights): number {
  let best = w.good * 0.9
  const from = DISTANCE[numberOf(captain.zone)]
  const ports = portsOf(s)
  for (let i = 0; i < PORTS.length; i++) {
    const { demand, nation } = ports[i]
    if (demand !== good || PORTS[i] === captain.zone || !isOpen(s, captain, PORTS[i], nation)) continue
    const price = PRICE.goodInDemand + (count >= GLORIOUS_SALE ? w.point / count : 0)
    best = Math.max(best, price * delayed(from[i] + BETWEEN_PORTS, w))
  }
  const order = orderFor(captain, good, w)
  if (order === undefined) return best
  return Math.max(best, order.price * delayed(from[numberOf(order.port)] + BETWEEN_PORTS, w))
}

/** All that is wanted here goes; the rest where it brings more than it would elsewhere. */
export const sell: Appraisal = (s, seat, w) => (action) => {
  if (action.type === 'sell') return saleGain(s, seat, action.good, w)
  return action.type === 'done' ? 0 : worthOfUse(s, seat, action, w)
}

function saleGain(s: State, seat: Seat, good: Good, w: Weights): number {
  const captain = captainOf(s, seat)
  if (good === s.ports[portOf(captain)].demand) return 10
  const price = adjust(s, 'price.sold', seat, PRICE.good)
  return price + w.space - cardWorth(s, captain, good, countOf(captain.cargo, good), w)
}

export function hasToSell(s: State, seat: Seat, w: Weights): boolean {
  for (const card of captainOf(s, seat).cargo) if (saleGain(s, seat, goodOf(card), w) > 0) return true
  return false
}

export const buy: Appraisal = (s, seat, w) => (action) => {
  const f = current(s, 'buy')
  if (f === undefined) return 0
  switch (action.type) {
    case 'buy':
      return hasRoom(s, seat, f) ? worthIn(s, seat, f, action.good, w) - priceIn(s, f, action.good) * GOLD : -1
    case 'takeFree':
      return hasRoom(s, seat, f) ? worthIn(s, seat, f, action.good, w) : -1
    case 'done':
      return 0
    case 'drop':
    case 'withdraw':
    case 'redraw':
      return -1
    default:
      return worthOfUse(s, seat, action, w) * EARLY
  }
}

/** Cards that help to buy are played before anything is bought. */
const EARLY = 100

/** A coin spent on goods comes back. */
const GOLD = 0.95

function hasRoom(s: State, seat: Seat, f: BuyFrame): boolean {
  const { cargo, ship } = captainOf(s, seat)
  return cargo.length + f.taken.length < ship.at.cargo
}

/** Three of a kind count as such if they can still be had. */
function worthIn(s: State, seat: Seat, f: BuyFrame, good: Good, w: Weights): number {
  const captain = captainOf(s, seat)
  const own = countOf(captain.cargo, good) + countOf(f.taken, good)
  const room = captain.ship.at.cargo - captain.cargo.length - f.taken.length
  const more = Math.min(countOf(f.cards, good), room)
  return cardWorth(s, captain, good, own + more, w)
}

function priceIn(s: State, f: BuyFrame, good: Good): number {
  const drawn = Math.min(3, countOf(f.cards, good) + countOf(f.taken, good))
  return Math.max(1, adjust(s, 'price.good', f.seat, PRICE.good) + 1 - drawn)
}

/** What is worth least goes first. */
export const drop: Appraisal = (s, seat, w) => (action) => {
  if (action.type !== 'drop') return 0
  const captain = captainOf(s, seat)
  return -cardWorth(s, captain, action.good, countOf(captain.cargo, action.good), w)
}
