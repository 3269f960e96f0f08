/** The lid of the box. */

import type { Cover } from '@windward/core/words.ts'

export const cover = {
  title: 'Händler der Karibik',
  stage: 'beta',
  seats: { min: 2, max: 4 },
  pitch: {
    en: 'Reveal ships and persons for as long as you dare, loot and hire, and supply an expedition for the king.',
    it: 'Gira navi e personaggi finché ne hai il coraggio, saccheggia e ingaggia, e rifornisci una spedizione per il re.',
    de: 'Deckt Schiffe und Personen auf, solange ihr euch traut, ladet und heuert an, und rüstet eine Expedition aus.',
  },
} as const satisfies Cover
