/** What can be done with a seat's choices, listed or lazy. */

import { pick, type Rng } from './chance.ts'
import type { ActionSpace, Choices, Question } from './contract.ts'

/** The questions the game waits for: whoever plays for a seat may leave the optional ones alone. */
export function owed<Q extends Question>(questions: readonly Q[]): readonly Q[] {
  for (let i = 0; i < questions.length; i++) {
    if (questions[i].optional) return questions.filter((question) => !question.optional)
  }
  return questions
}

export function sample<A>(choices: Choices<A>, rng: Rng): A {
  return isSpace(choices) ? choices.sample(rng) : pick(choices, rng)
}

export function list<A>(choices: Choices<A>): readonly A[] {
  return isSpace(choices) ? choices.list() : choices
}

export function count(choices: Choices<unknown>): number {
  return isSpace(choices) ? choices.size : choices.length
}

/** The offered action that equals this one, whatever was sent. */
export function offered<A>(choices: Choices<A>, action: unknown): A | undefined {
  if (isSpace(choices)) return choices.includes(action) ? action : undefined
  return choices.find((choice) => same(choice, action))
}

export function isSpace<A>(choices: Choices<A>): choices is ActionSpace<A> {
  return !Array.isArray(choices)
}

/** Deep equality of plain data; a field that is undefined counts as absent. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]))
  }
  const x = a as Record<string, unknown>
  const y = b as Record<string, unknown>
  const keys = Object.keys(x).filter((key) => x[key] !== undefined)
  const others = Object.keys(y).filter((key) => y[key] !== undefined)
  return keys.length === others.length && keys.every((key) => Object.hasOwn(y, key) && same(x[key], y[key]))
}
