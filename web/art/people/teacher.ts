/** Who teaches the games: Old Mateo, forty years of these waters. */

import { GOLD, INDIGO, MADDER } from '../ink.ts'
import { SEA } from './airs.ts'
import { anyone } from './anyone.ts'

export const TEACHER = anyone('Mateo', {
  sex: 'm',
  skin: 'tan',
  age: 2,
  mood: 'glad',
  view: 'turned',
  facing: 'right',
  hair: 'queue',
  hairColour: 'grey',
  beard: 'vandyke',
  hat: 'laced',
  cloth: INDIGO,
  band: GOLD,
  coat: 'officer',
  spot: INDIGO,
  trim: GOLD,
  collar: 'jabot',
  scarf: MADDER,
  worn: [],
  carries: 'spyglass',
  air: SEA,
})
