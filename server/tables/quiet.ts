/** Steps of which nobody hears but one seat, and how readers count without them, so that no gap tells of them. */

import type { Seat } from '@windward/core/contract.ts'
import type { QuietStep } from './snapshot.ts'
import type { Step } from './step.ts'

export class QuietSteps {
  readonly #steps: QuietStep[]

  constructor(steps: readonly QuietStep[] = []) {
    this.#steps = [...steps]
  }

  /** Where there are any, readers count differently. */
  get all(): readonly QuietStep[] {
    return this.#steps
  }

  add(step: QuietStep): void {
    this.#steps.push(step)
  }

  /** The number of a step as a reader counts; of one that they do not hear of, the number of the last before it. */
  heard(seq: number, seat: Seat | undefined): number {
    return seq - this.#steps.filter((step) => step.seat !== seat && step.seq <= seq).length
  }

  /** The last step that a reader has who has counted so far. */
  seqOf(heard: number, seat: Seat | undefined): number {
    let seq = heard
    for (const step of this.#steps) if (step.seat !== seat && step.seq <= seq + 1) seq += 1
    return seq
  }

  isHeard({ seq }: Step, seat: Seat | undefined): boolean {
    return this.#steps.every((step) => step.seq !== seq || step.seat === seat)
  }
}
