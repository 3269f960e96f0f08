/** Seats in turn order, by the number of players and who begins. */

import type { Seat } from '@windward/core/contract.ts'

export const SEATS: readonly Seat[] = [0, 1, 2, 3]

export const ORDERS = [0, 1, 2, 3, 4].map((count) =>
  SEATS.slice(0, count).map((from) => [...SEATS.slice(from, count), ...SEATS.slice(0, from)]),
)
/** Everybody but the first. */
export const OTHERS = ORDERS.map((orders) => orders.map(([, ...rest]) => rest))
