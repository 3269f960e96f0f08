/** The wave of a bust comes at once when it comes: its pictures are drawn before. */

import type { Theme } from '../../art/ink.ts'
import { pictured } from '../../art/pictures.ts'
import { crest, swell } from '../../art/things/powder.ts'

/** How far it reaches, by the width of the harbor; and at least, where scrolls lie beside that, in pixels. */
const [REACH, LEAST] = [1.9, 640]

export function reachOf(width: number): number {
  return Math.max(width * REACH, LEAST)
}

export function drawAhead(width: number, light: Theme): void {
  for (const wave of [crest, swell]) void pictured(wave(light), reachOf(width), light)
}
