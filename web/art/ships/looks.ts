/** How the ships of each game are painted. */

import { MADDER } from '../ink.ts'
import type { Letter, Rig, ShipLook } from './vocabulary.ts'

interface Painted {
  readonly type: Rig
  readonly look: ShipLook
}

/** Händler's five, each in the colour of its card; the galleon is black. */
export const TRADERS = {
  pinnace: { type: 'pinnace', look: { wale: '#e3b532', flag: '#e3b532' } },
  flute: { type: 'flute', look: { wale: '#2a5fa8', flag: '#2a5fa8' } },
  skiff: { type: 'sloop', look: { wale: '#2f7a3f', flag: '#2f7a3f' } },
  frigate: { type: 'frigate', look: { wale: MADDER, flag: MADDER, hull: '#6b4222' } },
  galleon: { type: 'galleon', look: { wale: '#2b2b30', flag: '#2b2b30', hull: '#5a3a1e' } },
} as const satisfies Record<string, Painted>

/** Karibik's belong to nobody: black sails with the letter. */
export function pirate(letter: Letter): ShipLook {
  return { wale: '#7a4a22', hull: '#7d5128', sails: BLACK_SAILS, flag: 'pirate', letter }
}

export const BLACK_SAILS = '#38322d'
