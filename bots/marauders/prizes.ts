/** What there is to be won and lost in a battle, in Gold: points, rewards, plunder, the ship herself, one's own skin. */

import type { Seat } from '@windward/core/contract.ts'
import { PIRATE_REWARD, STARTING_GOLD } from '@windward/games/marauders/components/ships.ts'
import { ofShip } from '@windward/games/marauders/fields.ts'
import { rewardForPlayer } from '@windward/games/marauders/rules/bounty.ts'
import { captainOf, cardOf, isPirate } from '@windward/games/marauders/rules/captain.ts'
import { shipTypeOf } from '@windward/games/marauders/rules/npc.ts'
import { isNavalShip } from '@windward/games/marauders/rules/zones.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Npc, ShipType } from '@windward/games/marauders/vocabulary.ts'
import { type Fighter, fighterOf, npcFighter, type Odds, oddsOf } from './odds.ts'
import { trophyOf } from './trophies.ts'
import type { Weights } from './weights.ts'
import { belongings, bountyCost, goldWorth, shipWorth } from './worth.ts'

/** Nine victories of ten are won over the rail, where there is something to plunder. */
const BOARDED = 0.9
/** A prize has been shot at. */
const BATTERED = 3
/** What a naval ship carries: three cards, and their Plunder Value. */
const NAVAL_GOLD = 9
const NAVAL_GOODS = 3
/** Of what somebody has who has stashed before: how much he is likely to have on board. */
const ON_BOARD = 0.3

/** A Captain who weighs fights: what is the same in all of them. */
export interface Contender {
  readonly seat: Seat
  readonly captain: Captain
  readonly fighter: Fighter
  /** What he loses with his life, and what his ship is worth. */
  readonly stakes: number
  readonly ship: number
}

export function contenderOf(s: State, seat: Seat, captain: Captain, w: Weights): Contender {
  const fighter = fighterOf(captain)
  return { seat, captain, fighter, stakes: stakesOf(s, seat, captain, w), ship: shipWorth(captain.ship, w) }
}

/** What a fight with this ship brings on average; less than nothing if it does not pay. */
export function fightGain(s: State, own: Contender, npc: Npc, w: Weights): number {
  return balance(own, oddsOf(own.fighter, npcFighter(s, npc)), spoilsOf(s, own, npc, w), w)
}

/** What attacking it costs beforehand: a Bounty, if it is a naval ship. */
export function attackCost(captain: Captain, npc: Npc, w: Weights): number {
  return isNavalShip(npc) ? bountyCost(captain, npc, w) : 0
}

/** What attacking another player brings on average: what he loses is won in part, being a rival's. */
export function duelGain(s: State, own: Contender, other: Seat, w: Weights): number {
  const { captain } = own
  const enemy = captainOf(s, other)
  const odds = oddsOf(own.fighter, fighterOf(enemy))
  const harm = (w.spite * (w.death + hoardOf(s, other) + enemy.cargo.length * w.good)) / (s.players.length - 1)
  const spoils = w.point + trophyOf(captain, undefined, w) + plunderOf(s, own, other, w) + harm
  const name = isPirate(enemy) ? 0 : bountyCost(captain, cardOf(enemy).nation, w)
  return balance(own, odds, spoils, w) - odds.loses * w.spite * w.point - name
}

function balance({ stakes }: Contender, odds: Odds, spoils: number, w: Weights): number {
  return odds.wins * spoils - odds.loses * stakes - odds.damage * w.damage
}

/** p. 15: all that goes down with a Captain, less what the next one begins with. */
function stakesOf(s: State, seat: Seat, captain: Captain, w: Weights): number {
  const grant = Math.max(0, STARTING_GOLD - s.players[seat].stash)
  return belongings(s, seat, captain, w) + w.death - w.flute - goldWorth(s, seat, grant, w)
}

/** What beating it brings. */
function spoilsOf(s: State, own: Contender, npc: Npc, w: Weights): number {
  const { seat, captain } = own
  const gain = w.point + trophyOf(captain, npc, w) + BOARDED * prizeGain(own, shipTypeOf(s, npc), w)
  if (isNavalShip(npc)) {
    const goods = Math.min(NAVAL_GOODS, roomOf(captain)) * w.good
    return gain + BOARDED * (purse(s, seat, captain, NAVAL_GOLD, w) + goods) - w.bounty
  }
  return gain + (isPirate(captain) ? 0 : purse(s, seat, captain, PIRATE_REWARD[npc], w))
}

/** Over the rail: Gold, goods, cards and the ship; and the reward for a wanted man. */
function plunderOf(s: State, own: Contender, other: Seat, w: Weights): number {
  const { seat, captain } = own
  const enemy = captainOf(s, other)
  const goods = Math.min(enemy.cargo.length, roomOf(captain)) * w.good
  const cards = enemy.glory.length * w.card + enemy.rumors.length * w.secret + enemy.weapons.length * w.weapon
  const gold = purse(s, seat, captain, hoardOf(s, other), w)
  const taken = gold + goods + cards + prizeGain(own, enemy.ship.type, w)
  return BOARDED * taken + purse(s, seat, captain, rewardForPlayer(s, captain, enemy), w)
}

/** What sailing on with a battered prize is worth more than keeping one's own ship. */
function prizeGain(own: Contender, type: ShipType, w: Weights): number {
  return Math.max(0, ofShip(w, type) - BATTERED * (w.damage + w.crew) - own.ship)
}

/** Gold a rival is likely to carry: all he has, unless he has been to his stash. */
function hoardOf(s: State, other: Seat): number {
  const { captain, stash, stashes } = s.players[other]
  const wealth = 'wealth' in s ? (s as View).wealth[other] : (captain?.gold ?? 0) + stash
  return stashes === 0 ? wealth : wealth * ON_BOARD
}

function purse(s: State, seat: Seat, captain: Captain, gold: number, w: Weights): number {
  return goldWorth(s, seat, captain.gold + gold, w) - goldWorth(s, seat, captain.gold, w)
}

function roomOf({ ship, cargo }: Captain): number {
  return Math.max(0, ship.at.cargo - cargo.length)
}
