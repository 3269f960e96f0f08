/** Cargo in excess (p. 8, p. 15). */

import { type Chapter, pop } from '../flow.ts'
import type { DropFrame } from '../frames.ts'
import { captainOf } from './captain.ts'
import { cardShowing, discardCargo, goodsIn } from './goods.ts'

/** p. 8 and p. 15: cargo in excess must go; its owner chooses, and it is discarded face up. */
export const drop: Chapter<DropFrame> = {
  ask: 'drop',
  run(p, f) {
    if (captainOf(p.s, f.seat).cargo.length <= f.limit) pop(p)
    else f.asks.push(f.seat)
  },
  offer: (s, f) => goodsIn(captainOf(s, f.seat).cargo).map((good) => ({ type: 'drop', good })),
  answer(p, f, _seat, action) {
    if (action.type === 'drop') discardCargo(p, f.seat, [cardShowing(captainOf(p.s, f.seat).cargo, action.good)])
  },
}
