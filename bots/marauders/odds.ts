/** How fights are likely to end, by a glance at the ships. */

import type { Seat } from '@windward/core/contract.ts'
import { SHIPS } from '@windward/games/marauders/components/ships.ts'
import type { BattleFrame, Side, SideIndex } from '@windward/games/marauders/frames.ts'
import { captainOf, cardOf, skillOf } from '@windward/games/marauders/rules/captain.ts'
import { npcSkill, shipTypeOf } from '@windward/games/marauders/rules/npc.ts'
import { maneuverability } from '@windward/games/marauders/rules/ship.ts'
import type { Ship } from '@windward/games/marauders/ship.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import type { Location, Npc } from '@windward/games/marauders/vocabulary.ts'

/** One side of a fight, as far as the odds go. */
export interface Fighter {
  readonly at: Readonly<Record<Location, number>>
  readonly maneuverability: number
  readonly seamanship: number
  readonly leadership: number
}

export interface Odds {
  readonly wins: number
  readonly loses: number
  /** Hits to be expected. */
  readonly damage: number
}

/** Of n dice, at least one shows a skull. */
export function chanceOf(dice: number): number {
  return 1 - (2 / 3) ** dice
}

export function fighterOf(captain: Captain): Fighter {
  const { seamanship, leadership } = cardOf(captain).skills
  return { at: captain.ship.at, maneuverability: maneuverability(captain.ship), seamanship, leadership }
}

export function npcFighter(s: State, npc: Npc): Fighter {
  const { locations, maneuverability } = SHIPS[shipTypeOf(s, npc)]
  return {
    at: locations,
    maneuverability,
    seamanship: npcSkill(s, npc, 'seamanship'),
    leadership: npcSkill(s, npc, 'leadership'),
  }
}

/** One side of a battle as it stands, damage and all. */
export function sideFighter(s: State, f: BattleFrame, i: SideIndex): Fighter {
  const { seat, npc }: Side = f.sides[i]
  if (seat !== undefined) return fighterOf(captainOf(s, seat))
  const ship = f.npcShip as Ship
  return {
    at: ship.at,
    maneuverability: maneuverability(ship),
    seamanship: npc === undefined ? 0 : npcSkill(s, npc, 'seamanship'),
    leadership: npc === undefined ? 0 : npcSkill(s, npc, 'leadership'),
  }
}

/** By strength; the further apart two are, the likelier the weaker one has fled. Fitted to battles fought by rule. */
export function oddsOf(own: Fighter, enemy: Fighter): Odds {
  const lead = powerOf(own) - powerOf(enemy)
  const share = 1 / (1 + Math.exp(-lead))
  const decided = 1 - Math.min(0.42, 0.24 + 0.08 * Math.abs(lead))
  return { wins: share * decided, loses: (1 - share) * decided, damage: 0.4 + 1.1 * enemy.at.cannons }
}

function powerOf({ at, maneuverability, seamanship, leadership }: Fighter): number {
  const frail = at.hull <= 1 ? 1 : 0
  return (
    0.95 * at.cannons +
    0.38 * at.crew +
    0.43 * maneuverability +
    0.15 * at.hull -
    frail +
    0.3 * seamanship +
    0.15 * leadership
  )
}

/** How much better one's guns are, hull for hull. */
export function gunnery(own: Fighter, enemy: Fighter): number {
  const fire = (a: Fighter, b: Fighter) => (a.at.cannons * (0.5 + initiative(a, b))) / (b.at.hull + 1.5)
  return 2.2 * (fire(own, enemy) - fire(enemy, own))
}

/** How much better one's crew is, once over the rail. */
export function boarding(own: Fighter, enemy: Fighter): number {
  if (own.at.crew === 0) return -5
  const blows = (a: Fighter) => Math.min(a.at.crew, a.leadership / 3 + 0.15)
  const needed = (a: Fighter, b: Fighter) => b.at.crew / Math.max(0.1, blows(a))
  return 0.9 * (needed(enemy, own) - needed(own, enemy))
}

/** From 0 to 1: how often one wins the Seamanship roll. */
export function initiative(own: Fighter, enemy: Fighter): number {
  const dice = (a: Fighter, b: Fighter) =>
    a.at.masts === 0 ? 1 : a.seamanship + (a.maneuverability >= b.maneuverability + 2 ? 1 : 0)
  const [mine, theirs] = [dice(own, enemy), dice(enemy, own)]
  return mine / Math.max(1, mine + theirs)
}

/** The hope of a Merchant Raid: gold, the chance of twelve or more, and of success at all. */
export function raidHope(s: State, seat: Seat, captain: Captain): { gold: number; glory: number; success: number } {
  const successes = skillOf(s, seat, 'seamanship') / 3 + captain.weapons.length
  const nimble = maneuverability(captain.ship)
  let frail = 0
  for (const location of RAID_TARGETS) if (captain.ship.at[location] === 1) frail += FRAILTY
  const flight = nimble >= 4 ? 0.02 : nimble === 3 ? 0.1 : nimble === 2 ? 0.4 : 0.75
  const failure = Math.min(0.95, flight + frail) * 0.62 ** successes
  const gold = 9 + 2 * Math.min(3, successes)
  return { gold, glory: Math.min(0.95, 0.18 + 0.2 * successes), success: 1 - failure }
}

const FRAILTY = 0.22
const RAID_TARGETS = ['cargo', 'masts', 'crew', 'cannons', 'hull'] as const
