/**
 * Values by trial: worlds that the view allows are imagined, and every option is tried in the same worlds with the same
 * dice, so that luck falls out of the comparison.
 */

import { Light } from '@windward/bots/light.ts'
import type { Rng } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import type { AnyJudge, Shares } from './contract.ts'
import type { Tried } from './decision.ts'

const light = new Light()
const SEEDS = 2 ** 21
/** What is drawn while playing on has nothing to do with what was drawn while imagining. */
const OTHER = 0x2545f491

/** An action that is undefined is none: everybody goes on by rule. */
export function tryOut(
  judge: AnyJudge,
  view: unknown,
  seat: Seat,
  actions: readonly unknown[],
  until: number,
  worlds: number,
  rng: Rng,
): Tried {
  const tried: Shares[][] = actions.map(() => [])
  for (let n = 0; n < worlds; n++) {
    const seed = rng.int(SEEDS)
    light.reset(seed)
    const world = judge.imagine(view, light)
    for (const [i, rows] of tried.entries()) {
      const s = judge.clone(world)
      light.reset(seed ^ OTHER)
      if (actions[i] !== undefined) judge.apply(s, seat, actions[i], light)
      rows.push(judge.playOut(s, until, light))
    }
  }
  return tried
}
