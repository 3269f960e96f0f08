/** The thread that commits: one group after the other. */

import { parentPort, workerData } from 'node:worker_threads'
import { appendTo } from './append.ts'
import { openEngine } from './engine.ts'
import type { Answered, Asked } from './writer.ts'

const engine = openEngine(workerData)
let last: Promise<unknown> = Promise.resolve()

parentPort?.on('message', (asked: Asked) => {
  last = last.then(() => answer(asked)).then((answered) => parentPort?.postMessage(answered))
})

async function answer({ id, batch }: Asked): Promise<Answered> {
  try {
    if (batch !== undefined) return { id, taken: await appendTo(engine, batch) }
    await engine.db.destroy()
    return { id, taken: [] }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
