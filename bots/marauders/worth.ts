/** What a player has, in Gold: points, stash, purse, cargo, ship, and the price of a bad name. */

import type { Seat } from '@windward/core/contract.ts'
import { GOLD_PER_POINT } from '@windward/games/marauders/components/ships.ts'
import { ofNation, ofShip } from '@windward/games/marauders/fields.ts'
import { isPirate } from '@windward/games/marauders/rules/captain.ts'
import { trackOf } from '@windward/games/marauders/rules/glory.ts'
import { fullValues, type Ship } from '@windward/games/marauders/ship.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import { NATIONS, type Nation } from '@windward/games/marauders/vocabulary.ts'
import type { Weights } from './weights.ts'

/** Points and stash: what nobody can take away. */
export function safeWorth(s: State, seat: Seat, w: Weights): number {
  const player = s.players[seat]
  const most = stashGoal(s)
  const stash = Math.min(player.stash, most)
  return w.point * (trackOf(player) + stash / GOLD_PER_POINT) + (player.stash - stash) * w.surplus
}

/** All that goes down with a Captain, less what he would be glad to lose. */
export function belongings(s: State, seat: Seat, captain: Captain, w: Weights): number {
  let worth = goldWorth(s, seat, captain.gold, w) + captain.cargo.length * w.good + shipWorth(captain.ship, w)
  worth += captain.weapons.length * w.weapon + captain.glory.length * w.card + captain.rumors.length * w.secret
  if (!isPirate(captain)) return worth
  for (const nation of NATIONS) {
    const bounty = ofNation(captain.bounties, nation)
    if (bounty > 0) worth -= w.wanted + bounty * w.bounty
  }
  return worth
}

/** Gold on board: the first coins to trade with, then what can still be stashed, then the rest. */
export function goldWorth(s: State, seat: Seat, gold: number, w: Weights): number {
  const need = Math.max(0, stashGoal(s) - s.players[seat].stash)
  const useful = Math.min(gold, need)
  return (
    Math.min(gold, w.float) * w.purse + (useful * w.aboard * w.point) / GOLD_PER_POINT + (gold - useful) * w.surplus
  )
}

export function shipWorth(ship: Ship, w: Weights): number {
  const [full, { at }] = [fullValues(ship), ship]
  let worth = ofShip(w, ship.type) + ship.modifications.length * w.modification
  worth = battered(worth, full.hull, at.hull, w.damage, w)
  worth = battered(worth, full.cargo, at.cargo, w.damage, w)
  worth = battered(worth, full.masts, at.masts, w.damage, w)
  worth = battered(worth, full.crew, at.crew, w.crew, w)
  return battered(worth, full.cannons, at.cannons, w.damage, w)
}

/** What is left of a ship's worth with so much left at a location. */
function battered(worth: number, full: number, left: number, each: number, w: Weights): number {
  return worth - (full - left) * each - (left === 0 ? w.destroyed : 0)
}

/** What one more Bounty costs. */
export function bountyCost(captain: Captain, nation: Nation, w: Weights): number {
  if (ofNation(captain.bounties, nation) > 0) return w.bounty
  return isPirate(captain) ? w.wanted : w.wanted + w.bounty
}

/** What is left of one Gold that is so many actions away. A power takes 40 ns, one that was reckoned before 2. */
export function delayed(actions: number, { delay }: Weights): number {
  if (powers[1] !== delay) for (let i = 0; i < powers.length; i++) powers[i] = delay ** i
  return powers[actions] ?? delay ** actions
}

const powers = new Float64Array(32)

/** Gold in the stash that still makes points. */
export function stashGoal(s: State): number {
  return Math.floor(s.options.glory / 2) * GOLD_PER_POINT
}
