/** The lid of the box. */

import type { Cover } from '@windward/core/words.ts'

export const cover = {
  title: 'Merchants & Marauders',
  stage: 'beta',
  seats: { min: 1, max: 4 },
  pitch: {
    en: 'Sail the Caribbean as merchant or pirate: trade, raid, fight and stash your gold until ten points are yours.',
    it: 'Solca i Caraibi da mercante o da pirata: commercia, assalta, combatti e metti da parte oro fino a dieci punti.',
    de: 'Befahre die Karibik als Händler oder Pirat: handle, überfalle, kämpfe und verstecke Gold, bis du zehn Punkte hast.',
  },
} as const satisfies Cover
