/** How fights are likely to end, by a glance at the ships. */

import type { Seat } from '@windward/core/contract.ts'
import { EVENTS, type NpcSkills } from '@windward/games/marauders/components/events.ts'
import { SHIPS } from '@windward/games/marauders/components/ships.ts'
import { ofLocation } from '@windward/games/marauders/fields.ts'
import type { BattleFrame, Side, SideIndex } from '@windward/games/marauders/frames.ts'
import { captainOf, skillIn, skillOf } from '@windward/games/marauders/rules/captain.ts'
import { employs } from '@windward/games/marauders/rules/cards.ts'
import { commanderOf, npcSkill, shipTypeOf } from '@windward/games/marauders/rules/npc.ts'
import { maneuverability } from '@windward/games/marauders/rules/ship.ts'
import type { Ship } from '@windward/games/marauders/ship.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import { finder, type Location, type Npc, SHIP_TYPES, type ShipType } from '@windward/games/marauders/vocabulary.ts'
import { contest, melee } from './dice.ts'

/** One side of a fight, as far as the odds go. */
export interface Fighter {
  readonly at: Readonly<Record<Location, number>>
  readonly maneuverability: number
  readonly seamanship: number
  readonly leadership: number
  /** An NPC hardly ever flees. */
  readonly npc: boolean
}

export interface Odds {
  readonly wins: number
  readonly loses: number
  /** Hits to be expected. */
  readonly damage: number
}

export function fighterOf(captain: Captain): Fighter {
  return {
    at: captain.ship.at,
    maneuverability: maneuverability(captain.ship),
    seamanship: skillIn(captain, 'seamanship'),
    leadership: skillIn(captain, 'leadership') + (employs(captain, 'masterAtArms') ? 1 : 0),
    npc: false,
  }
}

export function npcFighter(s: State, npc: Npc): Fighter {
  return commandersOf(shipTypeOf(s, npc))[commanderOf(s, npc)]
}

const NOBODY: NpcSkills = { seamanship: 0, scouting: 0, leadership: 0 }
/** Every Non-Player Captain on every ship, by the number of his card. */
const commandersOf = finder(SHIP_TYPES, (type) =>
  EVENTS.map((card) => commanding(type, 'npc' in card ? card.skills : NOBODY)),
)

function commanding(type: ShipType, { seamanship, leadership }: NpcSkills): Fighter {
  const { locations, maneuverability } = SHIPS[type]
  return { at: locations, maneuverability, seamanship, leadership, npc: true }
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
    npc: true,
  }
}

/** Ships change slowly and are weighed against each other all the time: odds are reckoned once and kept. */
export function oddsOf(own: Fighter, enemy: Fighter): Odds {
  const [a, b] = [numberOf(own), numberOf(enemy)]
  const place = (Math.imul(a, SPREAD) ^ Math.imul(b, SPREAD + 2)) >>> PLACES_IN_32_BITS
  if (OF[2 * place] !== a || OF[2 * place + 1] !== b) {
    OF[2 * place] = a
    OF[2 * place + 1] = b
    KEPT[place] = reckon(own, enemy)
  }
  return KEPT[place]
}

const PLACES = 4096
const PLACES_IN_32_BITS = 20
const SPREAD = 0x9e3779b1
const KEPT: Odds[] = Array(PLACES)
const OF = new Int32Array(2 * PLACES).fill(-1)

/** All of a fighter that counts, in one number. */
function numberOf({ at, maneuverability, seamanship, leadership, npc }: Fighter): number {
  const ship = (at.hull << 13) | (at.cannons << 10) | (at.crew << 7) | (maneuverability << 4) | (at.masts === 0 ? 1 : 0)
  return (seamanship << 20) | (leadership << 16) | ship | (npc ? 2 : 0)
}

/**
 * By what decides a battle: the Seamanship contest, Crew Combat once over the rail, the guns, and who would rather be
 * gone. Fitted to 64,000 battles that were fought by rule from 8,000 beginnings.
 */
function reckon(own: Fighter, enemy: Fighter): Odds {
  const [mine, theirs] = [contestDice(own, enemy), contestDice(enemy, own)]
  const { wins, loses, clear } = contest(mine, theirs)
  const fray = melee(own.at.crew, own.leadership, enemy.at.crew, enemy.leadership)
  const [lead, blows] = [wins - loses, fray.wins - fray.loses]
  const outrun = contest(theirs, mine).clear
  const flight = wouldFlee(enemy, own) ? 1 : 0
  const retreat = wouldFlee(own, enemy) ? 1 : 0
  const [guns, enemyGuns, hull, enemyHull] = [own.at.cannons, enemy.at.cannons, own.at.hull, enemy.at.hull]
  const won =
    1.4 +
    0.22 * lead +
    0.74 * blows +
    1.22 * lead * blows -
    2.21 * outrun +
    0.43 * guns -
    0.3 * enemyHull -
    0.08 * hull -
    flight * (0.67 + 3.83 * outrun) -
    retreat * (1.13 + 4.45 * clear)
  const lost =
    0.92 -
    0.89 * lead -
    0.56 * blows +
    0.87 * lead * blows +
    0.51 * outrun -
    0.06 * guns +
    0.48 * enemyGuns -
    0.26 * enemyHull -
    0.15 * hull -
    flight * (1.22 + 4.85 * outrun) -
    retreat * (0.45 + 3.97 * clear)
  const [win, loss] = [Math.exp(won), Math.exp(lost)]
  const all = 1 + win + loss
  return { wins: win / all, loses: loss / all, damage: 1 + 0.43 * enemyGuns }
}

/** Who sees nothing in guns or boarding tries to get away; an NPC only if all is lost. */
function wouldFlee(own: Fighter, enemy: Fighter): boolean {
  return Math.max(shooting(own, enemy), boarding(own, enemy)) < fleeing(own, enemy)
}

/** What the three actions of a battle are worth against each other. */
export function shooting(own: Fighter, enemy: Fighter): number {
  return own.at.cannons === 0 ? POINTLESS : gunnery(own, enemy)
}

/** Nobody shoots without guns. */
const POINTLESS = -9

export function fleeing(own: Fighter, enemy: Fighter): number {
  return own.npc ? -1 : 0.6 * initiative(own, enemy) - 0.4
}

/** How much better one's guns are, hull for hull. */
function gunnery(own: Fighter, enemy: Fighter): number {
  const fire = (a: Fighter, b: Fighter) => (a.at.cannons * (0.5 + initiative(a, b))) / (b.at.hull + 1.5)
  return 2.2 * (fire(own, enemy) - fire(enemy, own))
}

/** How much better one's crew is, once over the rail; guns must be kept fed until they tell. */
export function boarding(own: Fighter, enemy: Fighter): number {
  if (own.at.crew === 0) return -5
  const blows = (a: Fighter) => Math.min(a.at.crew, a.leadership / 3 + 0.15)
  const needed = (a: Fighter, b: Fighter) => b.at.crew / Math.max(0.1, blows(a))
  return 0.9 * (needed(enemy, own) - needed(own, enemy)) - 0.2
}

/** From 0 to 1: how often one wins the Seamanship roll. */
function initiative(own: Fighter, enemy: Fighter): number {
  const [mine, theirs] = [contestDice(own, enemy), contestDice(enemy, own)]
  return mine / Math.max(1, mine + theirs)
}

/** p. 14. */
function contestDice(own: Fighter, enemy: Fighter): number {
  if (own.at.masts === 0) return 1
  return own.seamanship + (own.maneuverability >= enemy.maneuverability + 2 ? 1 : 0)
}

/** The hope of a Merchant Raid: gold, the chance of twelve or more, of success at all, and hits. Fitted like the above. */
export function raidHope(
  s: State,
  seat: Seat,
  captain: Captain,
): { gold: number; glory: number; success: number; damage: number } {
  const skill = skillOf(s, seat, 'seamanship')
  const nimble = maneuverability(captain.ship)
  let frail = 0
  for (const location of RAID_TARGETS) if (ofLocation(captain.ship.at, location) === 1) frail += FRAILTY
  const flight = nimble >= 4 ? 0.02 : nimble === 3 ? 0.1 : nimble === 2 ? 0.6 : 0.85
  const failure = Math.min(0.95, flight + frail) * 0.62 ** (skill / 3 + Math.min(2, captain.weapons.length))
  if (nimble < NIMBLE) return { gold: 7, glory: 0.03, success: 1 - failure, damage: 1 }
  const arms = armsOf(captain.weapons.length)
  const gold = 8.6 + 0.3 * skill + ARMS_GOLD * arms
  return { gold, glory: 0.06 + 0.075 * skill + arms, success: 1 - failure, damage: 1.4 }
}

/** How much likelier a raid brings a point with so many Special Weapons to spend; and the Gold that comes with it. */
export function armsOf(weapons: number): number {
  return 0.36 * (1 - 0.45 ** weapons)
}

export const ARMS_GOLD = 5.5

/** What raiders sail. */
export const NIMBLE = 3

const FRAILTY = 0.22
const RAID_TARGETS = ['cargo', 'masts', 'crew', 'cannons', 'hull'] as const
