/** Work divided among threads, and a bar that shows how far it is. */

import type { Language } from '@windward/core/words.ts'
import { SingleBar } from 'cli-progress'
import { Tinypool } from 'tinypool'
import type { Io } from './io.ts'
import { wordsIn } from './words/index.ts'

export interface Work<Job, Result> {
  /** A function that worker.ts exports. */
  readonly task: string
  readonly threads: number
  /** The next job, or none: each thread takes one when it is done with another, so that nothing piles up. */
  next(): Job | undefined
  done(result: Result): void
}

export const MOST_WORKERS = 256

export async function divide<Job, Result>({ task, threads, next, done }: Work<Job, Result>): Promise<void> {
  const pool = new Tinypool({
    filename: new URL('worker.ts', import.meta.url).href,
    name: task,
    minThreads: threads,
    maxThreads: threads,
  })
  const work = async () => {
    for (let job = next(); job !== undefined; job = next()) done(await pool.run(job))
  }
  try {
    await Promise.all(Array.from({ length: threads }, work))
  } finally {
    await pool.destroy()
  }
}

/** Shows how many games of all are played while `work` goes on: on standard error, and only where somebody watches. */
export async function withBar(
  { stdout, stderr }: Io,
  games: number,
  language: Language,
  work: (played: (games: number) => void) => Promise<void>,
): Promise<void> {
  if (!stderr.isTTY || !stdout.isTTY) return work(() => {})
  const say = wordsIn(language)
  const format = `{bar} {percentage} % · {value}/{total} ${say('simulate.progress', { eta: '{eta_formatted}' })}`
  const bar = new SingleBar({
    stream: stderr,
    format,
    clearOnComplete: true,
    hideCursor: false,
    etaBuffer: 50,
    barsize: 30,
  })
  const stop = () => bar.stop()
  process.prependOnceListener('SIGINT', stop)
  bar.start(games, 0)
  try {
    await work((played) => bar.update(played))
  } finally {
    process.off('SIGINT', stop)
    stop()
  }
}
