/** Stashing gold in one's home port, or by courier from St. Maarten (p. 9). */

import type { Seat } from '@windward/core/contract.ts'
import { PRICE } from '../components/ships.ts'
import { type Play, whisper } from '../flow.ts'
import type { PortFrame } from '../frames.ts'
import type { State } from '../state.ts'
import type { Action } from '../vocabulary.ts'
import { captainOf, isHome } from './captain.ts'
import { pay } from './goods.ts'
import { adjust } from './passives.ts'
import { hasCourier } from './zones.ts'

export function addStashes(offers: Action[], s: State, f: PortFrame, seat: Seat): void {
  const most = mostToStash(s, f, seat)
  for (let gold = 1; gold <= most; gold++) offers.push({ type: 'stash', gold })
  addWithdrawals(offers, s, seat)
}

/** Stashing is an activity and so done once. */
export function mostToStash(s: State, f: PortFrame, seat: Seat): number {
  if (f.done.includes('stash')) return 0
  const { gold, zone } = captainOf(s, seat)
  if (isFree(s, seat)) return gold
  return hasCourier(zone) ? gold - PRICE.courier : 0
}

/** Whether this is a place for it, with whatever gold. */
export function mayStash(s: State, seat: Seat): boolean {
  return isFree(s, seat) || hasCourier(captainOf(s, seat).zone)
}

/** p. 9: at home one may spend from the stash freely, in the middle of any activity. */
export function addWithdrawals(offers: Action[], s: State, seat: Seat): void {
  if (!isHome(captainOf(s, seat))) return
  const { stash } = s.players[seat]
  for (let gold = 1; gold <= stash; gold++) offers.push({ type: 'withdraw', gold })
}

export function withdraw(p: Play, seat: Seat, gold: number): void {
  captainOf(p.s, seat).gold += gold
  p.s.players[seat].stash -= gold
  whisper(p, seat, { type: 'withdrew', seat, gold }, { type: 'withdrew', seat }, false)
}

/** Without a courier: at home, or where a card allows it. */
function isFree(s: State, seat: Seat): boolean {
  return isHome(captainOf(s, seat)) || adjust(s, 'stash.abroad', seat, 0) > 0
}

/** Everybody sees that gold is stashed, nobody how much. */
export function carry(p: Play, f: PortFrame, seat: Seat, action: Action): void {
  const captain = captainOf(p.s, seat)
  const player = p.s.players[seat]
  if (action.type === 'stash') {
    f.done.push('stash')
    if (!isFree(p.s, seat)) pay(p, seat, PRICE.courier, 'courier')
    captain.gold -= action.gold
    player.stash += action.gold
    player.stashes++
    whisper(p, seat, { type: 'stashed', seat, gold: action.gold }, { type: 'stashed', seat }, false)
  } else if (action.type === 'withdraw') {
    withdraw(p, seat, action.gold)
  }
}
