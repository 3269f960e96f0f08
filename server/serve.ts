/** A whole server: store, bus, tables, bots, HTTP. */

import { availableParallelism } from 'node:os'
import { BOT_NAMES } from '@windward/bots/index.ts'
import { GAMES } from '@windward/games/index.ts'
import { LIMITS } from '@windward/protocol/limits.ts'
import { type Logger, pino } from 'pino'
import { BotDriver } from './bots/driver.ts'
import { BotPool } from './bots/pool.ts'
import { LocalBus } from './bus/bus.ts'
import { connectNats } from './bus/nats.ts'
import { buildApp } from './http/app.ts'
import { Limiter } from './live/limiter.ts'
import { Presences } from './live/presence.ts'
import { Session } from './live/session.ts'
import { Metrics } from './metrics.ts'
import { Store } from './store/store.ts'
import type { BotAsk } from './tables/exit.ts'
import { newPersonId } from './tables/ids.ts'
import { Tables } from './tables/tables.ts'

export interface ServeGiven {
  readonly host: string
  /** 0: any that is free. */
  readonly port: number
  /** The path of the embedded store, or `postgres://…`. */
  readonly store: string
  /** `nats://…`; without it this process is alone. */
  readonly nats?: string | undefined
  /** Threads for bots; 0 leaves them to others on the bus. */
  readonly botThreads?: number | undefined
  readonly trustProxy?: boolean | undefined
  readonly requestsPerMinute?: number | undefined
  readonly web?: string | undefined
  readonly logger?: Logger | undefined
}

export interface Serving {
  readonly url: string
  readonly port: number
  /** Finishes what was begun, then stops. */
  stop(): Promise<void>
}

const MOST_SOCKETS = 50_000
const BEAT = 30_000
const SWEEP = 500
const FORGET = 10_000
/** A table that nobody has touched for so long is read from the store again. */
const KEPT_IN_MEMORY = 60_000
const MOST_DUE = 200
const PRUNE = 60_000
/** How long the steps of a match that is over are kept beside its record, for those who come late. */
const STEPS_KEPT = 3_600_000
const MOST_PRUNED = 100

export async function serve(given: ServeGiven): Promise<Serving> {
  const logger = given.logger ?? pino({ redact: ['req.headers.cookie', 'headers.cookie'] })
  const store = await Store.open(given.store)
  const bus = given.nats === undefined ? new LocalBus() : await connectNats(given.nats)
  const metrics = new Metrics()
  const sessions = new Set<Session>()
  const chatter = new Limiter(LIMITS.chatEvery, LIMITS.chatBurst)
  const node = newPersonId()
  let isStopping = false
  const failed = (err: unknown) => logger.error({ err }, 'failed')

  const presences = new Presences(bus, node, (presence, readers) => {
    for (const reader of readers) if (reader instanceof Session) reader.tellPresence(presence)
  })
  const bots = () => BOT_NAMES
  const tables = new Tables({
    store,
    bus,
    games: GAMES,
    bots,
    metrics,
    chatter,
    isPresent: (table, seat) => presences.of(table).seats.includes(seat),
    botAsked: (ask) => driver.ask(ask),
    failed,
  })
  const fault = ({ table, seat, bot }: BotAsk, why: string) =>
    logger.warn({ table, seat, bot, why }, 'a bot was replaced for an answer')
  const driver = new BotDriver({ bus, metrics, tables, fault, failed })
  const threads = given.botThreads ?? Math.max(1, availableParallelism() - 1)
  const pool = threads > 0 ? new BotPool(bus, threads) : undefined
  metrics.watch('windward_sockets', 'Open sockets', () => sessions.size)
  metrics.watch('windward_tables_in_memory', 'Tables in memory', () => tables.cached)

  const closeAll = async () => {
    await app.close()
    await tables.drain()
    presences.close()
    await pool?.close()
    await bus.close()
    await store.close()
  }

  const house = {
    tables,
    bus,
    presences,
    metrics,
    failed,
    store,
    sessions,
    games: GAMES,
    bots,
    isStopping: () => isStopping,
  }
  const app = await buildApp(house, {
    logger,
    sessionKey: await store.sessionKey(),
    requestsPerMinute: given.requestsPerMinute ?? 600,
    trustProxy: given.trustProxy ?? false,
    mostSockets: MOST_SOCKETS,
    web: given.web,
  })
  try {
    await app.listen({ host: given.host, port: given.port })
  } catch (error) {
    await closeAll()
    throw error
  }

  const timers = [
    every(SWEEP, () => sweep(store, tables), failed),
    every(SWEEP, () => store.settleSome(), failed),
    every(FORGET, async () => tables.forget(Date.now() - KEPT_IN_MEMORY), failed),
    every(FORGET, async () => chatter.forget(), failed),
    every(PRUNE, async () => void (await store.prune(Date.now() - STEPS_KEPT, MOST_PRUNED)), failed),
    every(BEAT, async () => beat(sessions), failed),
  ]
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : given.port
  logger.info({ port, store: storeKind(given.store), nats: given.nats !== undefined }, 'serving')

  return {
    url: `http://${given.host === '0.0.0.0' ? '127.0.0.1' : given.host}:${port}`,
    port,
    async stop() {
      if (isStopping) return
      isStopping = true
      for (const timer of timers) timer()
      for (const session of sessions) session.dismiss()
      await driver.stop()
      await closeAll()
      logger.info('stopped')
    },
  }
}

/** Clocks that ran out, and bots whose node has gone. */
async function sweep(store: Store, tables: Tables): Promise<void> {
  const now = Date.now()
  const { late, bots } = await store.due(now, MOST_DUE)
  await Promise.all([...late.map((id) => tables.timeOut(id, now)), ...bots.map((id) => tables.askBots(id))])
}

function beat(sessions: Iterable<Session>): void {
  for (const session of sessions) session.beat()
}

/** Again and again, never twice at once. Returns how to stop. */
function every(milliseconds: number, work: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    work()
      .catch(failed)
      .finally(() => {
        isRunning = false
      })
  }, milliseconds)
  return () => clearInterval(timer)
}

/** Without what may be a password. */
function storeKind(store: string): string {
  return /^postgres(ql)?:/.test(store) ? 'postgres' : 'sqlite'
}
