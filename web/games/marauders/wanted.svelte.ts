/** The good somebody points at: the ports that ask for it light up on the chart. */

import type { Good } from '@windward/games/marauders/vocabulary.ts'
import type { Attachment } from 'svelte/attachments'

export const wanted: { good: Good | undefined } = $state({ good: undefined })

/** The pointer or the focus has come to a good, or left it; what is taken away from under the pointer is left too. */
export function point(good: Good): Attachment {
  return (node) => {
    const leave = () => {
      if (wanted.good === good) wanted.good = undefined
    }
    const come = () => {
      wanted.good = good
    }
    const listeners = { pointerenter: come, pointerleave: leave, focusin: come, focusout: leave }
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener)
    return () => {
      leave()
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener)
    }
  }
}
