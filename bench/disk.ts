/**
 * How long the disk itself keeps somebody waiting: a thread that writes one page over and over into a file of its own and
 * waits each time until it is durable, as a commit does.
 */

import { fdatasyncSync, openSync, writeSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** What was seen, in milliseconds. */
export interface SeenOfDisk {
  readonly longest: number
  /** All that took over a frame of the screen, together. */
  readonly held: number
}

/** Milliseconds between two pages. */
const EVERY = 5
const HELD = 16

/** Watches the disk of that folder until told to end. */
export function watchDisk(folder: string): () => Promise<SeenOfDisk> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: `${folder}/disk` })
  return () =>
    new Promise((resolve, reject) => {
      worker.once('error', reject)
      worker.once('message', async (seen: SeenOfDisk) => {
        await worker.terminate()
        resolve(seen)
      })
      worker.postMessage('end')
    })
}

if (!isMainThread) {
  const file = openSync(workerData, 'w')
  const page = Buffer.alloc(4096, 1)
  const seen = { longest: 0, held: 0 }
  const write = () => {
    const from = performance.now()
    writeSync(file, page, 0, page.length, 0)
    fdatasyncSync(file)
    const took = performance.now() - from
    seen.longest = Math.max(seen.longest, took)
    if (took > HELD) seen.held += took
  }
  write()
  setInterval(write, EVERY)
  parentPort?.on('message', () => parentPort?.postMessage(seen))
}
