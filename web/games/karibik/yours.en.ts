/** The log in English, as it speaks to whoever reads it. */

export const yoursEn = {
  you: 'you',
  allocated: 'You bribe: {bids}; tie-breaker {card}.',
  confirmed: 'You have confirmed.',
  answered: 'You have decided.',
  won: 'You win the {ship}: {thieves, plural, =0 {movement {movement}} one {{bid} less # thief, movement {movement}} other {{bid} less # thieves, movement {movement}}}.',
  captured: 'You capture {city} with the {ship}: {doubloons, number} doubloons.',
  stolen: 'You steal the chest of {chest} from the {other} with the {ship}.',
  swapped: 'You swap: the {ship} gets the chest of {took}, the {other} that of {gave}.',
  handedOver: 'You hand the chest of {chest} from the {ship} over to the {other}.',
  delivered: 'The {ship} delivers the chest of {chest} in {space}: {doubloons, number} doubloons for you.',
  finished: 'You have finished with the {ship}.',
} as const

export type YourKey = keyof typeof yoursEn
