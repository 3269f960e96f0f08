import type { Seat } from '@windward/core/contract.ts'

/** The points that one's own are compared with: those of whoever else won, who need not have most, or the best of the others'. */
export function rivalling(points: readonly number[], others: readonly Seat[], winners: readonly Seat[] = []): number {
  const winning = others.filter((seat) => winners.includes(seat))
  return Math.max(...(winning.length > 0 ? winning : others).map((seat) => points[seat] ?? 0))
}
