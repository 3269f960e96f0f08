/** From turn to turn, clockwise, until the last round is played. */

import type { Emit } from '@windward/core/contract.ts'
import { winners } from '../score.ts'
import { nextSeat, type State } from '../state.ts'
import type { Event } from '../vocabulary.ts'
import { isLastTurn } from './ending.ts'

export function endTurn(s: State, emit?: Emit<Event>): void {
  if (isLastTurn(s)) {
    s.phase = 'over'
    emit?.({ type: 'gameOver', winners: winners(s) })
    return
  }
  s.active = nextSeat(s, s.active)
  s.taker = s.active
  s.phase = 'discover'
  s.reveals = 0
  s.takes = 0
  s.turn += 1
  emit?.({ type: 'turnBegan', seat: s.active, turn: s.turn })
}
