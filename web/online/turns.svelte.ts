/** Whose turn it is, for one who sits at several tables: what the whole page shows of it. Light: every page has it. */

import type { TableSummary } from '@windward/protocol/tables.ts'

/** Kept where somebody has played online: only they are told. */
const KEY = 'windward-online'

class Turns {
  /** Tables that await this person, but for the one on the screen. */
  tables: readonly TableSummary[] = $state.raw([])
  /** The table on the screen awaits them. */
  isHere = $state(false)
  isOnline = $state(wasOnline())

  remember(): void {
    this.isOnline = true
    try {
      localStorage.setItem(KEY, 'yes')
    } catch {
      // A browser that keeps nothing is told until the page is closed.
    }
  }
}

function wasOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export const turns = new Turns()
