/** The good somebody points at: the ports that ask for it light up on the chart. */

import type { Good } from '@windward/games/marauders/vocabulary.ts'

export const wanted: { good: Good | undefined } = $state({ good: undefined })

/** The pointer or the focus has come to a good, or left it. */
export function point(good: Good) {
  const leave = () => {
    if (wanted.good === good) wanted.good = undefined
  }
  const come = () => {
    wanted.good = good
  }
  return { onpointerenter: come, onpointerleave: leave, onfocus: come, onblur: leave }
}
