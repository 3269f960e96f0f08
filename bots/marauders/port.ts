/** A Port action: what to do there, in which order. Selling comes first, stashing last. */

import type { Seat } from '@windward/core/contract.ts'
import { PRICE } from '@windward/games/marauders/components/ships.ts'
import { current } from '@windward/games/marauders/flow.ts'
import { captainOf, portOf } from '@windward/games/marauders/rules/captain.ts'
import { openMissionsAt } from '@windward/games/marauders/rules/mission.ts'
import { hasReached } from '@windward/games/marauders/score.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import type { Activity } from '@windward/games/marauders/vocabulary.ts'
import type { Appraisal } from './choice.ts'
import { claimGain, hearGain } from './errands.ts'
import { worthOfUse } from './fight.ts'
import { hasToSell } from './trade.ts'
import type { Weights } from './weights.ts'
import { goldWorth, safeWorth } from './worth.ts'
import { yardWish } from './yard.ts'

export const port: Appraisal = (s, seat, w) => {
  const before = safeWorth(s, seat, w) + goldWorth(s, seat, captainOf(s, seat).gold, w)
  return (action) => {
    switch (action.type) {
      case 'visit':
        return wish(s, seat, action.activity, w)
      case 'stash':
        return stashWorth(s, seat, action.gold, before, w)
      case 'withdraw':
        return -1
      case 'done':
        return 0
      default:
        return worthOfUse(s, seat, action, w)
    }
  }
}

/** Before all else. */
const VICTORY = 5000

/** In the order in which things are best done; less than nothing: not at all. */
function wish(s: State, seat: Seat, activity: Activity, w: Weights): number {
  const captain = captainOf(s, seat)
  switch (activity) {
    case 'sellGoods':
      return hasToSell(s, seat, w) ? 1000 : -1
    case 'recruit':
      return 900
    case 'shipyard':
      return yardWish(s, seat, captain, w) ? 800 : -1
    case 'mission':
      return captain.mission === undefined && bestClaim(s, seat, captain, w) > 0 ? 700 : -1
    case 'rumor':
      return hearGain(captain, w) > 0 ? 600 : -1
    case 'buyGoods':
      return captain.gold > 0 && captain.cargo.length < captain.ship.at.cargo ? 500 : -1
    case 'stash':
      return -1
  }
}

function bestClaim(s: State, seat: Seat, captain: Captain, w: Weights): number {
  let best = 0
  for (const card of openMissionsAt(s, portOf(captain)))
    best = Math.max(best, claimGain(s, seat, captain, card, captain.zone, w))
  return best
}

/** What it is worth to have this much at home instead of on board; `before` is what both are worth now. */
function stashWorth(s: State, seat: Seat, gold: number, before: number, w: Weights): number {
  const player = s.players[seat]
  const captain = captainOf(s, seat)
  const fee = current(s, 'port') !== undefined && captain.zone === 'stMaarten' ? PRICE.courier : 0
  player.stash += gold
  const after = safeWorth(s, seat, w) + goldWorth(s, seat, captain.gold - gold - fee, w)
  const wins = hasReached(s, seat)
  player.stash -= gold
  return wins && !hasReached(s, seat) ? VICTORY - gold : after - before
}
