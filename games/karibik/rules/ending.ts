/** Game end and the winner: when it is over, and the call to end a game in which nothing happens any more. */

import type { Emit, Seat } from '@windward/core/contract.ts'
import { LAST_ROUND, QUIET_ROUNDS, THRESHOLDS } from '../components.ts'
import { asking, doubloons, type State } from '../state.ts'
import { type CallAnswer, type EndReason, type Event, SHIPS } from '../vocabulary.ts'

/** Why the game is over, asked when a round has been played to its end. */
export function endingOf(s: State): EndReason | undefined {
  if (s.seats.some((seat) => doubloons(seat) >= THRESHOLDS[s.seats.length])) return 'threshold'
  if (!hasChests(s)) return 'noChests'
  if (s.round >= LAST_ROUND) return 'lastRound'
  return undefined
}

export function end(s: State, why: EndReason, emit?: Emit<Event>): void {
  s.step = { at: 'over', why }
  emit?.({ type: 'ended', why })
}

/** Ruling 27: the supply is empty and nothing has been captured or delivered for some rounds. */
export function isBecalmed(s: State): boolean {
  return s.supply.length === 0 && s.round - s.latestBooty >= QUIET_ROUNDS
}

export function callEnd(s: State): void {
  s.step = { at: 'call', asked: s.seats.map((_, seat) => asking<CallAnswer>(seat)) }
}

/** All agree, or the game goes on. Undefined while somebody still owes an answer. */
export function agreed(s: State): readonly Seat[] | undefined {
  if (s.step.at !== 'call' || s.step.asked.some((asked) => asked.answer === undefined)) return undefined
  return s.step.asked.filter((asked) => asked.answer === 'endNow').map((asked) => asked.seat)
}

function hasChests(s: State): boolean {
  return s.ashore.length > 0 || s.supply.length > 0 || SHIPS.some((ship) => s.ships[ship].cargo !== undefined)
}
