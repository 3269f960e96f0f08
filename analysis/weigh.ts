/** What can be answered now, weighed by what the one who is asked may know: advice, while the game goes on. */

import { Chance } from '@windward/core/chance.ts'
import { same } from '@windward/core/choices.ts'
import type { Choices, Question } from '@windward/core/contract.ts'
import type { AnyJudge, Decision } from './contract.ts'
import { judgeChoice } from './decision.ts'
import { tryOut } from './trial.ts'

/** A question, and what its seat sees and may answer. */
export interface Dilemma {
  readonly view: unknown
  readonly question: Question
  readonly choices: Choices<unknown>
}

/** Weighed as if this answer had been given; without one, the first that is worth a thought. Nothing: there is no choice. */
export function weigh(
  judge: AnyJudge,
  { view, question, choices }: Dilemma,
  action: unknown,
  worlds: number,
  seed: string,
): Decision | undefined {
  const rng = new Chance(seed)
  const field = judge.candidates(view, question, choices, rng.stream('candidates'))
  const [given = field.actions[0]] = action === undefined ? [] : [action]
  const actions = [given, ...field.actions.filter((other) => !same(other, given))]
  if (actions.length < 2) return undefined
  const tried = tryOut(judge, view, question.seat, actions, judge.until(view), worlds, rng, field.draw)
  return judgeChoice(actions, tried, question.seat, undefined).decision
}
