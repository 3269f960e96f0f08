/** The wave of a bust comes at once when it comes: its pictures are drawn before. */

import type { Theme } from '../../art/ink.ts'
import { pictured } from '../../art/pictures.ts'
import { crest, swell } from '../../art/things/powder.ts'

/** How far it reaches, by the width of the harbor. */
export const REACH = 1.9

export function drawAhead(width: number, light: Theme): void {
  for (const wave of [crest, swell]) void pictured(wave(light), width * REACH, light)
}
