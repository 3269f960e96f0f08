/** Whither one looks from near: where one is, and what is spoken of elsewhere. */

import { type Place, SEA_PLACES } from '@windward/games/marauders/chart.ts'
import type { Zone } from '@windward/games/marauders/vocabulary.ts'

/** So much of what is seen from near lies well within it. */
const IN_SIGHT = 0.7

/** `wide`: how much of the chart is seen across; `shape`: how much wider than high it is seen. */
export function focusOf(from: Zone, to: Zone | undefined, wide: number, shape: number): Place {
  const here = SEA_PLACES[from]
  if (to === undefined) return here
  const there = SEA_PLACES[to]
  const across = Math.abs(there.x - here.x) / wide
  const down = (Math.abs(there.y - here.y) / wide) * shape
  const far = Math.max(across, down)
  if (far < IN_SIGHT / 2) return here
  return far < IN_SIGHT ? { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 } : there
}
