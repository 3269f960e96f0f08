/** The parts of a first game, and how far somebody has come in it. */

import { isSpoken } from './lesson.ts'
import type { Script } from './primer.ts'

export interface Stop {
  /** The step at which it begins. */
  readonly at: number
  /** The key of its name. */
  readonly part: string
  readonly is: 'done' | 'now' | 'ahead'
}

/** `progress`: the step that was reached; `isTaught`: whether it was once played to its end. */
export function stopsOf(script: Script, progress: number, isTaught: boolean): readonly Stop[] {
  const parts = script.steps.flatMap((step, at) => (isSpoken(step) && step.part ? [{ at, part: step.part }] : []))
  const isOver = progress === 0 && isTaught
  const now = parts.findLastIndex(({ at }) => at <= progress)
  return parts.map((part, i) => ({ ...part, is: isOver || i < now ? 'done' : i === now ? 'now' : 'ahead' }))
}
