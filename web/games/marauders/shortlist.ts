/** Which answers are worth a line of their own. Any other sum of gold is set on the board, and so is being asked again. */

import { GOLD_PER_POINT } from '@windward/games/marauders/components/ships.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'
import { isWonAlready } from './odds.ts'

const ROUND = 10

/** Of all sums that can be stashed or taken out: all there is, and what is whole in tens; at the least the smallest. */
export function shortlist(choices: readonly Action[]): readonly Action[] {
  const most = { stash: 0, withdraw: 0 }
  for (const action of choices) if (isSum(action)) most[action.type] = Math.max(most[action.type], action.gold)
  return choices.filter((action) => {
    if (!isSum(action)) return action.type !== 'askAgain'
    return (
      action.gold === most[action.type] ||
      action.gold % ROUND === 0 ||
      (most[action.type] <= ROUND && action.gold === 1)
    )
  })
}

/** What one would stash of so much, or take out: what makes points that count goes in, and what counts for nothing comes out. */
export function soundSum(type: 'stash' | 'withdraw', most: number, stash: number, limit: number): number {
  const counted = limit * GOLD_PER_POINT
  if (type === 'withdraw') return Math.max(1, stash % GOLD_PER_POINT, stash - counted)
  const wanted = Math.min(Math.floor((stash + most) / GOLD_PER_POINT) * GOLD_PER_POINT, counted) - stash
  return wanted > 0 ? wanted : most
}

export function isSum(action: Action): action is Action & { type: 'stash' | 'withdraw' } {
  return action.type === 'stash' || action.type === 'withdraw'
}

const NOTHING: readonly Action['type'][] = ['pass', 'alwaysPass', 'askAgain']

/**
 * A window at which one could act but has nothing to act with, or has won already; or a card announced a moment ago, and
 * nothing came between.
 */
export function idle(choices: readonly Action[], events: readonly Event[] = [], view?: View): Action | undefined {
  const uses = choices.filter(({ type }) => !NOTHING.includes(type))
  const isWon = view?.seat !== undefined && isWonAlready(uses, view, view.seat)
  if (uses.length === 0 || isWon) return choices.find(({ type }) => type === 'pass')
  const [played, ...others] = uses.filter(({ type }) => type !== 'takeBackGlory')
  const isAnnounced = choices.some(({ type }) => type === 'takeBackGlory') && played?.type === 'playGlory'
  const isChanged = events.some(({ type }) => type === 'gloryPlayed')
  return isAnnounced && others.length === 0 && !isChanged ? played : undefined
}

const PASSED_OVER: readonly Action['type'][] = ['alwaysPass', 'askAgain']

/** A turn in which nothing is left but to end it, and a port whose houses are all shut. */
export function finish(choices: readonly Action[], view: View): Action | undefined {
  const end = view.stack.at(-1)?.type === 'port' ? 'done' : 'endTurn'
  return choices.every(({ type }) => type === end || PASSED_OVER.includes(type))
    ? choices.find(({ type }) => type === end)
    : undefined
}
