/** Statements of SQLite that recur all the time. */

import type Database from 'better-sqlite3'
import type { SqliteDatabase } from 'kysely'

/** Each prepared once. */
export class PreparedStatements {
  readonly #file: Database.Database
  readonly #statements = new Map<string, Database.Statement>()

  constructor(file: Database.Database) {
    this.#file = file
  }

  /** Returns where the last row went, if any was inserted. */
  run(text: string, ...values: readonly unknown[]): number {
    return Number(this.#statement(text).run(...values).lastInsertRowid)
  }

  /** The first column of the first row. */
  get(text: string, ...values: readonly unknown[]): unknown {
    const row = this.#statement(text)
      .raw()
      .get(...values) as readonly unknown[] | undefined
    return row?.[0]
  }

  all(text: string, ...values: readonly unknown[]): readonly (readonly unknown[])[] {
    return this.#statement(text)
      .raw()
      .all(...values) as readonly (readonly unknown[])[]
  }

  #statement(text: string): Database.Statement {
    const before = this.#statements.get(text)
    if (before !== undefined) return before
    const statement = this.#file.prepare(text)
    this.#statements.set(text, statement)
    return statement
  }
}

/** For Kysely, which would prepare every query anew. What it asks here is a few dozen texts; values are given apart. */
export function withPreparedStatements(file: Database.Database): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    prepare(text) {
      const before = statements.get(text)
      if (before !== undefined) return before
      const statement = file.prepare<unknown[]>(text)
      statements.set(text, statement)
      return statement
    },
    close: () => void file.close(),
  }
}
