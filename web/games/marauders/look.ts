/** How things of the game are drawn: one icon for each, and a colour and a number for each seat. */

import type {
  Activity,
  CombatAction,
  Direction,
  Good,
  Location,
  Skill,
  Weapon,
} from '@windward/games/marauders/vocabulary.ts'
import type { IconName } from '../../art/names.ts'

export const GOOD_ICONS: Readonly<Record<Good, IconName>> = {
  cocoa: 'coffee-beans',
  food: 'meat',
  rum: 'brandy-bottle',
  spices: 'chili-pepper',
  sugar: 'sugar-cane',
  textiles: 'rolled-cloth',
  tobacco: 'three-leaves',
  wood: 'log',
}

export const LOCATION_ICONS: Readonly<Record<Location, IconName>> = {
  hull: 'ship-bow',
  cargo: 'cargo-crate',
  masts: 'sail',
  crew: 'three-friends',
  cannons: 'cannon',
}

export const SKILL_ICONS: Readonly<Record<Skill, IconName>> = {
  seamanship: 'ship-wheel',
  scouting: 'spyglass',
  leadership: 'captain-hat-profile',
  influence: 'imperial-crown',
}

export const WEAPON_ICONS: Readonly<Record<Weapon, IconName>> = {
  grapplingHooks: 'grapple',
  chainShot: 'crossed-chains',
  grapeshot: 'cannon-ball',
}

export const ACTIVITY_ICONS: Readonly<Record<Activity, IconName>> = {
  sellGoods: 'two-coins',
  buyGoods: 'barrel',
  shipyard: 'hammer-nails',
  recruit: 'three-friends',
  rumor: 'talk',
  mission: 'scroll-unfurled',
  stash: 'locked-chest',
}

export const COMBAT_ICONS: Readonly<Record<CombatAction, IconName>> = {
  shoot: 'cannon',
  board: 'crossed-sabres',
  flee: 'windy-stripes',
}

/** Which way the icons of an Event Card point. */
export const ARROWS: Readonly<Record<Direction, string>> = {
  N: '↑',
  NE: '↗',
  E: '→',
  SE: '↘',
  S: '↓',
  SW: '↙',
  W: '←',
  NW: '↖',
}
