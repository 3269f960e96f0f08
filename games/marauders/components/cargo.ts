/**
 * The 64 Cargo Cards: eight of each good, half with a Hit Icon and half with an Escape Icon, Plunder Values 1 to 5.
 * Eight cards are known from photographs and five more facts from the rulebook's raid; the list is a reconstruction
 * that holds them all. A card is written as its Plunder Value and its icon: e Escape, c Cargo, m Masts, w Crew,
 * g Cannons, h Hull.
 */

import { type Card, GOODS, type Good, type Location } from '../vocabulary.ts'

export interface CargoData {
  readonly good: Good
  readonly plunder: number
  readonly icon: Location | 'escape'
}

const LIST: Readonly<Record<Good, string>> = {
  cocoa: '1e 2m 2e 3w 3e 3g 4e 5c',
  food: '1e 2w 2e 3c 3e 3m 4h 5e',
  rum: '1g 2e 2m 3e 3e 3w 4e 5h',
  spices: '1e 2h 2c 3e 3m 3e 4g 5e',
  sugar: '1m 2e 3w 3e 3c 4e 4h 5e',
  textiles: '1e 2c 3e 3e 3g 4m 4e 5w',
  tobacco: '1e 2h 3c 3e 3g 4e 4m 5e',
  wood: '1w 2e 3c 3e 3e 4g 4e 5h',
}

const ICONS: Readonly<Record<string, CargoData['icon']>> = {
  e: 'escape',
  c: 'cargo',
  m: 'masts',
  w: 'crew',
  g: 'cannons',
  h: 'hull',
}

export const CARGO: readonly CargoData[] = GOODS.flatMap((good) =>
  LIST[good].split(' ').map((text) => ({ good, plunder: Number(text[0]), icon: ICONS[text[1]] })),
)

/** Which of the goods each card shows, by number. */
export const GOOD_NUMBERS = CARGO.map(({ good }) => GOODS.indexOf(good))

export function goodOf(card: Card<'cargo'>): Good {
  return CARGO[card].good
}

/** p. 8: while in port you may possess six cards. */
export const CARGO_IN_PORT = 6
/** p. 8: cards drawn to buy from, and when you bought in the same port on your last turn. */
export const GOODS_DRAWN = 6
export const GOODS_DRAWN_AGAIN = 3
/** p. 10 and p. 15. */
export const RAID_CARDS = 3
export const NAVAL_CARDS = 3
/** p. 10: gold that makes a Merchant Raid glorious. */
export const GLORIOUS_RAID = 12
/** p. 7: cards of the good in demand that make a sale glorious. */
export const GLORIOUS_SALE = 3
