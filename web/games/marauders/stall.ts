/** Goods in stacks: how many of each are chosen, what they come to, and the answers that sell or buy them all at once. */

import type { Seat } from '@windward/core/contract.ts'
import { CARGO_IN_PORT, GLORIOUS_SALE, goodOf } from '@windward/games/marauders/components/cargo.ts'
import type { BuyFrame, SellFrame } from '@windward/games/marauders/frames.ts'
import { owed, priceOf, priceOfEach } from '@windward/games/marauders/rules/buy.ts'
import { countOf, goodsIn, holdOf } from '@windward/games/marauders/rules/goods.ts'
import { adjust } from '@windward/games/marauders/rules/passives.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { type Action, FACE_DOWN, type Good, type Port } from '@windward/games/marauders/vocabulary.ts'
import { outletsOf, priceAt } from './outlets.ts'

export interface Stack {
  readonly good: Good
  /** How many lie there. */
  readonly count: number
  /** What each sells or is bought for. */
  readonly price: number
  /** What each would cost if one, two or three lay there; none where they are sold. */
  readonly prices: readonly number[]
  readonly isWanted: boolean
}

/** How many of each good are chosen. */
export type Chosen = Readonly<Partial<Record<Good, number>>>

/** What is for sale or to be sold; nothing where it lies face down. */
export function stacksOf(view: View, frame: BuyFrame | SellFrame, port: Port): readonly Stack[] {
  const cards = frame.type === 'sell' ? (view.players[frame.seat].captain?.cargo ?? []) : frame.cards
  if (cards.includes(FACE_DOWN)) return []
  const { demand } = view.ports[port]
  return goodsIn(cards).map((good) => ({
    good,
    count: countOf(cards, good),
    price: frame.type === 'sell' ? priceAt(view, frame.seat, port, good === demand) : priceOf(view, frame, good),
    prices: frame.type === 'sell' ? [] : [1, 2, 3].map((drawn) => priceOfEach(view, frame.seat, drawn)),
    isWanted: good === demand,
  }))
}

/** What is worth selling here, unless somebody wants otherwise; nothing is bought unasked. */
export function atFirst(view: View, frame: BuyFrame | SellFrame, stacks: readonly Stack[], port: Port): Chosen {
  if (frame.type === 'buy') return {}
  const sold = stacks.filter(({ good }) => isWorthSelling(view, frame.seat, port, good))
  return Object.fromEntries(sold.map(({ good, count }) => [good, count]))
}

/** How far one sails for a better price, in zones: no more than a turn. */
const NEAR = 3

/** What is asked for here, and what no port nearby pays more for. */
function isWorthSelling(view: View, seat: Seat, port: Port, good: Good): boolean {
  if (good === view.ports[port].demand) return true
  const price = priceAt(view, seat, port, false)
  return !outletsOf(view, seat, good).some((outlet) => !outlet.isClosed && outlet.zones <= NEAR && outlet.price > price)
}

/** Of the hold what is worth selling here, a good for each card; nothing where it lies face down. */
export function worthSelling(view: View, seat: Seat, port: Port): readonly Good[] {
  const cargo = view.players[seat].captain?.cargo ?? []
  if (cargo.includes(FACE_DOWN)) return []
  return cargo.map(goodOf).filter((good) => isWorthSelling(view, seat, port, good))
}

/** What goods sell for here, and whether there are enough of them in demand for a Glory Point. */
export function saleOf(
  view: View,
  seat: Seat,
  port: Port,
  goods: readonly Good[],
): { readonly gold: number; readonly isGlorious: boolean } {
  const { demand } = view.ports[port]
  return {
    gold: goods.reduce((sum, good) => sum + priceAt(view, seat, port, good === demand), 0),
    isGlorious: goods.filter((good) => good === demand).length >= GLORIOUS_SALE,
  }
}

export function total(stacks: readonly Stack[], chosen: Chosen): number {
  return stacks.reduce((sum, { good, price }) => sum + (chosen[good] ?? 0) * price, 0)
}

export function countChosen(chosen: Chosen): number {
  return Object.values(chosen).reduce((sum, n) => sum + n, 0)
}

/** How many of a stack can be chosen, beside what else is. */
export function most(
  view: View,
  frame: BuyFrame | SellFrame,
  stacks: readonly Stack[],
  chosen: Chosen,
  good: Good,
): number {
  const stack = stacks.find((one) => one.good === good)
  const { captain } = view.players[frame.seat]
  if (stack === undefined || captain === undefined) return 0
  if (frame.type === 'sell') return stack.count
  const others = { ...chosen, [good]: 0 }
  const room = CARGO_IN_PORT - captain.cargo.length - frame.taken.length - countChosen(others)
  const purse = captain.gold - owed(view, frame) - total(stacks, others)
  return Math.max(0, Math.min(stack.count, room, Math.floor(purse / stack.price)))
}

/** The answers that do it, one after the other; after three bought where the fourth is free, that one is still to be chosen. */
export function courseOf(view: View, frame: BuyFrame | SellFrame, chosen: Chosen): readonly Action[] {
  const { type } = frame
  const goods = Object.entries(chosen).flatMap(([good, n]) => Array.from({ length: n }, () => good as Good))
  const answers = goods.map((good): Action => ({ type, good }))
  return isFreeStillToCome(view, frame, goods.length) ? answers : [...answers, { type: 'done' }]
}

function isFreeStillToCome(view: View, frame: BuyFrame | SellFrame, n: number): boolean {
  if (frame.type === 'sell' || frame.free) return false
  const left = frame.cards.length - n
  return n > 0 && left > 0 && n + frame.taken.length >= FREE_AFTER && adjust(view, 'buy.free', frame.seat, 0) > 0
}

/** p. 8, Cartagena. */
const FREE_AFTER = 3

/** What will not go to sea: cards beyond what the hold takes. */
export function tooMany(view: View, frame: BuyFrame, chosen: Chosen): number {
  const { captain } = view.players[frame.seat]
  if (captain === undefined) return 0
  return Math.max(0, captain.cargo.length + frame.taken.length + countChosen(chosen) - holdOf(captain))
}

/** What a sale or purchase on its way comes to: of the answers of a course those that sell or buy. */
export function sumOf(
  view: View,
  frame: BuyFrame | SellFrame,
  port: Port,
  course: readonly Action[],
): { n: number; gold: number; isGlorious: boolean } {
  const goods = course.flatMap((action) => (action.type === 'sell' || action.type === 'buy' ? [action.good] : []))
  if (frame.type === 'sell') {
    const sold = [...frame.declared.map(goodOf), ...goods]
    return { n: sold.length, ...saleOf(view, frame.seat, port, sold) }
  }
  const stacks = stacksOf(view, frame, port)
  return {
    n: frame.taken.length + goods.length,
    gold:
      owed(view, frame) +
      goods.reduce((sum, good) => sum + (stacks.find((stack) => stack.good === good)?.price ?? 0), 0),
    isGlorious: false,
  }
}
