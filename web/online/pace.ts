/** Paces that people use, and their words. */

import type { Pace } from '@windward/protocol/tables.ts'
import { sayRoom } from './sayRoom.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24

export const PACE_KINDS = ['live', 'turns', 'none'] as const satisfies readonly Pace['kind'][]

/** The first of a kind is not what most want; `usualPace` is. */
export const PACES: Readonly<Record<Pace['kind'], readonly Pace[]>> = {
  live: [live(5, 5), live(10, 10), live(20, 15), live(45, 30)],
  turns: [1, 2, 3, 7].map((days) => ({ kind: 'turns', hours: days * DAY })),
  none: [{ kind: 'none' }],
}

export function usualPace(kind: Pace['kind']): Pace {
  return kind === 'live' ? PACES.live[1] : PACES[kind][0]
}

/** In a sentence's part: how much time there is. */
export function sayPace(pace: Pace): string {
  if (pace.kind === 'none') return sayRoom('pace.none')
  if (pace.kind === 'live') {
    return sayRoom('pace.live', { minutes: pace.bank / MINUTE, seconds: pace.increment / SECOND })
  }
  const { hours } = pace
  return hours % DAY === 0 ? sayRoom('pace.days', { days: hours / DAY }) : sayRoom('pace.hours', { hours })
}

/** As beside a title. */
export function sayPaceKind(pace: Pace): string {
  const kind = sayRoom(`pace.kind.${pace.kind}`)
  return pace.kind === 'none' ? kind : `${kind}, ${sayPaceShortly(pace)}`
}

/** As short as on a button. */
export function sayPaceShortly(pace: Pace): string {
  if (pace.kind === 'none') return sayRoom('pace.kind.none')
  if (pace.kind === 'live') return sayRoom('pace.minutes', { n: pace.bank / MINUTE })
  return sayRoom('pace.dayCount', { n: Math.max(1, Math.round(pace.hours / DAY)) })
}

function live(minutes: number, seconds: number): Pace {
  return { kind: 'live', bank: minutes * MINUTE, increment: seconds * SECOND }
}
