/** The thread that writes: all that was asked while one commit ran shares the next. */

import { parentPort, workerData } from 'node:worker_threads'
import { openEngine, type Writing } from './engine.ts'
import type { Answered, Asked } from './writer.ts'
import { write } from './writes.ts'

const engine = openEngine(workerData)
let asked: Asked[] = []
let isRunning = false

parentPort?.on('message', (one: Asked) => {
  asked.push(one)
  if (isRunning) return
  isRunning = true
  // Not at once: whatever else lies in the port belongs to the same commit.
  setImmediate(() => void run())
})

async function run(): Promise<void> {
  while (asked.length > 0) {
    const group = asked
    asked = []
    parentPort?.postMessage(await together(group))
    await new Promise((resolve) => setImmediate(resolve))
  }
  isRunning = false
}

async function together(group: readonly Asked[]): Promise<readonly Answered[]> {
  if (group.some(({ name }) => name === undefined)) {
    await engine.db.destroy()
    return group.map(({ id }) => ({ id }))
  }
  try {
    return await engine.write(async (db) => {
      const answers: Answered[] = []
      for (const one of group) answers.push(await answer(db, one))
      return answers
    })
  } catch (error) {
    return group.map(({ id }) => ({ id, error: reason(error) }))
  }
}

/** What fails takes nothing else with it. */
async function answer(db: Writing, { id, name = 'append', given }: Asked): Promise<Answered> {
  try {
    return { id, value: await engine.part(() => write(engine, db, name, given as never)) }
  } catch (error) {
    return { id, error: reason(error) }
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
