/** What the game screen need know of people at other devices. */

import type { Seat } from '@windward/core/contract.ts'

export interface Company {
  /** Whoever looks has no seat. */
  readonly isOnlooker: boolean
  /** They want the rematch that is offered. */
  readonly isAgain: boolean
  /** Why it ended before its end. */
  readonly reason: string
  /** What holds an answer up. */
  readonly note: string
  /** Lines of talk that nobody at this screen has seen. */
  readonly unread: number
  /** They are awaited, and not here. */
  isAway(seat: Seat): boolean
}
