/** What is shot away, spread over what a drawing can show. */

import { gunsOf } from './plans.ts'
import type { Damage, Fall, ShipPlan } from './vocabulary.ts'

export interface Wreckage {
  readonly fallen: ReadonlySet<Fall>
  readonly lostGuns: ReadonlySet<number>
  readonly holes: number
}

export function wreckage(plan: ShipPlan, damage: Damage, holes: number): Wreckage {
  const guns = gunsOf(plan).length
  return {
    fallen: new Set(plan.falls.slice(0, lost(damage.masts, plan.falls.length))),
    lostGuns: new Set(strewn(guns).slice(0, lost(damage.guns, guns))),
    holes: lost(damage.hull, holes),
  }
}

/** Hits as parts lost; of a share, all are gone only with the last hit and one with the first. */
function lost(hits: Damage['hull'], parts: number): number {
  if (hits === undefined) return 0
  if (typeof hits === 'number') return Math.min(parts, hits)
  const [gone, of] = hits
  if (gone <= 0) return 0
  return gone >= of ? parts : Math.max(1, Math.min(parts - 1, Math.round((gone / of) * parts)))
}

/** All of so many, far from each other. */
function strewn(count: number): readonly number[] {
  const step = [5, 3, 2, 1].find((by) => count % by !== 0) ?? 1
  return Array.from({ length: count }, (_, i) => (i * step + 2) % count)
}
