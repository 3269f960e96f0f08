/** Ship Cards, modifications, weapons, tokens and prices. Known, but for the even split of the 16 modification tokens. */

import {
  type Card,
  type Location,
  MODIFICATIONS,
  type Modification,
  NATIONS,
  type Nation,
  type ShipType,
} from '../vocabulary.ts'

interface ShipData {
  /** Hull and Masts are both the ship's Toughness. */
  readonly locations: Readonly<Record<Location, number>>
  readonly maneuverability: number
  /** The Man-o-War is not traded. */
  readonly buy?: number
  readonly sell?: number
}

export const SHIPS: Readonly<Record<ShipType, ShipData>> = {
  sloop: { locations: locations(2, 2, 2, 1), maneuverability: 4, buy: 10, sell: 5 },
  flute: { locations: locations(3, 4, 1, 1), maneuverability: 2, buy: 10, sell: 5 },
  frigate: { locations: locations(3, 3, 3, 3), maneuverability: 3, buy: 35, sell: 10 },
  galleon: { locations: locations(4, 5, 4, 4), maneuverability: 1, buy: 35, sell: 10 },
  manOWar: { locations: locations(5, 3, 5, 5), maneuverability: 2 },
}

/** p. 4: no value is ever higher. */
export const HIGHEST_VALUE = 5

/** What a modification adds to. */
const RAISES: Readonly<Partial<Record<Modification, Location | 'maneuverability'>>> = {
  extraHammocks: 'crew',
  advancedRigs: 'maneuverability',
  extendedCargoHold: 'cargo',
  extraCannonPort: 'cannons',
}

/** p. 14 and the player board: which location a numbered hit die means. The Hull has no number. */
export const HIT_DICE: Readonly<Record<number, Location>> = { 1: 'cargo', 2: 'masts', 3: 'crew', 4: 'cannons' }

export const COPIES_OF_MODIFICATION = 2
export const MODIFICATION_TOKENS: readonly Modification[] = MODIFICATIONS.flatMap((kind) =>
  Array<Modification>(COPIES_OF_MODIFICATION).fill(kind),
)
/** By token. */
export const RAISED_BY = MODIFICATION_TOKENS.map((modification) => RAISES[modification])

/** p. 2. */
const MERCHANTS_OF: Readonly<Record<Nation, number>> = { spanish: 5, english: 4, french: 4, dutch: 4 }
export const MERCHANT_TOKENS: readonly Nation[] = NATIONS.flatMap((nation) =>
  Array<Nation>(MERCHANTS_OF[nation]).fill(nation),
)
/** p. 10: defeated merchants that bring all of them back. */
export const MERCHANTS_RETURN = 8
export const COPIES_OF_DEMAND = 3

export const PRICE = {
  good: 3,
  goodInDemand: 6,
  repair: 2,
  modification: 3,
  modificationSold: 1,
  weapon: 3,
  weaponSold: 1,
  crew: 2,
  rumor: 2,
  refreshHull: 3,
  portRoyalFee: 2,
  courier: 5,
  carryOver: 1,
  redraw: 1,
  grudge: 4,
  pardon: 5,
} as const

export const STARTING_GOLD = 10
/** p. 3: stashed gold for a point. */
export const GOLD_PER_POINT = 10
export const HIGHEST_BOUNTY = 5
/** p. 11. */
export const REWARD_PER_BOUNTY = 5
export const PIRATE_REWARD = { pirateSloop: 5, pirateFrigate: 15 } as const
export const ACTIONS_PER_TURN = 3
export const STORM_HITS = 3
export const ESCORT_PAY = 2

export function modificationOf(token: Card<'modifications'>): Modification {
  return MODIFICATION_TOKENS[token]
}

function locations(toughness: number, cargo: number, crew: number, cannons: number): Record<Location, number> {
  return { hull: toughness, cargo, masts: toughness, crew, cannons }
}
