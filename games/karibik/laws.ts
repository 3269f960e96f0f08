/** What the laws are tried on. */

import type { LawKit } from '@windward/core/laws.trial.ts'
import { conserved } from './given.ts'
import type { State } from './state.ts'

export const kit: LawKit<State> = {
  conserved,
  options: [{}, { handOver: true }, { handOver: true, handOverDelivers: true, delivery: 'adjacent', colours: 'drawn' }],
}
