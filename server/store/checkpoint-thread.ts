/**
 * The thread that carries what was committed from SQLite's write-ahead log into its file. By default a commit now and then
 * does it itself: 20 to 75 ms in a trace of 1,000 tables, for which all that came after it had to wait.
 */

import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite } from './sqlite.ts'

/** Milliseconds. */
const EVERY = 500
/** Pages: by then the log begins anew, for which commits wait until the last of it is carried over. */
const LONG = 4000

const { file, db } = openSqlite(workerData)
const timer = setInterval(carryOver, EVERY)

parentPort?.on('message', async () => {
  clearInterval(timer)
  await db.destroy()
  parentPort?.postMessage('closed')
})

function carryOver(): void {
  try {
    if (carried('PASSIVE') > LONG) carried('RESTART')
  } catch {
    // The disk is full, or somebody holds the file: commits say so, and nothing is lost that waits in the log.
  }
}

/** How many pages the log has. */
function carried(how: 'PASSIVE' | 'RESTART'): number {
  const [{ log }] = file.pragma(`wal_checkpoint(${how})`) as [{ readonly log: number }]
  return log
}
