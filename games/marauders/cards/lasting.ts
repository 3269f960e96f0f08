/** What Glory Cards change for as long as the frame that remembers them lasts. */

import type { Seat } from '@windward/core/contract.ts'
import { current } from '../flow.ts'
import { type Mark, played, playedThisRound } from '../marks.ts'
import type { Change, Changes, Quantity } from '../rules/quantities.ts'
import type { State } from '../state.ts'
import { GLORY_CARDS } from './glory.ts'
import type { Memory, PlayedCard } from './gloryCard.ts'
import { GLORY_KEYS, type GloryKey } from './keys.ts'

/** How a frame remembers a card: that it was played, and for whom. A battle forgets it with its round. */
export function markOf(key: GloryKey, on: Memory, seat: Seat): Mark {
  return on === 'battle' ? playedThisRound(key, seat) : played(key, seat)
}

export const CARDS_CHANGE: Changes = changesOfAll()

function changesOfAll(): Changes {
  const changes: Partial<Record<Quantity, Change[]>> = {}
  for (const key of GLORY_KEYS) {
    const card = GLORY_CARDS[key]
    if (!('effects' in card) || card.changes === undefined) continue
    for (const quantity of Object.keys(card.changes) as Quantity[]) {
      const list = changes[quantity] ?? []
      changes[quantity] = list
      list.push(changeOf(key, card, quantity))
    }
  }
  return changes
}

function changeOf(key: GloryKey, card: PlayedCard, quantity: Quantity): Change {
  const change = card.changes?.[quantity]
  const memory = card.effects.find((effect) => effect.do === 'remember')
  if (change === undefined || memory === undefined) throw new Error(`${key} changes what it does not remember`)
  return (s, seat, n, about) => {
    const times = timesPlayed(s, key, memory.on, seat)
    return times === 0 ? n : change(n, times, about)
  }
}

function timesPlayed(s: State, key: GloryKey, on: Memory, seat: Seat): number {
  const frame = current(s, on)
  if (frame === undefined || frame.marks.length === 0) return 0
  const mark = markOf(key, on, seat)
  return frame.marks.filter((one) => one === mark).length
}
