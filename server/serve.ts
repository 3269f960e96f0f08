/** A whole server: store, bus, tables, bots, HTTP. */

import { availableParallelism } from 'node:os'
import { botsFor } from '@windward/bots/catalogue.ts'
import { allRules, isGameId } from '@windward/games/catalogue.ts'
import { revisionsHere } from '@windward/games/revisions.ts'
import { LIMITS } from '@windward/protocol/limits.ts'
import { type Logger, pino } from 'pino'
import { BotDriver } from './bots/driver.ts'
import { BotPool } from './bots/pool.ts'
import { LocalBus } from './bus/bus.ts'
import { connectNats } from './bus/nats.ts'
import { notBefore, now } from './clock.ts'
import { every } from './every.ts'
import { buildApp } from './http/app.ts'
import { Callers } from './http/callers.ts'
import { Connection } from './live/connection.ts'
import { Limiter } from './live/limiter.ts'
import { keepLookout } from './live/lookout.ts'
import { PresenceTracker } from './live/presence.ts'
import { Metrics } from './metrics.ts'
import { pruneSteps, removeOld } from './pruning.ts'
import { StoreAway } from './store/away.ts'
import { lockStore } from './store/lock.ts'
import { isPostgres, Store } from './store/store.ts'
import { Analyses } from './tables/analyses.ts'
import type { BotAsk } from './tables/exit.ts'
import { newPersonId } from './tables/ids.ts'
import { Tables } from './tables/tables.ts'

export interface ServeOptions {
  readonly host: string
  /** 0: any that is free. */
  readonly port: number
  /** The path of the embedded store, or `postgres://…`. */
  readonly store: string
  /** `nats://…`; without it this process is alone. */
  readonly nats?: string | undefined
  /** Threads for bots; 0 leaves them to others on the bus. */
  readonly botThreads?: number | undefined
  /** How many proxies stand in front, each of which says who asked it. */
  readonly trustProxy?: number | undefined
  readonly requestsPerMinute?: number | undefined
  readonly handshakesPerMinute?: number | undefined
  /** Days for which matches that are over are kept; 0: for good. */
  readonly keep?: number | undefined
  /** Bytes to be left on the disk of the embedded store: with less it is not ready. */
  readonly spare?: number | undefined
  readonly web?: string | undefined
  readonly logger?: Logger | undefined
}

export interface RunningServer {
  readonly url: string
  readonly port: number
  /** Finishes what was begun, then stops. */
  stop(): Promise<void>
}

const MOST_SOCKETS = 50_000
const SWEEP = 500
/** In which nodes say who is connected to them; who has just lost a connection is back by then. */
const ANSWERS_WITHIN = 1_000
const FORGET = 10_000
/** A table that nobody has touched for so long is read from the store again. */
const KEPT_IN_MEMORY = 60_000
const MOST_DUE = 200
const PRUNE = 10_000
const REMOVE = 3_600_000
const DAY = 86_400_000
/** Days for which matches that are over are kept. */
const KEPT = 365
/** A commit writes the log of the store and then the store: this is more than both take between two looks at the disk. */
const SPARE = 32_000_000
/** How long a request that has begun may go on when the server stops. */
const PATIENCE = 2_000

export async function serve(options: ServeOptions): Promise<RunningServer> {
  const logger = options.logger ?? pino({ redact: ['req.headers.cookie', 'headers.cookie'] })
  const outage = new Outage(logger)
  const failed = (err: unknown) => {
    if (err instanceof StoreAway) outage.began(err)
    else logger.error({ err }, 'failed')
  }
  const unlock = isPostgres(options.store) ? () => undefined : lockStore(options.store)
  const store = await Store.open(options.store, failed).catch((error) => {
    unlock()
    throw error
  })
  notBefore(await store.latest())
  const bus = options.nats === undefined ? new LocalBus() : await connectNats(options.nats)
  const metrics = new Metrics()
  const connections = new Set<Connection>()
  const callers = new Callers()
  const chatLimiter = new Limiter(LIMITS.chatEvery, LIMITS.chatBurst)
  const node = newPersonId()
  let isStopping = false

  const patience = options.nats === undefined ? 0 : ANSWERS_WITHIN
  const presence = new PresenceTracker(bus, node, patience, (presence, readers) => {
    for (const reader of readers) if (reader instanceof Connection) reader.tellPresence(presence)
    tables.tellPresence(presence.table).catch(failed)
  })
  const games = await allRules()
  const bots = (game: string) => (isGameId(game) ? botsFor(game) : [])
  const tables = new Tables({
    store,
    bus,
    games,
    bots,
    metrics,
    chatLimiter,
    present: (table) => presence.ask(table),
    presenceAt: (table) => presence.of(table),
    gatherPresence: (tables) => presence.gather(tables),
    askBot: (ask) => driver.ask(ask),
    failed,
    broken: (table, err) => logger.error({ table, err }, 'a table cannot be repeated and stands still'),
  })
  const analyses = new Analyses(store, tables)
  const fault = ({ table, seat, bot }: BotAsk, why: string) =>
    logger.warn({ table, seat, bot, why }, 'a bot was replaced for an answer')
  const driver = new BotDriver({
    bus,
    metrics,
    tables,
    addressOf: (person) => callers.addressOf(person),
    fault,
    failed,
  })
  const threads = options.botThreads ?? Math.max(1, availableParallelism() - 1)
  const pool = threads > 0 ? new BotPool(bus, threads, await revisionsHere(), failed) : undefined
  metrics.watch('windward_sockets', 'Open sockets', () => connections.size)
  metrics.watch('windward_sockets_waiting_bytes', 'Bytes that wait for readers', () => waiting(connections))
  metrics.watch('windward_tables_in_memory', 'Tables in memory', () => tables.cached)

  const closeAll = async () => {
    // A browser keeps connections in store that never asked anything: nothing else would end them for a minute.
    const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
    await app.close()
    clearTimeout(cut)
    await tables.drain()
    presence.close()
    await pool?.close()
    await analyses.close()
    await bus.close()
    await store.close()
    unlock()
  }

  const deps = {
    tables,
    analyses,
    bus,
    presence,
    metrics,
    failed,
    store,
    connections,
    callers,
    games,
    bots,
    isStopping: () => isStopping,
  }
  const app = await buildApp(deps, {
    logger,
    sessionKey: await store.sessionKey(),
    requestsPerMinute: options.requestsPerMinute ?? 600,
    handshakesPerMinute: options.handshakesPerMinute ?? 3_000,
    trustProxy: options.trustProxy ?? 0,
    mostSockets: MOST_SOCKETS,
    spare: options.spare ?? SPARE,
    web: options.web,
  })
  try {
    await app.listen({ host: options.host, port: options.port })
  } catch (error) {
    await closeAll()
    throw error
  }

  const timers = [
    every(SWEEP, () => sweep(store, tables, failed).then(() => outage.ended()), failed),
    keepLookout({ store, bus, connections, failed }),
    every(FORGET, async () => tables.forget(performance.now() - KEPT_IN_MEMORY), failed),
    every(FORGET, async () => chatLimiter.forget(), failed),
    every(PRUNE, async () => void (await pruneSteps(store, now())), failed),
    every(REMOVE, async () => void (await removeOld(store, now(), (options.keep ?? KEPT) * DAY)), failed),
  ]
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : options.port
  logger.info({ port, store: storeKind(options.store), nats: options.nats !== undefined }, 'serving')

  return {
    url: `http://${options.host === '0.0.0.0' ? '127.0.0.1' : options.host}:${port}`,
    port,
    async stop() {
      if (isStopping) return
      isStopping = true
      await Promise.all(timers.map((stop) => stop()))
      for (const connection of connections) connection.dismiss()
      await driver.stop()
      await closeAll()
      logger.info('stopped')
    },
  }
}

/** Clocks that ran out, and bots whose node has gone. */
async function sweep(store: Store, tables: Tables, failed: (error: unknown) => void): Promise<void> {
  const time = now()
  const { late, bots } = await store.due(time, MOST_DUE, tables.broken)
  const asked = bots.map((id) => tables.askBots(id).catch(failed))
  await Promise.all([...late.map((id) => tables.timeOut(id, time)), ...asked])
}

/** That the store is away is said once, and that it is back. */
class Outage {
  readonly #logger: Logger
  #since: number | undefined

  constructor(logger: Logger) {
    this.#logger = logger
  }

  began(err: StoreAway): void {
    if (this.#since === undefined) this.#logger.error({ err }, 'the store is away')
    this.#since ??= performance.now()
  }

  ended(): void {
    if (this.#since === undefined) return
    this.#logger.info({ seconds: Math.round((performance.now() - this.#since) / 1000) }, 'the store is back')
    this.#since = undefined
  }
}

function waiting(connections: Iterable<Connection>): number {
  let bytes = 0
  for (const connection of connections) bytes += connection.waiting
  return bytes
}

/** Without what may be a password. */
function storeKind(store: string): string {
  return isPostgres(store) ? 'postgres' : 'sqlite'
}
