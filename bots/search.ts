/**
 * Search over what a seat cannot see: imagine a world that its view allows, try each action in that same world, play on
 * with a sound policy to the horizon, and ask how good it is there. Worlds are shared between the actions compared, so
 * that luck falls out of the comparison; the worse half of the actions is dropped as the budget is spent.
 */

import type { Rng } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'

/** What a search must know of a game beyond its rules. */
export interface Knowledge<S, A, V> {
  imagine(view: V, rng: Rng): S
  clone(s: S): S
  apply(s: S, seat: Seat, action: A, rng: Rng): void
  /** Plays on at this state, for whoever is asked; false where the search should look no further. */
  step(s: S, rng: Rng): boolean
  /** How good a state is for a seat, from 0 to 1. */
  value(s: S, seat: Seat): number
}

export interface Budget {
  /** Playouts for one decision, all actions together. */
  readonly playouts: number
  /** Steps of a playout before it is valued where it stands. */
  readonly horizon: number
}

/** The most promising of the actions. `expired` may end the search early; some answer is always ready. */
export function search<S, A, V>(
  know: Knowledge<S, A, V>,
  view: V,
  seat: Seat,
  actions: readonly A[],
  budget: Budget,
  rng: Rng,
  expired: () => boolean = never,
): A {
  if (actions.length === 1) return actions[0]
  let field: Candidate<A>[] = actions.map((action) => ({ action, sum: 0, tries: 0 }))
  const rounds = Math.ceil(Math.log2(field.length))
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(budget.playouts / rounds / field.length))
    for (let i = 0; i < worlds; i++) {
      if (expired()) return best(field)
      const world = know.imagine(view, rng)
      for (const candidate of field) {
        candidate.sum += playout(know, know.clone(world), seat, candidate.action, budget.horizon, rng)
        candidate.tries += 1
      }
    }
    field = field.sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(field.length / 2))
  }
  return best(field)
}

function playout<S, A, V>(know: Knowledge<S, A, V>, s: S, seat: Seat, action: A, horizon: number, rng: Rng): number {
  know.apply(s, seat, action, rng)
  for (let i = 0; i < horizon; i++) if (!know.step(s, rng)) break
  return know.value(s, seat)
}

interface Candidate<A> {
  readonly action: A
  sum: number
  tries: number
}

function mean(candidate: Candidate<unknown>): number {
  return candidate.tries === 0 ? 0 : candidate.sum / candidate.tries
}

function best<A>(field: readonly Candidate<A>[]): A {
  return field.reduce((a, b) => (mean(b) > mean(a) ? b : a)).action
}

function never(): boolean {
  return false
}
