/** The icons in use, by their names at game-icons.net. All are drawn in a square of 512. */

export const ICON_NAMES = [
  'barrel',
  'captain-hat-profile',
  'church',
  'compass',
  'crossed-sabres',
  'crown',
  'family-house',
  'handheld-fan',
  'imperial-crown',
  'jester-hat',
  'juggler',
  'laurels',
  'locked-chest',
  'pirate-captain',
  'pirate-skull',
  'robber-mask',
  'scroll-unfurled',
  'ship-wheel',
  'spyglass',
  'trade',
] as const

export type IconName = (typeof ICON_NAMES)[number]
