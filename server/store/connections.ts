/** Connections to PostgreSQL. One that is lost, or does not answer, says that the store is away, and is not used again. */

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { StoreAway } from './away.ts'

const INT8 = 20
const MOST = 10
/** Milliseconds until a connection is given up, and until an answer is. */
const CONNECT = 5_000
const ANSWER = 8_000

/** What the server ends by itself, so that a node that hangs in the middle holds no row for long. */
const TIMEOUTS = { statement_timeout: 7_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 3_000 } as const

/** `isPatient`: for what may take long and is done once. */
export function connectionsTo(url: string, isPatient = false): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST,
    types: { getTypeParser: typeParser },
    connectionTimeoutMillis: CONNECT,
    keepAlive: true,
    ...(!isPatient && { query_timeout: ANSWER, ...TIMEOUTS }),
  })
  // One that breaks while idle is replaced; one that breaks in use fails its own query. Neither ends the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect().catch(away)
      const careful = known.get(client) ?? carefulClient(client)
      known.set(client, careful)
      return careful
    },
    end: () => pool.end(),
  } as PostgresPool
}

function carefulClient(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, [...values])
    } catch (error) {
      if (!isAway(error)) throw error
      isLost = true
      return away(error)
    }
  }
  return {
    // Kysely asks for nothing else: cursors are not used.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded?: boolean) => client.release(isLost || isDiscarded === true),
  }
}

function away(error: unknown): never {
  throw new StoreAway(error instanceof Error ? error.message : String(error), { cause: error })
}

/** Not the query's fault: no connection, one that was ended, a server that starts, stops or has no room. */
function isAway(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true
  return error.severity === 'FATAL' || error.severity === 'PANIC' || /^(08|53|57P)/.test(error.code ?? '')
}

function typeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 && format !== 'binary') return Number
  return pg.types.getTypeParser(oid, format)
}
