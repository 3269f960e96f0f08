/** Glory Points, Glory Cards and the hand of four (p. 3, p. 12). */

import type { Seat } from '@windward/core/contract.ts'
import { GLORY_HAND } from '../components/decks.ts'
import { announce, type Chapter, type Play, pop, push, tell, whisper } from '../flow.ts'
import type { DiscardFrame } from '../frames.ts'
import type { Player } from '../state.ts'
import type { Deed } from '../vocabulary.ts'
import { captainOf } from './captain.ts'
import { draw, remove } from './goods.ts'

/** p. 12: the fifth card is drawn, then one of the five goes; nothing may be played in between. */
export const discard: Chapter<DiscardFrame> = {
  ask: 'discardGlory',
  run(p, f) {
    if (captainOf(p.s, f.seat).glory.length <= GLORY_HAND) pop(p)
    else f.asks.push(f.seat)
  },
  offer: (s, f) => captainOf(s, f.seat).glory.map((card) => ({ type: 'discardGlory', card })),
  answer(p, f, _seat, action) {
    if (action.type !== 'discardGlory') return
    remove(captainOf(p.s, f.seat).glory, action.card)
    p.s.glory.discard.push(action.card)
    announce(p, { type: 'gloryDiscarded', seat: f.seat, card: action.card })
  },
}

/** A point, and the card that comes with it. */
export function gainGlory(p: Play, seat: Seat, why: Deed): void {
  const player = p.s.players[seat]
  player.points[why]++
  tell(p, { type: 'glory', seat, why, track: trackOf(player) })
  drawGlory(p, seat, 1)
}

export function drawGlory(p: Play, seat: Seat, count: number): void {
  for (const card of draw(p, p.s.glory, count, 'glory')) {
    captainOf(p.s, seat).glory.push(card)
    whisper(p, seat, { type: 'gloryDrawn', seat, card }, { type: 'gloryDrawn', seat })
  }
  keepToHand(p, seat)
}

export function keepToHand(p: Play, seat: Seat): void {
  if (captainOf(p.s, seat).glory.length > GLORY_HAND) push(p, { type: 'discard', asks: [], seat })
}

/** Points on the Glory track of the board; those for the stash come on top. */
export function trackOf({ points }: Player): number {
  return points.battle + points.sale + points.raid + points.mission + points.rumor + points.ship
}
