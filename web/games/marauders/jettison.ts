/** What is laid out to be thrown overboard: it goes by one press, and no more than has to, or is wished to make room at a market. */

import type { Seat } from '@windward/core/contract.ts'
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
  lay(table, aboard(table.view, frame.seat, goods).slice(-excessOf(table.view, frame)))
}

/** One more of a good where nothing has to go; once all of it lies out, it stays aboard. */
export function layOneMore(table: Table, seat: Seat, good: Good): void {
  const out = goodsLaidOut(table)
  const more = aboard(table.view, seat, [...out, good])
  lay(table, more.length > out.length ? more : out.filter((one) => one !== good))
}

function aboard(view: View, seat: Seat, goods: readonly Good[]): readonly Good[] {
  const cargo = view.players[seat].captain?.cargo ?? []
  return goods.filter((good, i) => goods.slice(0, i).filter((one) => one === good).length < countOf(cargo, good))
}

function lay(table: Table, goods: readonly Good[]): void {
  const [first, ...rest] = goods.map((good): Action => ({ type: 'drop', good }))
  table.mark?.(first, rest)
}
