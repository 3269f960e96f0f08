/** Goods in stacks: how many of each are chosen, what they come to, and the answers that sell or buy them all at once. */

import { CARGO_IN_PORT, goodOf } from '@windward/games/marauders/components/cargo.ts'
import type { BuyFrame, SellFrame } from '@windward/games/marauders/frames.ts'
import { owed, priceOf, priceOfEach } from '@windward/games/marauders/rules/buy.ts'
import { countOf, goodsIn, holdOf } from '@windward/games/marauders/rules/goods.ts'
import { adjust } from '@windward/games/marauders/rules/passives.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { type Action, type Card, FACE_DOWN, type Good, type Port } from '@windward/games/marauders/vocabulary.ts'
import { priceAt } from './outlets.ts'

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

/** Everything that is sold at once, unless somebody wants otherwise; nothing is bought unasked. */
export function atFirst(frame: BuyFrame | SellFrame, stacks: readonly Stack[]): Chosen {
  return frame.type === 'sell' ? Object.fromEntries(stacks.map(({ good, count }) => [good, count])) : {}
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
): { n: number; gold: number } {
  const stacks = stacksOf(view, frame, port)
  const goods = course.flatMap((action) => (action.type === 'sell' || action.type === 'buy' ? [action.good] : []))
  const before = frame.type === 'buy' ? owed(view, frame) : declaredFor(view, frame, port)
  const n = frame.type === 'buy' ? frame.taken.length : frame.declared.length
  return {
    n: n + goods.length,
    gold: before + goods.reduce((sum, good) => sum + (stacks.find((stack) => stack.good === good)?.price ?? 0), 0),
  }
}

function declaredFor(view: View, { declared, seat }: SellFrame, port: Port): number {
  const price = (card: Card<'cargo'>) => priceAt(view, seat, port, goodOf(card) === view.ports[port].demand)
  return declared.reduce((sum, card) => sum + price(card), 0)
}
