/**
 * An embedded store belongs to one process. It holds a lock of the system's on a file beside the store, which goes with the
 * process however it ends: nothing is left behind that somebody would have to remove.
 */

import Database from 'better-sqlite3'

/** Another process has the store. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse'
}

/** Holds it until it is let go; throws `StoreInUse`. */
export function lockStore(path: string): () => void {
  // SQLite locks files alike on every system; this one never has anything in it.
  const lock = new Database(`${path}-lock`, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) throw new StoreInUse(path)
    throw error
  }
  return () => lock.close()
}
