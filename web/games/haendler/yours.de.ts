/** The log in German, as it speaks to whoever reads it. */

import type { Catalogue } from '@windward/core/words.ts'
import type { YourKey } from './yours.en.ts'

export const yoursDe: Catalogue<YourKey> = {
  turnBegan: '— Zug {turn}: du —',
  revealed: 'Du deckst auf: {card}',
  repelled: 'Du wehrst die {card} ab',
  admitted: 'Du lässt die {card} herein',
  bust: 'Eine zweite {card}! Du verlierst den ganzen Hafen ({n, plural, one {# Karte} other {# Karten}})',
  stopped:
    'Du hörst {shipTypes, plural, =0 {ohne Schiff} one {bei # Schiffstyp} other {bei # Schiffstypen}} auf und darfst {takes, plural, one {# Karte} other {# Karten}} nehmen',
  looted: 'Du handelst mit der {card}',
  hired: 'Du heuerst für {price, plural, one {# Münze} other {# Münzen}} an: {card}',
  completed: 'Du rüstest die {card} mit {persons} aus',
  passed: 'Du passt',
  'coinsGained.loot': 'Du erhältst {coins, plural, one {# Münze} other {# Münzen}}',
  'coinsGained.expedition': 'Der König zahlt dir {coins, plural, one {# Münze} other {# Münzen}}',
  'coinsGained.admiral': 'Du erhältst {coins, plural, one {# Münze} other {# Münzen}} durch den Admiral',
  'coinsGained.jester': 'Du erhältst {coins, plural, one {# Münze} other {# Münzen}} durch den Witzbold',
  'coinsGained.tax': 'Du erhältst {coins, plural, one {# Münze} other {# Münzen}} durch die Steuererhöhung',
  feePaid: 'Du zahlst 1 Münze an {to}',
  feeGained: '{seat} zahlt dir 1 Münze',
  coinsSpent: 'Du legst {n, plural, one {# Münze} other {# Münzen}} auf die Ablage',
  taxed: 'Du verlierst {n, plural, one {# Münze} other {# Münzen}} an Steuern',
  endNears: 'Du hast das Ziel erreicht: Dies ist die letzte Runde',
  gameOver: 'Du gewinnst',
}
