/** Offers to a ship under way, made once. */

import { NEIGHBOURS } from './board.ts'
import type { Action, Space } from './vocabulary.ts'

/** By the space it goes to. */
export const SAIL: readonly Action[] = NEIGHBOURS.map((_, space) => ({ type: 'sail', to: space }))
export const FINISH: Action = { type: 'finish' }

/** To a ship by herself with nothing to do but sail: kept whole, they take an eighth off a random game. */
export function sailAlone(at: Space, left: number): readonly Action[] {
  return left > 0 ? SAIL_OR_FINISH[at] : JUST_FINISH
}

const JUST_FINISH: readonly Action[] = [FINISH]
const SAIL_OR_FINISH = NEIGHBOURS.map((near): readonly Action[] => [...near.map((space) => SAIL[space]), FINISH])
