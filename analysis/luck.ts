/** What came by chance, or came to light, beside all that might have come. */

import type { Rng } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import type { AnyJudge, Shares } from './contract.ts'
import { doubtBetween, mean, minus } from './shares.ts'
import { seedsOf, tryIn } from './trial.ts'

/** So many worlds for each in which playouts are tried. */
const OFTENER = 8

export interface Luck {
  readonly luck: Shares
  /** Standard errors of it. */
  readonly doubt: Shares
}

/**
 * Between what a seat sees before its answer and after all that came of it. Both are looked at in worlds of the same seeds
 * with the same dice, so that they differ by what came, and by little else.
 */
export function luckBetween(
  judge: AnyJudge,
  before: unknown,
  after: unknown,
  seat: Seat,
  answer: unknown,
  worlds: number,
  rng: Rng,
): Luck {
  const { fortune } = judge
  const measure = fortune ? { ...judge, playOut: (s: unknown, _: number, dice: Rng) => fortune(s, dice) } : judge
  const seeds = seedsOf(fortune ? OFTENER * worlds : worlds, rng)
  const until = judge.until(before)
  const [might] = tryIn(measure, before, seat, [answer], until, seeds)
  const [came] = tryIn(measure, after, seat, [undefined], until, seeds)
  return { luck: minus(mean(came), mean(might)), doubt: doubtBetween(might, came) }
}
