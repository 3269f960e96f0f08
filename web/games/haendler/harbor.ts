/**
 * How the cards of the harbor lie on a wide screen: five to a row in two rows. More of them lie closer, all scaled
 * alike: a card whose size changes would be laid out again, one that is only scaled is not.
 */

export const COLUMNS = 5
export const ROWS = 2

export interface Rows {
  /** Cards to a row; all rows are about as long as each other. */
  readonly length: number
  readonly scale: number
}

/** The rows in which so many cards are largest; rather few rows than many. */
export function rowsOf(cards: number): Rows {
  let best: Rows = { length: 1, scale: 0 }
  for (let rows = 1; rows <= Math.max(cards, 1); rows += 1) {
    const length = Math.ceil(cards / rows) || 1
    const scale = Math.min(1, COLUMNS / length, ROWS / rows)
    if (scale > best.scale) best = { length, scale }
  }
  return best
}
