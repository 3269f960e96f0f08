/** Selling goods (p. 7). */

import type { Seat } from '@windward/core/contract.ts'
import { GLORIOUS_SALE, goodOf } from '../components/cargo.ts'
import { PRICE } from '../components/ships.ts'
import { announce, type Chapter, others, type Play, pop, top } from '../flow.ts'
import type { SellFrame } from '../frames.ts'
import type { Action } from '../vocabulary.ts'
import { AT, freeOrDone, open, use } from './attending.ts'
import { captainOf, portOf } from './captain.ts'
import { changeDemand } from './demand.ts'
import { gainGlory } from './glory.ts'
import { cardShowing, countOf, earn, goodsIn, remove } from './goods.ts'
import { adjust } from './passives.ts'

/** All cards to be sold are declared, and then paid for together. */
export const sell: Chapter<SellFrame> = {
  ask: 'sell',
  run(p, f) {
    switch (f.at) {
      case 'choose':
        f.asks.push(f.seat)
        return
      case 'others':
        f.at = 'pay'
        return declare(p, f)
      case 'pay':
        f.at = 'paid'
        return settle(p, f)
      case 'paid':
        f.at = 'done'
        return open(p, AT['port.sell'], f.seat)
      case 'done':
        return pop(p)
    }
  },
  offer(s, _f, seat) {
    const offers: Action[] = []
    for (const good of goodsIn(captainOf(s, seat).cargo)) offers.push({ type: 'sell', good })
    return freeOrDone(offers, s, seat, AT['port.sell'])
  },
  answer(p, f, seat, action) {
    if (action.type === 'done') f.at = 'others'
    else if (action.type !== 'sell') use(p, seat, action)
    else {
      const { cargo } = captainOf(p.s, seat)
      const card = cardShowing(cargo, action.good)
      remove(cargo, card)
      f.declared.push(card)
    }
  },
}

/** p. 7: a sale is declared; where nobody may act on it, hearing of it when it is paid for is enough. */
function declare(p: Play, f: SellFrame): void {
  open(p, AT['other.port.sell'], others(p.s, f.seat))
  if (top(p.s) !== f) announce(p, { type: 'saleDeclared', seat: f.seat, goods: f.declared.map(goodOf) })
}

function settle(p: Play, f: SellFrame): void {
  const { seat, declared } = f
  if (declared.length === 0) return
  const port = portOf(captainOf(p.s, seat))
  const { demand } = p.s.ports[port]
  const wanted = countOf(declared, demand)
  f.wanted = wanted
  const gold = wanted * priceInDemand(p, seat) + (declared.length - wanted) * priceOf(p, seat)
  announce(p, { type: 'goodsSold', seat, goods: declared.map(goodOf), gold })
  p.s.cargo.discard.push(...declared.splice(0))
  earn(p, seat, gold, 'sale')
  if (wanted > 0) changeDemand(p, port)
  if (wanted >= GLORIOUS_SALE) gainGlory(p, seat, 'sale')
}

function priceInDemand(p: Play, seat: Seat): number {
  return adjust(p.s, 'price.soldInDemand', seat, PRICE.goodInDemand)
}

function priceOf(p: Play, seat: Seat): number {
  return adjust(p.s, 'price.sold', seat, PRICE.good)
}
