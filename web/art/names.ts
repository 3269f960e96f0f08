/** The icons in use, by their names at game-icons.net. All are drawn in a square of 512. */

export const ICON_NAMES = [
  'anchor',
  'captain-hat-profile',
  'card-draw',
  'church',
  'compass',
  'crossed-sabres',
  'crown',
  'family-house',
  'handheld-fan',
  'house',
  'imperial-crown',
  'jester-hat',
  'juggler',
  'laurels',
  'open-treasure-chest',
  'pirate-captain',
  'pirate-hat',
  'pirate-skull',
  'scroll-unfurled',
  'ship-wheel',
  'spyglass',
  'trade',
  'two-coins',
] as const

export type IconName = (typeof ICON_NAMES)[number]
