/** Work divided among threads, here or elsewhere, and a bar that shows how far it is. */

import type { Language } from '@windward/core/words.ts'
import { SingleBar } from 'cli-progress'
import { Tinypool } from 'tinypool'
import type { Global } from './flags.ts'
import type { Io } from './io.ts'
import { wordsIn } from './words/index.ts'
import type { Work } from './work.ts'

/** Where the work is done: in threads of this process, or with `nats` in those of `windward worker` processes. */
export interface Workplace extends Global {
  readonly nats?: string
}

export const MOST_WORKERS = 256

/** Returns how many threads shared the work. */
export async function divide<Job, Result>(work: Work<Job, Result>, { nats, lang }: Workplace, io: Io): Promise<number> {
  if (nats === undefined) return amongThreads(work)
  const { spread } = await import('./spread.ts')
  return spread(nats, work, wordsIn(lang), io)
}

export function threadPool(threads: number): Tinypool {
  return new Tinypool({
    filename: new URL('worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  })
}

async function amongThreads<Job, Result>({ task, threads, next, done }: Work<Job, Result>): Promise<number> {
  const pool = threadPool(threads)
  const work = async () => {
    for (let job = next(); job !== undefined; job = next()) done(await pool.run(job, { name: task }))
  }
  try {
    await Promise.all(Array.from({ length: threads }, work))
    return threads
  } finally {
    await pool.destroy()
  }
}

/** Shows how many games of all are played while `work` goes on: on standard error, and only where somebody watches. */
export async function withBar<T>(
  { stdout, stderr }: Io,
  games: number,
  language: Language,
  work: (played: (games: number) => void) => Promise<T>,
): Promise<T> {
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
    return await work((played) => bar.update(played))
  } finally {
    process.off('SIGINT', stop)
    stop()
  }
}
