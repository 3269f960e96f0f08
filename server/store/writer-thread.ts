/** The thread that writes: all that was asked of it while one commit ran shares the next. */

import { parentPort, workerData } from 'node:worker_threads'
import { Journal } from './journal.ts'
import { PreparedStatements } from './prepared.ts'
import { openSqlite } from './sqlite.ts'
import type { Tx } from './tx.ts'
import type { WriteMessage, WriterMessage, WriterReply } from './writer.ts'
import { write } from './writes.ts'

const { file, db } = openSqlite(workerData)
// There is a thread for it.
file.pragma('wal_autocheckpoint = 0')
const prepared = new PreparedStatements(file)
const journal = new Journal(prepared)
let queue: WriterMessage[] = []
let isRunning = false

parentPort?.on('message', (message: WriterMessage) => {
  queue.push(message)
  if (isRunning) return
  isRunning = true
  // Not at once: whatever else lies in the port belongs to the same commit.
  setImmediate(() => void run())
})

async function run(): Promise<void> {
  while (queue.length > 0) {
    const group = queue
    queue = []
    const writes = group.filter((message) => message.kind === 'write')
    if (writes.length > 0) parentPort?.postMessage(await commit(writes))
    for (const message of group)
      if (message.kind !== 'write') parentPort?.postMessage([await reply(message, () => other(message))])
    await new Promise((resolve) => setImmediate(resolve))
  }
  isRunning = false
}

async function commit(group: readonly WriteMessage[]): Promise<readonly WriterReply[]> {
  try {
    return await transaction(async (tx) => {
      const replies: WriterReply[] = []
      // What fails takes nothing else with it.
      for (const message of group) replies.push(await reply(message, () => part(tx, message)))
      return replies
    })
  } catch (error) {
    return group.map(({ id }) => failed(id, error))
  }
}

function part(tx: Tx, { name, args }: WriteMessage): Promise<unknown> {
  return allOrNothing('savepoint part', 'release part', 'rollback to part; release part', () =>
    write(tx, name, args as never),
  )
}

async function other(message: Exclude<WriterMessage, WriteMessage>): Promise<unknown> {
  if (message.kind === 'flush') return transaction(async () => journal.flush(message.most, message.table))
  return db.destroy()
}

/** Immediate: a transaction that begins by reading could not be sure to get the lock for writing later. */
function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.connection().execute((held) =>
    allOrNothing('begin immediate', 'commit', 'rollback', () =>
      work({
        db: held,
        // The connection is held by the transaction: what is run on it directly belongs to it.
        lock: async (ids) => journal.heads(ids),
        addSteps: async (rows, headRows) => journal.add(rows, headRows),
      }),
    ),
  )
}

async function allOrNothing<T>(begin: string, end: string, undo: string, work: () => Promise<T>): Promise<T> {
  prepared.run(begin)
  try {
    const result = await work()
    prepared.run(end)
    return result
  } catch (error) {
    if (file.inTransaction) file.exec(undo)
    journal.reread()
    throw error
  }
}

async function reply({ id }: WriterMessage, work: () => Promise<unknown>): Promise<WriterReply> {
  try {
    return { id, value: await work() }
  } catch (error) {
    return failed(id, error)
  }
}

function failed(id: number, error: unknown): WriterReply {
  return { id, error: error instanceof Error ? error.message : String(error) }
}
