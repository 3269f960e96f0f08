/** The icons in use, by their names at game-icons.net. All are drawn in a square of 512. */

export const ICON_NAMES = [
  'anchor',
  'barrel',
  'brandy-bottle',
  'cannon',
  'cannon-ball',
  'captain-hat-profile',
  'cargo-crate',
  'chili-pepper',
  'coffee-beans',
  'compass',
  'crossed-chains',
  'crossed-sabres',
  'crown',
  'family-house',
  'grapple',
  'hammer-nails',
  'imperial-crown',
  'juggler',
  'laurels',
  'locked-chest',
  'log',
  'meat',
  'pirate-captain',
  'pirate-skull',
  'robber-mask',
  'rolled-cloth',
  'sail',
  'scroll-unfurled',
  'ship-bow',
  'ship-wheel',
  'spyglass',
  'sugar-cane',
  'talk',
  'three-friends',
  'three-leaves',
  'trade',
  'two-coins',
  'windy-stripes',
] as const

export type IconName = (typeof ICON_NAMES)[number]

/** Where they are drawn, beside the app. */
export const ICON_FILE = 'icons.svg'

/** For `<use>`: the path, to be filled as its place says. */
export function iconRef(name: IconName): string {
  return `./${ICON_FILE}#${name}`
}
