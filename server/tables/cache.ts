/** Tables in memory, as their logs have them. One that cannot be repeated stands still and keeps no other from it. */

import { stepOf } from '../store/append.ts'
import { StoreAway } from '../store/away.ts'
import type { StepRow } from '../store/schema.ts'
import type { Store, StoredTable } from '../store/store.ts'
import type { Table } from './table.ts'
import { NewerRules, TableBroken } from './troubles.ts'

export interface CacheDeps {
  readonly store: Pick<Store, 'isShared' | 'heads' | 'sinceEach' | 'load'>
  restore(stored: StoredTable): Promise<Table>
  /** Told once for each table that cannot be repeated. */
  broken(table: string, error: unknown): void
}

/** A broken table is tried again when it has been let be for so long. */
const LET_BE = 60_000
/** Tables that are read from the store at a time: one after the other, all would wait for the way there and back. */
const TOGETHER = 8

export class TableCache {
  readonly #deps: CacheDeps
  readonly #tables = new Map<string, CachedTable>()
  /** Why, and when each was last tried. */
  readonly #broken = new Map<string, { readonly trouble: Error; readonly at: number }>()

  constructor(deps: CacheDeps) {
    this.#deps = deps
  }

  get size(): number {
    return this.#tables.size
  }

  /** Those that stand still. */
  get broken(): readonly string[] {
    return [...this.#broken.keys()]
  }

  troubleOf(id: string): Error | undefined {
    return this.#broken.get(id)?.trouble
  }

  use(id: string): Table | undefined {
    const cached = this.#tables.get(id)
    if (cached !== undefined) cached.used = performance.now()
    return cached?.table
  }

  drop(id: string): void {
    this.#tables.delete(id)
  }

  forget(since: number): void {
    for (const [id, { used }] of this.#tables) if (used < since) this.#tables.delete(id)
  }

  /**
   * Has these tables as they are in the store, so far as they are there and can be repeated. Where the store is away,
   * those at hand stay as they are.
   */
  async catchUp(ids: readonly string[]): Promise<void> {
    const missed = this.#deps.store.isShared ? await this.#missed(ids) : undefined
    const wanted = ids.filter((id) => !this.#isLetBe(id))
    for (let i = 0; i < wanted.length; i += TOGETHER) {
      const some = wanted.slice(i, i + TOGETHER)
      const caughtUp = await Promise.allSettled(some.map((id) => this.#catchUpWith(id, missed?.get(id))))
      for (const one of caughtUp) if (one.status === 'rejected') throw one.reason
    }
  }

  /** What others have done since at those that are at hand. */
  async #missed(ids: readonly string[]): Promise<ReadonlyMap<string, readonly StepRow[]> | undefined> {
    const { store } = this.#deps
    const known = ids.flatMap((id) => this.#tables.get(id)?.table ?? [])
    if (known.length === 0) return undefined
    const heads = await store.heads(known.map(({ info }) => info.id))
    const behind = known.filter(({ info, head }) => head !== (heads.get(info.id) ?? head))
    return behind.length === 0 ? undefined : store.sinceEach(new Map(behind.map(({ info, head }) => [info.id, head])))
  }

  #isLetBe(id: string): boolean {
    return performance.now() - (this.#broken.get(id)?.at ?? Number.NEGATIVE_INFINITY) < LET_BE
  }

  /** Fails only where the store is away. */
  async #catchUpWith(id: string, missed: readonly StepRow[] | undefined): Promise<void> {
    try {
      await this.#catchUpOne(id, missed)
      this.#broken.delete(id)
    } catch (error) {
      if (error instanceof StoreAway) throw error
      this.drop(id)
      const isNewer = error instanceof NewerRules
      if (!isNewer && !this.#broken.has(id)) this.#deps.broken(id, error)
      this.#broken.set(id, { trouble: isNewer ? error : new TableBroken(id), at: performance.now() })
    }
  }

  async #catchUpOne(id: string, missed: readonly StepRow[] = []): Promise<void> {
    const table = this.#tables.get(id)?.table
    if (table === undefined) return this.#load(id)
    try {
      for (const row of missed) table.replay(stepOf(row))
    } catch {
      this.drop(id)
      await this.#load(id)
    }
  }

  async #load(id: string): Promise<void> {
    const { store, restore } = this.#deps
    for (let tries = 0; ; tries += 1) {
      const stored = await store.load(id)
      if (stored === undefined) return
      try {
        this.#tables.set(id, { table: await restore(stored), used: 0 })
        return
      } catch (error) {
        // It may have moved on while it was read.
        if (tries > 0) throw error
      }
    }
  }
}

interface CachedTable {
  readonly table: Table
  used: number
}
