/** The log in Italian, as it speaks to whoever reads it. */

import type { Catalogue } from '@windward/core/words.ts'
import type { YourKey } from './yours.en.ts'

export const yoursIt: Catalogue<YourKey> = {
  you: 'tu',
  allocated: 'Corrompi: {bids}; spareggio {card}.',
  confirmed: 'Hai confermato.',
  answered: 'Hai deciso.',
  won: 'Ottieni la {ship}: {thieves, plural, =0 {movimento {movement}} one {{bid} meno # ladro, movimento {movement}} many {{bid} meno # ladri, movimento {movement}} other {{bid} meno # ladri, movimento {movement}}}.',
  captured: 'Saccheggi {city} con la {ship}: {doubloons, number} dobloni.',
  stolen: 'Rubi alla {other} il forziere di {chest} con la {ship}.',
  swapped: 'Scambi: alla {ship} il forziere di {took}, alla {other} quello di {gave}.',
  handedOver: 'Cedi il forziere di {chest} dalla {ship} alla {other}.',
  delivered: 'La {ship} consegna il forziere di {chest} in {space}: {doubloons, number} dobloni per te.',
  finished: 'Hai finito con la {ship}.',
}
