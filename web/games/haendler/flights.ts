/** Coins on their way: from where they come, to where they go. */

import type { Seat } from '@windward/core/contract.ts'
import type { Event } from '@windward/games/haendler/vocabulary.ts'

export interface Flight {
  readonly id: number
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly delay: number
}

/** More than this many are not counted by the eye. */
const MOST = 6
const APART = 60

let flown = 0

/** Relative to `board`, so that nothing needs to be known of the page around it. */
export function flightsOf(events: readonly Event[], board: HTMLElement): Flight[] {
  const ways = events.map(wayOf).filter((way) => way !== undefined)
  if (ways.length === 0) return []
  const home = board.getBoundingClientRect()
  const centre = (selector: string): [number, number] | undefined => {
    const box = board.querySelector(selector)?.getBoundingClientRect()
    return box && [box.left + box.width / 2 - home.left, box.top + box.height / 2 - home.top]
  }
  return ways.flatMap((way) => {
    const from = centre(way.from)
    const to = centre(way.to)
    if (!from || !to) return []
    return Array.from({ length: Math.min(way.n, MOST) }, (_, i) => ({ id: ++flown, from, to, delay: i * APART }))
  })
}

function counter(seat: Seat): string {
  return `[data-counter="coins-${seat}"]`
}

function wayOf(event: Event): { readonly n: number; readonly from: string; readonly to: string } | undefined {
  switch (event.type) {
    case 'coinsGained':
      return { n: event.coins, from: '[data-thing=deck]', to: counter(event.seat) }
    case 'feePaid':
      return { n: 1, from: counter(event.seat), to: counter(event.to) }
    case 'coinsSpent':
    case 'taxed':
      return {
        n: event.cards.length + event.tokens,
        from: counter(event.seat),
        to: '[data-thing=discard]',
      }
    default:
      return undefined
  }
}
