/** What a step means to somebody at the table, apart from the game. */

import type { Seat } from '@windward/core/contract.ts'
import type { HeardStep } from '@windward/protocol/updates.ts'
import type { RoomKey } from './roomWords.ts'

/** A sentence still to be said: everybody reads it in their own language. */
export interface News {
  readonly seq: number
  readonly key: RoomKey
  readonly who: string
}

/** Nothing where it is one's own doing, or where the screen says it anyway. */
export function newsOf(step: HeardStep, me: string, seat: Seat | undefined, nameOf: (seat: Seat) => string): News[] {
  const { seq, type, by } = step
  const isOwn = by?.id === me || (step.seat !== undefined && step.seat === seat)
  const who = by?.name ?? (step.seat === undefined ? '' : nameOf(step.seat))
  if (type === 'remove' && isOwn) return [{ seq, key: 'news.removed', who }]
  if (type === 'time') return [{ seq, key: 'news.time', who }]
  if (isOwn) return []
  const key = keyOf(step)
  return key === undefined ? [] : [{ seq, key, who }]
}

function keyOf({ type, what, yes }: HeardStep): RoomKey | undefined {
  switch (type) {
    case 'join':
    case 'leave':
    case 'remove':
    case 'resign':
    case 'return':
    case 'undo':
      return `news.${type}`
    case 'claim':
      return what === 'win' ? 'news.claimWin' : 'news.claimBot'
    case 'allow':
      return yes ? undefined : 'news.undoNo'
    case 'rematch':
      return yes ? undefined : 'news.rematchNo'
    default:
      return undefined
  }
}
