/** Ties in bidding: the highest bidders may all at once show their tie-breakers. */

import type { Emit, Seat } from '@windward/core/contract.ts'
import type { State } from '../state.ts'
import { type Action, type Event, type ShownCard, THIEF, type TieAnswer } from '../vocabulary.ts'
import { tieBreakerOf } from './bribing.ts'
import { stay, win } from './revealing.ts'

export const TIE_ANSWERS: readonly Action[] = [{ type: 'commit' }, { type: 'withhold' }]

/** Secret until the last of those asked has decided; then all lift their hands. */
export function answerTie(s: State, seat: Seat, answer: TieAnswer, emit?: Emit<Event>): void {
  if (s.step.at !== 'tie') throw new Error('no tie is open')
  const { ship, asked } = s.step
  for (const one of asked) if (one.seat === seat) one.answer = answer
  emit?.({ type: 'answered', seat })
  if (asked.some((one) => one.answer === undefined)) return

  const shown: ShownCard[] = []
  for (const one of asked) {
    if (one.answer !== 'commit') continue
    s.seats[one.seat].spent = true
    shown.push({ seat: one.seat, card: tieBreakerOf(s.seats[one.seat].bribes) })
  }
  emit?.({ type: 'tieBreakers', ship, shown }, { news: true })
  const winner = highest(shown)
  const thieves = shown.filter(({ card }) => card === THIEF).length
  if (winner === undefined) stay(s, ship, emit)
  else win(s, ship, winner, thieves, emit)
}

/** A card shown beats any that is kept; of equal cards none wins. By one pass: lists take 2 % of a random game. */
function highest(shown: readonly ShownCard[]): Seat | undefined {
  let winner: Seat | undefined
  let best = Number.NEGATIVE_INFINITY
  for (const { seat, card } of shown) {
    if (card >= best) winner = card > best ? seat : undefined
    best = Math.max(best, card)
  }
  return winner
}
