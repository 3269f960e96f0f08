/** The log in German, as it speaks to whoever reads it. */

import type { Catalogue } from '@windward/core/words.ts'
import type { YourKey } from './yours.en.ts'

export const yoursDe: Catalogue<YourKey> = {
  you: 'du',
  allocated: 'Du bestichst: {bids}; Stichkarte {card}.',
  confirmed: 'Du hast bestätigt.',
  answered: 'Du hast dich entschieden.',
  won: 'Du gewinnst die {ship}: {thieves, plural, =0 {Bewegung {movement}} one {{bid} weniger # Dieb, Bewegung {movement}} other {{bid} weniger # Diebe, Bewegung {movement}}}.',
  captured: 'Du überfällst {city} mit der {ship}: {doubloons, number} Dublonen.',
  stolen: 'Du raubst der {other} mit der {ship} die Schatzkiste von {chest}.',
  swapped: 'Du tauschst: Die {ship} bekommt die Schatzkiste von {took}, die {other} die von {gave}.',
  handedOver: 'Du reichst die Schatzkiste von {chest} von der {ship} an die {other} weiter.',
  delivered:
    'Die {ship} liefert die Schatzkiste von {chest} im Schlupfwinkel {space} ab: {doubloons, number} Dublonen für dich.',
  finished: 'Du bist mit der {ship} fertig.',
}
