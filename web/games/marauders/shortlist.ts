/** Which answers are worth a line of their own. Any other sum of gold is set on the board, and so is being asked again. */

import type { Action } from '@windward/games/marauders/vocabulary.ts'

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

export function isSum(action: Action): action is Action & { type: 'stash' | 'withdraw' } {
  return action.type === 'stash' || action.type === 'withdraw'
}

const NOTHING: readonly Action['type'][] = ['pass', 'alwaysPass', 'askAgain']

/** A window at which one could act but has nothing to act with. */
export function idle(choices: readonly Action[]): Action | undefined {
  return choices.every(({ type }) => NOTHING.includes(type)) ? choices.find(({ type }) => type === 'pass') : undefined
}

const NOTHING_LEFT: readonly Action['type'][] = ['endTurn', 'alwaysPass', 'askAgain']

/** A turn in which nothing is left but to end it. */
export function finish(choices: readonly Action[]): Action | undefined {
  return choices.every(({ type }) => NOTHING_LEFT.includes(type))
    ? choices.find(({ type }) => type === 'endTurn')
    : undefined
}
