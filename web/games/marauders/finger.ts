/** What a finger means on the chart, where things are smaller than it is. */

import type { View } from '@windward/games/marauders/view.ts'
import { readThing, thing } from './things.ts'

/** Half of what a finger needs, in pixels. */
const HALF = 22

/** The things that a finger here touches: each is at least as large as a finger. Open water is not among them. */
export function touched(chart: Element, x: number, y: number): string[] {
  return [...chart.querySelectorAll('[data-thing]:not(polygon)')].flatMap((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const isNear =
      Math.abs(x - (left + right) / 2) <= Math.max(HALF, (right - left) / 2) &&
      Math.abs(y - (top + bottom) / 2) <= Math.max(HALF, (bottom - top) / 2)
    return isNear ? [node.getAttribute('data-thing') ?? ''] : []
  })
}

/**
 * Which of them are meant. Where something can be done, only what can be done counts, and what lies right under the
 * finger; where nothing can, whatever there is to read about. A ship in port lies with her port.
 */
export function meant(
  direct: string,
  near: readonly string[],
  isTarget: (thing: string) => boolean,
  view: View,
): readonly string[] {
  const under = atQuay(direct, view)
  const around = near.map((one) => atQuay(one, view))
  const isWater = readThing(under).kind === 'zone'
  const able = [under, ...around].filter(isTarget)
  const found = able.length > 0 ? (isWater ? able : [under, ...able]) : isWater ? around : [under, ...around]
  return found.length > 0 ? [...new Set(found)] : [under]
}

function atQuay(text: string, view: View): string {
  const { kind, name } = readThing(text)
  const captain = kind === 'seat' ? view.players[name]?.captain : undefined
  return captain?.inPort ? thing('port', captain.zone) : text
}
