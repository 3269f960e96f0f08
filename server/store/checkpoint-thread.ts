/**
 * The thread that carries what was committed from SQLite's log into its file. A commit that has to do it itself, as one in
 * a few hundred does by default, takes ten times as long as the others.
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
