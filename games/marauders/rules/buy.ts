/** Buying goods (p. 8). */

import type { Seat } from '@windward/core/contract.ts'
import { CARGO_IN_PORT, GOODS_DRAWN, GOODS_DRAWN_AGAIN, goodOf } from '../components/cargo.ts'
import { PRICE } from '../components/ships.ts'
import { announce, type Chapter, type Play, pop, whisper } from '../flow.ts'
import type { BuyFrame } from '../frames.ts'
import type { State } from '../state.ts'
import type { Action, Good } from '../vocabulary.ts'
import { AT, freeOrDone, use } from './attending.ts'
import { captainOf, portOf } from './captain.ts'
import { cardShowing, countOf, discardCargo, drawCargo, goodsIn, pay, remove } from './goods.ts'
import { adjust } from './passives.ts'
import { addWithdrawals, withdraw } from './stash.ts'
import { mayRedraw } from './zones.ts'

/** Cards bought before Cartagena gives one away. */
const BOUGHT_FOR_FREE = 3

/** The choice is the buyer's secret until it is paid for. */
export const buy: Chapter<BuyFrame> = {
  ask: 'buy',
  run(p, f) {
    if (f.at === 'draw') {
      f.at = 'choose'
      drawGoods(p, f)
    } else {
      f.asks.push(f.seat)
    }
  },
  offer(s, f, seat) {
    const offers: Action[] = []
    const { gold, cargo, zone } = captainOf(s, seat)
    const due = owed(s, f)
    const isFree = hasRoom(s, f) && mayTakeFree(s, f)
    for (const good of goodsIn(f.cards)) {
      if (closedGood(s, f, good, due) === undefined) offers.push({ type: 'buy', good })
      if (isFree) offers.push({ type: 'takeFree', good })
    }
    if (mayRedraw(zone) && !f.redrawn && f.taken.length === 0 && gold >= PRICE.redraw) offers.push({ type: 'redraw' })
    if (cargo.length > 0 && f.cards.length > 0) for (const good of goodsIn(cargo)) offers.push({ type: 'drop', good })
    addWithdrawals(offers, s, seat)
    return freeOrDone(offers, s, seat, AT['port.buy'])
  },
  answer(p, f, seat, action) {
    switch (action.type) {
      case 'takeFree':
        f.free = true
        return take(f, action.good)
      case 'buy':
        return take(f, action.good)
      case 'drop':
        return discardCargo(p, seat, [cardShowing(captainOf(p.s, seat).cargo, action.good)])
      case 'redraw':
        f.redrawn = true
        pay(p, seat, PRICE.redraw, 'goods')
        p.s.cargo.discard.push(...f.cards.splice(0))
        return drawGoods(p, f)
      case 'withdraw':
        return withdraw(p, seat, action.gold)
      case 'done':
        return settle(p, f)
      default:
        use(p, seat, action)
    }
  },
}

/** Why a good on offer cannot be bought; undefined if it can. */
export function closedGood(s: State, f: BuyFrame, good: Good, due = owed(s, f)): string | undefined {
  if (!hasRoom(s, f)) return 'holdFull'
  if (f.free) return 'freeIsLast'
  return captainOf(s, f.seat).gold - due >= priceOf(s, f, good) ? undefined : 'cannotAfford'
}

function hasRoom(s: State, f: BuyFrame): boolean {
  return captainOf(s, f.seat).cargo.length + f.taken.length < CARGO_IN_PORT
}

/** p. 8: cards of the good in demand are discarded and replaced; in the same port two turns running only three are drawn. */
function drawGoods(p: Play, f: BuyFrame): void {
  const captain = captainOf(p.s, f.seat)
  const { bought } = captain
  const port = portOf(captain)
  const again = bought?.port === port && bought.round === p.s.round - 1
  const count = adjust(p.s, 'buy.draw', f.seat, again ? GOODS_DRAWN_AGAIN : GOODS_DRAWN, { again })
  while (f.cards.length + f.taken.length < count) {
    const [card] = drawCargo(p, 1)
    if (card === undefined) break
    if (goodOf(card) === p.s.ports[port].demand) p.s.cargo.discard.push(card)
    else f.cards.push(card)
  }
  const known = { type: 'goodsOffered', seat: f.seat, count: f.cards.length } as const
  whisper(p, f.seat, { ...known, goods: f.cards.map(goodOf) }, known)
}

function take(f: BuyFrame, good: Good): void {
  const card = cardShowing(f.cards, good)
  remove(f.cards, card)
  f.taken.push(card)
}

/** p. 8: 3 Gold, 2 if two cards of the good were drawn, 1 if three or more; by what was drawn, not bought. */
export function priceOf(s: State, f: BuyFrame, good: Good): number {
  return priceOfEach(s, f.seat, countOf(f.cards, good) + countOf(f.taken, good))
}

/** What a card costs where so many of its good were drawn. */
export function priceOfEach(s: State, seat: Seat, drawn: number): number {
  const alike = drawn === 2 ? adjust(s, 'buy.pair', seat, 2) : Math.min(drawn, 3)
  return Math.max(1, adjust(s, 'price.good', seat, PRICE.good) + 1 - alike)
}

/** For what has been chosen so far. */
export function owed(s: State, f: BuyFrame): number {
  let sum = 0
  const paid = f.free ? f.taken.length - 1 : f.taken.length
  for (let i = 0; i < paid; i++) sum += priceOf(s, f, goodOf(f.taken[i]))
  return sum
}

/** Cartagena: after three or more have been bought one more is free. */
function mayTakeFree(s: State, f: BuyFrame): boolean {
  return !f.free && f.taken.length >= BOUGHT_FOR_FREE && adjust(s, 'buy.free', f.seat, 0) > 0
}

function settle(p: Play, f: BuyFrame): void {
  const { seat } = f
  const captain = captainOf(p.s, seat)
  const gold = owed(p.s, f)
  pop(p)
  captain.cargo.push(...f.taken)
  p.s.cargo.discard.push(...f.cards)
  captain.bought = { port: portOf(captain), round: p.s.round }
  announce(p, { type: 'goodsBought', seat, count: f.taken.length, gold })
  pay(p, seat, gold, 'goods')
}
