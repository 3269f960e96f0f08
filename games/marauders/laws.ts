/** What the laws are tried on. */

import type { LawKit } from '@windward/core/laws.trial.ts'
import type { State } from './state.ts'
import { census } from './view.ts'

export const kit: LawKit<State> = {
  conserved: census,
  games: 16,
  samples: 4,
  options: [{}, { events: 15 }, { glory: 8, events: 20 }],
}
