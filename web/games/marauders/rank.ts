/** What a captain is called after a voyage alone. */

/** From the best to the worst. */
export const RANKS = ['legend', 'terror', 'renowned', 'seasoned', 'hopeful', 'forgotten'] as const
export type Rank = (typeof RANKS)[number]

/** A goal that is reached counts by how much of the deck is left, one that is missed by how near it was. */
export function rankOf(points: number, goal: number, left: number, isWon: boolean): Rank {
  if (isWon) return left >= 0.5 ? 'legend' : left >= 0.25 ? 'terror' : 'renowned'
  if (points * 4 >= goal * 3) return 'seasoned'
  return points * 3 >= goal ? 'hopeful' : 'forgotten'
}
