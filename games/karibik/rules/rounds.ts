/** The following rounds: cards back in hand, two chests from the supply, and on. */

import type { Emit, Seat } from '@windward/core/contract.ts'
import { CHESTS_PER_REFILL } from '../components.ts'
import { BRIBING, NO_BRIBES, type State } from '../state.ts'
import type { Action, CallAnswer, Event } from '../vocabulary.ts'
import { agreed, callEnd, end, endingOf, isBecalmed } from './ending.ts'

/** All six ships have had their turn. */
export function endRound(s: State, emit?: Emit<Event>): void {
  for (const seat of s.seats) {
    seat.bribes = NO_BRIBES
    seat.spent = false
  }
  const why = endingOf(s)
  if (why !== undefined) end(s, why, emit)
  else if (isBecalmed(s)) callEnd(s)
  else beginRound(s, emit)
}

export const CALL_ANSWERS: readonly Action[] = [{ type: 'endNow' }, { type: 'playOn' }]

export function answerCall(s: State, seat: Seat, answer: CallAnswer, emit?: Emit<Event>): void {
  if (s.step.at !== 'call') throw new Error('no call is open')
  for (const asked of s.step.asked) if (asked.seat === seat) asked.answer = answer
  emit?.({ type: 'answered', seat })
  const yes = agreed(s)
  if (yes === undefined) return
  emit?.({ type: 'endCalled', agreed: yes }, { news: true })
  if (yes.length === s.seats.length) end(s, 'agreed', emit)
  else beginRound(s, emit)
}

function beginRound(s: State, emit?: Emit<Event>): void {
  s.round += 1
  s.step = BRIBING
  emit?.({ type: 'roundBegan', round: s.round })
  refill(s, emit)
}

/** Until the supply is empty: after five rounds. */
function refill(s: State, emit?: Emit<Event>): void {
  const chests = s.supply.splice(0, CHESTS_PER_REFILL)
  if (chests.length === 0) return
  s.ashore.push(...chests)
  emit?.({ type: 'chestsLanded', chests }, { news: true })
}
