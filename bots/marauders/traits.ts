/** What can be told of a player's position in numbers of about one: what the judgement weighs. */

import type { Seat } from '@windward/core/contract.ts'
import { GOLD_PER_POINT } from '@windward/games/marauders/components/ships.ts'
import { current } from '@windward/games/marauders/flow.ts'
import { cardOf } from '@windward/games/marauders/rules/captain.ts'
import { trackOf } from '@windward/games/marauders/rules/glory.ts'
import { damageTo } from '@windward/games/marauders/rules/ship.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import { LOCATIONS, NATIONS, SHIP_TYPES, SKILLS } from '@windward/games/marauders/vocabulary.ts'
import { chartOf, prospect } from './chart.ts'
import { DISTANCE, numberOf } from './places.ts'
import { TUNED } from './weights.ts'
import { stashGoal } from './worth.ts'

export const TRAITS = [
  /** Points on the Glory track, and Gold in the stash that makes points. */
  'points',
  'stash',
  /** Between two Captains. */
  'ashore',
  /** Gold on board: the first coins, what can be stashed and how far that is from home, the rest. */
  'purse',
  'gold',
  'away',
  'surplus',
  'cargo',
  ...SHIP_TYPES,
  /** Damage. */
  ...LOCATIONS.map((location) => `${location} damage` as const),
  'destroyed',
  'modifications',
  'weapons',
  'glory cards',
  'rumors',
  'mission',
  'specialists',
  'kept',
  /** Nations that want him, and what they offer. */
  'wanted',
  'bounty',
  /** How high he stands on the map of prospects, and what lies in wait there. */
  'prospect',
  'risk',
  'in port',
  ...SKILLS,
  /** Has had the point for a big ship. */
  'fitted out',
] as const
type Trait = (typeof TRAITS)[number]

const AT = Object.fromEntries(TRAITS.map((trait, i) => [trait, i])) as Readonly<Record<Trait, number>>
/** The first coins, to trade with. */
const PURSE = 6
/** Prospects are in Gold, of which so much is worth a point. */
const GOLD = TUNED.point

/** Fills a row of numbers, one for each trait. */
export function traitsOf(s: State, seat: Seat, row: Float64Array): void {
  const player = s.players[seat]
  row.fill(0)
  row[AT.points] = trackOf(player)
  row[AT.stash] = Math.min(player.stash, stashGoal(s)) / GOLD_PER_POINT
  if (player.captain === undefined) row[AT.ashore] = 1
  else {
    holdings(s, seat, player.captain, row)
    vessel(player.captain, row)
    outlook(s, seat, player.captain, row)
  }
}

function holdings(s: State, seat: Seat, captain: Captain, row: Float64Array): void {
  const useful = Math.min(captain.gold, Math.max(0, stashGoal(s) - s.players[seat].stash))
  const home = DISTANCE[numberOf(captain.zone)][numberOf(cardOf(captain).homePort)]
  row[AT.purse] = Math.min(captain.gold, PURSE) / PURSE
  row[AT.gold] = useful / GOLD_PER_POINT
  row[AT.away] = (row[AT.gold] * home) / 4
  row[AT.surplus] = (captain.gold - useful) / GOLD_PER_POINT
  row[AT.cargo] = captain.cargo.length / 3
  row[AT.weapons] = captain.weapons.length
  row[AT['glory cards']] = captain.glory.length
  row[AT.rumors] = captain.rumors.length
  row[AT.mission] = captain.mission === undefined ? 0 : 1
  row[AT.specialists] = captain.specialists.length
  row[AT.kept] = captain.kept.length
  row[AT['fitted out']] = captain.fittedOut ? 1 : 0
}

function vessel({ ship }: Captain, row: Float64Array): void {
  row[AT[ship.type]] = 1
  row[AT.modifications] = ship.modifications.length
  for (const location of LOCATIONS) {
    row[AT[`${location} damage`]] = damageTo(ship, location)
    if (ship.at[location] === 0) row[AT.destroyed] += 1
  }
}

function outlook(s: State, seat: Seat, captain: Captain, row: Float64Array): void {
  const turn = current(s, 'turn')
  const chart = chartOf(s, seat, captain, turn?.seat === seat ? turn : undefined, TUNED)
  row[AT.prospect] = prospect(captain, chart) / GOLD
  row[AT.risk] = chart.risk[numberOf(captain.zone)] / GOLD
  row[AT['in port']] = captain.inPort ? 1 : 0
  for (const nation of NATIONS) {
    if (captain.bounties[nation] === 0) continue
    row[AT.wanted] += 1
    row[AT.bounty] += captain.bounties[nation]
  }
  const { skills } = cardOf(captain)
  for (const skill of SKILLS) row[AT[skill]] = skills[skill]
}
