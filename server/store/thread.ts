/** The thread that writes: all that was asked while one commit ran shares the next. */

import { parentPort, workerData } from 'node:worker_threads'
import { openEngine, type Writing } from './engine.ts'
import type { Answered, Asked, AskedToWrite } from './writer.ts'
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
    const writes = group.filter((one) => one.kind === 'write')
    if (writes.length > 0) parentPort?.postMessage(await commit(writes))
    for (const one of group) if (one.kind !== 'write') parentPort?.postMessage([await other(one)])
    await new Promise((resolve) => setImmediate(resolve))
  }
  isRunning = false
}

async function commit(group: readonly AskedToWrite[]): Promise<readonly Answered[]> {
  try {
    return await engine.write(async (db) => {
      const answers: Answered[] = []
      for (const one of group) answers.push(await answer(db, one))
      return answers
    })
  } catch (error) {
    return group.map(({ id }) => failed(id, error))
  }
}

/** What fails takes nothing else with it. */
async function answer(db: Writing, { id, name, given }: AskedToWrite): Promise<Answered> {
  try {
    return { id, value: await engine.part(() => write(engine, db, name, given as never)) }
  } catch (error) {
    return failed(id, error)
  }
}

async function other(asked: Exclude<Asked, AskedToWrite>): Promise<Answered> {
  try {
    const value = asked.kind === 'settle' ? await engine.settle(asked.most, asked.table) : await engine.db.destroy()
    return { id: asked.id, value }
  } catch (error) {
    return failed(asked.id, error)
  }
}

function failed(id: number, error: unknown): Answered {
  return { id, error: error instanceof Error ? error.message : String(error) }
}
