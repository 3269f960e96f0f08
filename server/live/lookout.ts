/**
 * Looks again at tables of which nothing has been heard for a while: a message may have been lost with the bus, or a
 * first look failed with the store. Nobody waits for ever.
 */

import type { Bus } from '../bus/bus.ts'
import { every } from '../every.ts'
import type { Store } from '../store/store.ts'
import type { Connection } from './connection.ts'

export interface LookoutDeps {
  readonly store: Store
  readonly bus: Bus
  readonly connections: ReadonlySet<Connection>
  failed(error: unknown): void
}

const EVERY = 2_000
/** Tables asked for at once. */
const PORTION = 1_000

/** Returns how to stop. */
export function keepLookout(deps: LookoutDeps): () => Promise<void> {
  const { store, bus, connections, failed } = deps
  const stopEvery = every(EVERY, () => lookAgain(store, connections, performance.now() - EVERY), failed)
  const stopReturn = bus.onReturn(() => {
    for (const connection of connections) connection.tellLobbyAgain()
    void lookAgain(store, connections, performance.now()).catch(failed)
  })
  return async () => {
    stopReturn()
    await stopEvery()
  }
}

async function lookAgain(store: Store, connections: ReadonlySet<Connection>, since: number): Promise<void> {
  const silent = [...new Set([...connections].flatMap((connection) => connection.silentSince(since, store.isShared)))]
  for (let i = 0; i < silent.length; i += PORTION) {
    const heads = await store.heads(silent.slice(i, i + PORTION))
    for (const connection of connections) connection.lookAgain(heads)
  }
}
