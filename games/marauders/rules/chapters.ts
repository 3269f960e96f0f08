/** The loop that moves frames on, each by its chapter, until somebody owes an answer. */

import type { Seat } from '@windward/core/contract.ts'
import type { Play } from '../flow.ts'
import type { State } from '../state.ts'
import type { Action, Question } from '../vocabulary.ts'
import { askAgain } from './attending.ts'
import { underWay } from './contents.ts'
import { remove } from './goods.ts'

export function questions(s: State): readonly Question[] {
  if (s.over !== undefined) return []
  const { frame, asks, chapter } = underWay(s)
  const { ask, toOne } = chapter
  if (typeof ask === 'function') return asks.map((seat) => ({ seat, ask: ask(frame) }))
  return asks.length === 1 ? toOne[asks[0]] : asks.map((seat) => ({ seat, ask }))
}

export function actions(s: State, seat: Seat): readonly Action[] {
  const offers = answers(s, seat)
  if (offers.length === 0) return offers
  // Whoever is asked something may also ask to be asked again where he lets himself be passed over.
  for (const window of s.players[seat].passes) offers.push({ type: 'askAgain', window })
  return offers
}

/** What answers the question itself. */
export function answers(s: State, seat: Seat): Action[] {
  if (s.over !== undefined) return []
  const { frame, asks, chapter } = underWay(s)
  return isAmong(asks, seat) ? chapter.offer(s, frame, seat) : []
}

/** The answer, and everything that follows until the next question. */
export function answer(p: Play, seat: Seat, action: Action): void {
  if (action.type === 'askAgain') return askAgain(p, seat, action.window)
  const { frame, asks, chapter } = underWay(p.s)
  if (asks.length === 1) asks.pop()
  else remove(asks, seat)
  // What was played before cannot be copied any more; who has announced a card still decides about it.
  const { recent } = p.s.players[seat]
  if (recent.length > 0 && action.type !== 'announceGlory') recent.length = 0
  chapter.answer(p, frame, seat, action)
  proceed(p)
}

export function proceed(p: Play): void {
  for (let next = underWay(p.s); next.asks.length === 0 && p.s.over === undefined; next = underWay(p.s))
    next.chapter.run(p, next.frame)
}

function isAmong(asks: readonly Seat[], seat: Seat): boolean {
  for (const asked of asks) if (asked === seat) return true
  return false
}
