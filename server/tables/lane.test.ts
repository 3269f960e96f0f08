import { haendler } from '@windward/games/haendler/index.ts'
import { expect, it } from 'vitest'
import { tableRow } from '../given/rows.ts'
import type { Appended } from '../store/append.ts'
import { StoreAway } from '../store/away.ts'
import type { StoredTable } from '../store/store.ts'
import { Lane } from './lane.ts'
import { Table } from './table.ts'

/** A store of tables at which nothing was done, which several nodes share. */
class StoreOfNothing {
  readonly isShared = true
  isAway = false
  loads = 0
  /** Most that were under way at a time. */
  together = 0
  #underWay = 0

  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    await this.#answer()
    return new Map(ids.map((id) => [id, 0]))
  }

  async sinceEach(): Promise<ReadonlyMap<string, []>> {
    await this.#answer()
    return new Map()
  }

  async load(id: string): Promise<StoredTable> {
    this.#underWay += 1
    this.together = Math.max(this.together, this.#underWay)
    await this.#answer().finally(() => {
      this.#underWay -= 1
    })
    this.loads += 1
    return { row: tableRow(id), snapshot: undefined, steps: [], commands: [] }
  }

  async append(): Promise<readonly Appended[]> {
    return []
  }

  async #answer(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (this.isAway) throw new StoreAway('nobody answers')
  }
}

const store = new StoreOfNothing()
const lane = new Lane({
  store,
  restore: async (stored) => Table.restore(haendler, stored),
  performDeps: { isBot: () => false, standIn: () => '', newId: () => '' },
  openRematch: () => ({ row: tableRow('next'), seated: [] }),
  publish: () => {},
  failed: () => {},
  broken: () => {},
  committed: () => {},
})
const ids = Array.from({ length: 20 }, (_, i) => `table${i}`)
const readAll = () => Promise.all(ids.map((id) => lane.read(id, (table) => table?.info.name)))

it('reads several tables at a time, and not all of them', async () => {
  expect(await readAll()).toEqual(ids)
  expect([lane.tables, store.loads, store.together]).toEqual([20, 20, 8])
})

it('keeps what is at hand while the store is away, and reads none of it again', async () => {
  store.isAway = true
  await expect(readAll()).rejects.toThrow(StoreAway)
  expect(lane.tables).toBe(20)
  store.isAway = false
  expect(await readAll()).toEqual(ids)
  expect(store.loads).toBe(20)
})
