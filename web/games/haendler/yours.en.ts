/** The log in English, as it speaks to whoever reads it. */

export const yoursEn = {
  turnBegan: '— Turn {turn}: you —',
  revealed: 'You reveal the {card}',
  repelled: 'You repel the {card}',
  admitted: 'You let the {card} in',
  bust: 'A second {card}! You lose the whole harbor ({n, plural, one {# card} other {# cards}})',
  stopped:
    'You stop at {shipTypes, plural, =0 {no ship} one {# ship type} other {# ship types}} and may take {takes, plural, one {# card} other {# cards}}',
  looted: 'You loot the {card}',
  hired: 'You hire the {card} for {price, plural, one {# coin} other {# coins}}',
  completed: 'You complete the {card} with {persons}',
  passed: 'You pass',
  'coinsGained.loot': 'You gain {coins, plural, one {# coin} other {# coins}}',
  'coinsGained.expedition': 'The king pays you {coins, plural, one {# coin} other {# coins}}',
  'coinsGained.admiral': 'You gain {coins, plural, one {# coin} other {# coins}} from the Admiral',
  'coinsGained.jester': 'You gain {coins, plural, one {# coin} other {# coins}} from the Jester',
  'coinsGained.tax': 'You gain {coins, plural, one {# coin} other {# coins}} from the tax increase',
  feePaid: 'You pay 1 coin to {to}',
  feeGained: '{seat} pays you 1 coin',
  coinsSpent: 'You lay {n, plural, one {# coin} other {# coins}} on the discard pile',
  taxed: 'You lose {n, plural, one {# coin} other {# coins}} in tax',
  endNears: 'You have reached the goal: this is the last round',
  gameOver: 'You win',
} as const

export type YourKey = keyof typeof yoursEn
