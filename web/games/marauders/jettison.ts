/** What is laid out to be thrown overboard: it goes by one press, and no more than has to. */

import type { DropFrame } from '@windward/games/marauders/frames.ts'
import { countOf } from '@windward/games/marauders/rules/goods.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Good } from '@windward/games/marauders/vocabulary.ts'

interface Table {
  readonly view: View
  readonly chosen?: Action | undefined
  readonly then?: readonly Action[]
  mark?(action: Action | undefined, then?: readonly Action[]): void
}

/** How many cards the hold does not take. */
export function excessOf(view: View, { seat, limit }: DropFrame): number {
  return Math.max(0, (view.players[seat].captain?.cargo.length ?? 0) - limit)
}

/** It lies on the wood, ready to go. */
export function goodsLaidOut({ chosen, then = [] }: Pick<Table, 'chosen' | 'then'>): readonly Good[] {
  return [chosen, ...then].flatMap((action) => (action?.type === 'drop' ? [action.good] : []))
}

/** Lays these out, each as often as it is aboard at most; where they are too many, the last take the place of the first. */
export function layOut(table: Table, frame: DropFrame, goods: readonly Good[]): void {
  const cargo = table.view.players[frame.seat].captain?.cargo ?? []
  const aboard = goods.filter(
    (good, i) => goods.slice(0, i).filter((one) => one === good).length < countOf(cargo, good),
  )
  const [first, ...rest] = aboard.slice(-excessOf(table.view, frame)).map((good): Action => ({ type: 'drop', good }))
  table.mark?.(first, rest)
}
