/** Copies of the embedded store. PostgreSQL has its own tools. */

import { existsSync, renameSync, rmSync } from 'node:fs'
import Database from 'better-sqlite3'
import { lockStore, StoreInUse } from './lock.ts'

export type CopyResult =
  | { readonly ok: true; readonly tables: number; readonly steps: number }
  | { readonly ok: false; readonly code: CopyFault; readonly path: string; readonly detail?: string }

/** Why there is no copy: put into words where it is asked for. */
export type CopyFault = 'isThere' | 'wouldReplace' | 'missing' | 'notCopied' | 'notAStore' | 'inUse'

/** Whole, as of one moment, also while a server writes. */
export async function backup(store: string, to: string): Promise<CopyResult> {
  if (existsSync(to)) return { ok: false, code: 'isThere', path: to }
  return copy(store, to)
}

/** With `replaces`, a store that is there is kept beside, as `….before`. Not under a server that runs. */
export async function restore(from: string, store: string, replaces: boolean): Promise<CopyResult> {
  const checked = check(from)
  if (!checked.ok) return checked
  let unlock: () => void
  try {
    unlock = lockStore(store)
  } catch (error) {
    if (error instanceof StoreInUse) return { ok: false, code: 'inUse', path: store }
    throw error
  }
  try {
    return await putInPlace(from, store, replaces)
  } finally {
    unlock()
  }
}

async function putInPlace(from: string, store: string, replaces: boolean): Promise<CopyResult> {
  if (existsSync(store)) {
    if (!replaces) return { ok: false, code: 'wouldReplace', path: store }
    for (const end of ['', '-wal', '-shm']) {
      if (existsSync(`${store}${end}`)) renameSync(`${store}${end}`, `${store}.before${end}`)
    }
  }
  return copy(from, store)
}

async function copy(from: string, to: string): Promise<CopyResult> {
  if (!existsSync(from)) return { ok: false, code: 'missing', path: from }
  const draft = `${to}.draft`
  try {
    const file = new Database(from, { readonly: true })
    try {
      await file.backup(draft)
    } finally {
      file.close()
    }
  } catch (error) {
    rmSync(draft, { force: true })
    return { ok: false, code: 'notCopied', path: from, detail: error instanceof Error ? error.message : String(error) }
  }
  const checked = check(draft)
  if (checked.ok) renameSync(draft, to)
  else rmSync(draft, { force: true })
  return checked
}

function check(path: string): CopyResult {
  const bad = (detail: string): CopyResult => ({ ok: false, code: 'notAStore', path, detail })
  if (!existsSync(path)) return { ok: false, code: 'missing', path }
  try {
    const file = new Database(path, { readonly: true })
    try {
      const verdict = file.pragma('integrity_check', { simple: true })
      if (verdict !== 'ok') return bad(String(verdict))
      const count = (table: string) => Number(file.prepare(`select count(*) from ${table}`).pluck().get())
      const hasJournal = count("sqlite_master where name = 'journal'") > 0
      const pending = hasJournal ? count(`journal where (table_id, seq) not in (select table_id, seq from log)`) : 0
      return { ok: true, tables: count('tables'), steps: count('log') + pending }
    } finally {
      file.close()
    }
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error))
  }
}
