/** What the laws are tried on. */

import type { LawKit } from '@windward/core/laws.trial.ts'
import { census, type State } from './state.ts'

export const kit: LawKit<State> = {
  conserved: census,
  options: [{}, { deck: 'reconstructionB', expeditionAfterBust: true }, { deck: 'portRoyal' }, { jester: 'others' }],
}
