/** The log in Italian, as it speaks to whoever reads it. */

import type { Catalogue } from '@windward/core/words.ts'
import type { YourKey } from './yours.en.ts'

export const yoursIt: Catalogue<YourKey> = {
  turnBegan: '— Turno {turn}: tu —',
  revealed: 'Giri la carta {card}',
  repelled: 'Respingi: {card}',
  admitted: 'Lasci entrare: {card}',
  bust: 'Una seconda nave di tipo {card}! Perdi tutto il porto ({n, plural, one {# carta} many {# carte} other {# carte}})',
  stopped:
    'Ti fermi {shipTypes, plural, =0 {senza navi} one {con # tipo di nave} many {con # tipi di nave} other {con # tipi di nave}} e puoi prendere {takes, plural, one {# carta} many {# carte} other {# carte}}',
  looted: 'Saccheggi: {card}',
  hired: 'Ingaggi: {card}, {price, plural, one {# moneta} many {# monete} other {# monete}}',
  completed: 'Completi la {card} con {persons}',
  passed: 'Passi',
  'coinsGained.loot': 'Ricevi {coins, plural, one {# moneta} many {# monete} other {# monete}}',
  'coinsGained.expedition': 'Il re ti paga {coins, plural, one {# moneta} many {# monete} other {# monete}}',
  'coinsGained.admiral':
    'Ricevi {coins, plural, one {# moneta} many {# monete} other {# monete}} grazie all’Ammiraglio',
  'coinsGained.jester': 'Ricevi {coins, plural, one {# moneta} many {# monete} other {# monete}} grazie al Giullare',
  'coinsGained.tax':
    'Ricevi {coins, plural, one {# moneta} many {# monete} other {# monete}} dall’incremento delle tasse',
  feePaid: 'Paghi 1 moneta a {to}',
  feeGained: '{seat} ti paga 1 moneta',
  coinsSpent: 'Metti {n, plural, one {# moneta} many {# monete} other {# monete}} sulla pila degli scarti',
  taxed: 'Perdi {n, plural, one {# moneta} many {# monete} other {# monete}} in tasse',
  endNears: 'Hai raggiunto il traguardo: questo è l’ultimo round',
  gameOver: 'Vinci tu',
}
