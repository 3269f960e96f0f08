/** Tables in memory, as their logs have them. One that cannot be repeated stands still and keeps no other from it. */

import { StoreAway } from '../store/away.ts'
import type { Store, StoredTable } from '../store/store.ts'
import type { Table } from './table.ts'
import { NewerRules, TableBroken } from './troubles.ts'

export interface CacheDeps {
  readonly store: Store
  restore(stored: StoredTable): Promise<Table>
  /** Told once for each table that cannot be repeated. */
  broken(table: string, error: unknown): void
}

/** A broken table is tried again when it has been let be for so long. */
const LET_BE = 60_000

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

  /** Has these tables as they are in the store, so far as they are there and can be repeated. */
  async catchUp(ids: readonly string[]): Promise<void> {
    const { store, broken } = this.#deps
    const known = ids.filter((id) => this.#tables.has(id))
    const heads = store.isShared && known.length > 0 ? await store.heads(known) : undefined
    for (const id of ids) {
      if (performance.now() - (this.#broken.get(id)?.at ?? Number.NEGATIVE_INFINITY) < LET_BE) continue
      try {
        await this.#catchUpOne(id, heads?.get(id))
        this.#broken.delete(id)
      } catch (error) {
        this.drop(id)
        if (error instanceof StoreAway) throw error
        const isNewer = error instanceof NewerRules
        if (!isNewer && !this.#broken.has(id)) broken(id, error)
        this.#broken.set(id, { trouble: isNewer ? error : new TableBroken(id), at: performance.now() })
      }
    }
  }

  async #catchUpOne(id: string, head: number | undefined): Promise<void> {
    const table = this.#tables.get(id)?.table
    if (table === undefined) return this.#load(id)
    if (head === undefined || head === table.head) return
    const steps = await this.#deps.store.since(id, table.head)
    try {
      for (const step of steps) table.replay(step)
    } catch {
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
