/**
 * Search over what a seat cannot see: imagine a world that its view allows, try each action in that same world, play on
 * with a sound policy to the horizon, and ask how good it is there. Worlds are shared between the actions compared, so
 * that luck falls out of the comparison. It is a race: the worse half is dropped as the budget is spent, and before that
 * whoever is surely no better than the leader; most decisions take a fraction of the budget, and hard ones all of it.
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
  /** Playouts for one decision at most, all actions together. */
  readonly playouts: number
  /** Steps of a playout before it is valued where it stands. */
  readonly horizon: number
}

/** Worlds between two looks at who is dropped, and before the first. */
const LOOK = 8
const WARM = 32
/** Standard errors by which a lead is sure. */
const SURE = 3.5
/** A lead that matters to nobody, in value. */
const SLIGHT = 0.002

/** The most promising of the actions. `expired` may end the search early; some answer is always ready. */
export function search<S, A, V>(
  know: Knowledge<S, A, V>,
  view: V,
  seat: Seat,
  actions: readonly A[],
  { playouts, horizon }: Budget,
  rng: Rng,
  expired: () => boolean = never,
): A {
  let field: Runner<A>[] = actions.map((action) => ({ action, values: [], sum: 0 }))
  let left = playouts
  while (field.length > 1) {
    const half = Math.ceil(field.length / 2)
    const end = left - left / Math.ceil(Math.log2(field.length))
    do {
      if (expired()) return best(field).action
      const world = know.imagine(view, rng)
      for (const runner of field) run(runner, playout(know, know.clone(world), seat, runner.action, horizon, rng))
      left -= field.length
      const worlds = field[0].values.length
      if (worlds >= WARM && worlds % LOOK === 0) field = stillRunning(field)
    } while (field.length > half && left - field.length >= end)
    field = field.sort((a, b) => b.sum - a.sum).slice(0, half)
  }
  return field[0].action
}

function playout<S, A, V>(know: Knowledge<S, A, V>, s: S, seat: Seat, action: A, horizon: number, rng: Rng): number {
  know.apply(s, seat, action, rng)
  for (let i = 0; i < horizon; i++) if (!know.step(s, rng)) break
  return know.value(s, seat)
}

/** An action, and how it did in each world; all have run in the same ones. */
interface Runner<A> {
  readonly action: A
  readonly values: number[]
  sum: number
}

function run(runner: Runner<unknown>, value: number): void {
  runner.values.push(value)
  runner.sum += value
}

function stillRunning<A>(field: readonly Runner<A>[]): Runner<A>[] {
  const leader = best(field)
  return field.filter((runner) => runner === leader || mayWin(runner, leader))
}

/** Whether it could still be better by more than a slight, going by the differences world by world. */
function mayWin(runner: Runner<unknown>, leader: Runner<unknown>): boolean {
  const n = leader.values.length
  const lead = (leader.sum - runner.sum) / n
  let squares = 0
  for (let i = 0; i < n; i++) squares += (leader.values[i] - runner.values[i] - lead) ** 2
  return SURE * Math.sqrt(squares / (n - 1) / n) > lead + SLIGHT
}

function best<A>(field: readonly Runner<A>[]): Runner<A> {
  return field.reduce((a, b) => (b.sum > a.sum ? b : a))
}

function never(): boolean {
  return false
}
