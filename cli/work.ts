/** What is divided among those who share it. */

/** What worker.ts does: its functions of these names take a job and give a result, both plain data. */
export const TASKS = ['playStretch', 'playBlock', 'judgePart'] as const
export type Task = (typeof TASKS)[number]

export interface Work<Job, Result> {
  readonly task: Task
  /** Of this process. */
  readonly threads: number
  /** The next job, or none: each thread takes one when it is done with another, so that nothing piles up. */
  next(): Job | undefined
  /** In any order. */
  done(result: Result): void
}
