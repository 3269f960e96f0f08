/** The lid of the box. */

import type { Cover } from '@windward/core/words.ts'

export const cover = {
  title: 'Karibik',
  stage: 'beta',
  seats: { min: 2, max: 4 },
  pitch: {
    en: 'Six pirate ships that belong to nobody: bribe them with rum in secret, and have them bring the treasure home.',
    it: 'Sei navi pirata che non sono di nessuno: corrompile in segreto col rum e fatti portare a casa il tesoro.',
    de: 'Sechs Piratenschiffe, die niemandem gehören: Bestich sie heimlich mit Rum und lass dir die Schätze bringen.',
  },
} as const satisfies Cover
