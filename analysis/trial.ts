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
/** Draws from a mixed strategy tried in each world: few in one, but others in each, since draws differ more than worlds. */
const DRAWS = 6

/** An action that is undefined is none: everybody goes on by rule. With `draw`, each world tries some more that it draws. */
export function tryOut(
  judge: AnyJudge,
  view: unknown,
  seat: Seat,
  actions: readonly unknown[],
  until: number,
  worlds: number,
  rng: Rng,
  draw?: () => unknown,
): Tried {
  return tryIn(judge, view, seat, actions, until, seedsOf(worlds, rng), draw)
}

export function seedsOf(worlds: number, rng: Rng): readonly number[] {
  return Array.from({ length: worlds }, () => rng.int(SEEDS))
}

/** In the worlds of these seeds: from another view they are other worlds, which go on alike where they can. */
export function tryIn(
  judge: AnyJudge,
  view: unknown,
  seat: Seat,
  actions: readonly unknown[],
  until: number,
  seeds: readonly number[],
  draw?: () => unknown,
): Tried {
  const draws = draw ? DRAWS : 0
  const tried: Shares[][] = Array.from({ length: actions.length + draws }, () => [])
  for (const seed of seeds) {
    const all = draw ? [...actions, ...Array.from({ length: draws }, draw)] : actions
    light.reset(seed)
    const world = judge.imagine(view, light)
    for (const [i, rows] of tried.entries()) {
      const s = judge.clone(world)
      light.reset(seed ^ OTHER)
      if (all[i] !== undefined) judge.apply(s, seat, all[i], light)
      rows.push(judge.playOut(s, until, light))
    }
  }
  return tried
}
