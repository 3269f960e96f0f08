/**
 * Looks again at tables of which nothing has been heard for a while: a message may have been lost with the bus, or a
 * first look failed with the store. Nobody waits for ever. When the bus is back, whoever looks elsewhere hears again of
 * their tables at which something was done meanwhile, has the name they were given, and is gone if they were signed out.
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
  /** When the bus went, as long as not everybody has been told what they missed. */
  let missedSince: number | undefined
  const tellMissed = async () => {
    const since = missedSince
    if (since === undefined) return
    await tellAgain(store, connections, since)
    if (missedSince === since) missedSince = undefined
  }
  const look = async (since: number) => {
    await lookAgain(store, connections, since)
    await tellMissed()
  }
  const stopEvery = every(EVERY, () => look(performance.now() - EVERY), failed)
  const stopReturn = bus.onReturn((since) => {
    missedSince = Math.min(since, missedSince ?? since)
    for (const connection of connections) connection.tellLobbyAgain()
    void look(performance.now()).catch(failed)
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

async function tellAgain(store: Store, connections: ReadonlySet<Connection>, since: number): Promise<void> {
  const byPerson = Map.groupBy(connections, ({ person }) => person ?? '')
  const persons = [...byPerson.keys()].filter((person) => person !== '')
  for (let i = 0; i < persons.length; i += PORTION) {
    const some = persons.slice(i, i + PORTION)
    for (const person of await store.persons(some))
      for (const connection of byPerson.get(person.id) ?? []) connection.isNow(person)
    for (const { person, table } of await store.touchedSince(some, since))
      for (const connection of byPerson.get(person) ?? []) connection.tellAwaited(table)
  }
}
