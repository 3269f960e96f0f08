/** Counting action sequences: two engines that agree to some depth play by the same rules. */

import { Chance } from './chance.ts'
import { list, owed } from './choices.ts'
import type { AnyGame, OptionValues } from './contract.ts'

/** The number of sequences of 1, 2, … `depth` actions. */
export function perft(game: AnyGame, options: OptionValues, seats: number, seed: string, depth: number): number[] {
  const counts = Array.from({ length: depth }, () => 0)
  const chance = new Chance(seed)
  const walk = (state: unknown, rng: Chance, level: number): void => {
    for (const { seat } of owed(game.questions(state))) {
      const actions = list(game.actions(state, seat))
      counts[level] += actions.length
      if (level + 1 === depth) continue
      for (const action of actions) {
        const branch = new Chance(rng.seed, rng.drawn())
        const next = game.clone(state)
        game.apply(next, seat, action, branch)
        walk(next, branch, level + 1)
      }
    }
  }
  walk(game.setup(options, seats, chance), chance, 0)
  return counts
}
