/** Copies of the embedded store. PostgreSQL has its own tools. */

import { existsSync, renameSync, rmSync } from 'node:fs'
import Database from 'better-sqlite3'

export type Copied =
  | { readonly ok: true; readonly tables: number; readonly steps: number }
  | { readonly ok: false; readonly why: string }

/** Whole, as of one moment, also while a server writes. */
export async function backup(store: string, to: string): Promise<Copied> {
  if (existsSync(to)) return { ok: false, why: `${to} is there already.` }
  return copy(store, to)
}

/** With `replaces`, a store that is there is kept beside, as `….before`. */
export async function restore(from: string, store: string, replaces: boolean): Promise<Copied> {
  const checked = check(from)
  if (!checked.ok) return checked
  if (existsSync(store)) {
    if (!replaces) return { ok: false, why: `${store} is there already; --replace keeps it beside.` }
    for (const end of ['', '-wal', '-shm']) {
      if (existsSync(`${store}${end}`)) renameSync(`${store}${end}`, `${store}.before${end}`)
    }
  }
  return copy(from, store)
}

async function copy(from: string, to: string): Promise<Copied> {
  if (!existsSync(from)) return { ok: false, why: `There is no ${from}.` }
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
    return { ok: false, why: `${from} could not be copied: ${error instanceof Error ? error.message : error}` }
  }
  const checked = check(draft)
  if (checked.ok) renameSync(draft, to)
  else rmSync(draft, { force: true })
  return checked
}

function check(path: string): Copied {
  const bad = (what: string): Copied => ({ ok: false, why: `${path} is no store of Windward: ${what}.` })
  if (!existsSync(path)) return { ok: false, why: `There is no ${path}.` }
  try {
    const file = new Database(path, { readonly: true })
    try {
      const verdict = file.pragma('integrity_check', { simple: true })
      if (verdict !== 'ok') return bad(String(verdict))
      const count = (table: string) => Number(file.prepare(`select count(*) from ${table}`).pluck().get())
      const hasJournal = count("sqlite_master where name = 'journal'") > 0
      const coming = hasJournal ? count(`journal where (table_id, seq) not in (select table_id, seq from log)`) : 0
      return { ok: true, tables: count('tables'), steps: count('log') + coming }
    } finally {
      file.close()
    }
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error))
  }
}
