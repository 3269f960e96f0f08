/** What is let go, and when: see "What is kept" in docs/hosting.md. */

import type { Store } from './store/store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long the steps of a match that is over are kept beside its record, for those who come late. */
const STEPS_KEPT = HOUR
const OPEN_KEPT = 7 * DAY
const CLOSED_KEPT = 7 * DAY
/** Twice the longest time that a turn-based table gives for an answer, and some more. */
const ABANDONED_KEPT = 30 * DAY
const GUESTS_KEPT = 7 * DAY
/** In one transaction: nobody waits long for it. */
const MOST_AT_ONCE = 100

/** Steps of all matches that ended long enough ago; how many. However many end, none is left for the next time. */
export async function pruneSteps(store: Store, now: number): Promise<number> {
  return inPieces(() => store.prune(now - STEPS_KEPT, MOST_AT_ONCE))
}

/** Tables and people that nobody has touched for so long. `keep`: milliseconds for matches that are over; 0 is for good. */
export async function removeOld(store: Store, now: number, keep: number): Promise<number> {
  const untouched = {
    open: now - OPEN_KEPT,
    closed: now - CLOSED_KEPT,
    playing: now - ABANDONED_KEPT,
    over: keep > 0 ? now - keep : undefined,
    people: now - GUESTS_KEPT,
    recoveries: now,
  }
  return inPieces(() => store.remove(untouched, MOST_AT_ONCE))
}

async function inPieces(piece: () => Promise<number>): Promise<number> {
  let all = 0
  for (let done = await piece(); done > 0; done = await piece()) all += done
  return all
}
