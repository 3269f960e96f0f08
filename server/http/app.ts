/** The HTTP surface and the socket, wired. */

import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import type { ServerRefused } from '@windward/protocol/commands.ts'
import { LIMITS, PROTOCOL } from '@windward/protocol/limits.ts'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { WebSocket } from 'ws'
import { CLOSE, Connection } from '../live/connection.ts'
import { StoreAway } from '../store/away.ts'
import { refuse } from '../tables/refuse.ts'
import { NewerRules, refusalOf, TableBroken } from '../tables/troubles.ts'
import type { App, AppDeps } from './deps.ts'
import { addOperation } from './operation.ts'
import { peopleHandlers } from './people.ts'
import { SteadyRates } from './rates.ts'
import { addRoutes, statusOf } from './routes.ts'
import { isFromHere, sessionOf } from './sessions.ts'
import { tableHandlers } from './tables.ts'
import { addWeb } from './web.ts'

export interface AppOptions {
  readonly logger: FastifyBaseLogger
  readonly sessionKey: string
  /** Requests of one address in a minute. */
  readonly requestsPerMinute: number
  /** Sockets that one address opens in a minute. */
  readonly handshakesPerMinute: number
  /** How many proxies in front say who asks. */
  readonly trustProxy: number
  readonly mostSockets: number
  /** Bytes to be left on the disk of the store. */
  readonly spare: number
  /** The folder of the built web client, if there is one. */
  readonly web: string | undefined
}

export async function buildApp(deps: AppDeps, options: AppOptions): Promise<App> {
  const app: App = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.message,
    // What came through more of them was written by whoever asks.
    trustProxy: options.trustProxy > 0 && ((_address, hop) => hop < options.trustProxy),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  await app.register(helmet, { contentSecurityPolicy: { directives: POLICY } })
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: 60_000,
    store: SteadyRates,
    errorResponseBuilder: () => ({ statusCode: 429, ...refuse('tooFast') }),
  })
  await app.register(cookie, { secret: options.sessionKey })
  await app.register(swagger, {
    openapi: { info: { title: 'Windward', version: String(PROTOCOL) } },
    transform: jsonSchemaTransform,
  })
  await app.register(websocket, { options: { maxPayload: LIMITS.message, perMessageDeflate: false } })
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    if (!isFromHere(request)) return reply.code(403).send(refuse('otherSite'))
    return undefined
  })
  await app.register(
    async (api: App) => {
      api.addHook('onRequest', async (_request, reply) => {
        if (deps.isStopping()) return reply.code(503).send(refuse('stopping'))
        return undefined
      })
      addRoutes(api, deps, { ...peopleHandlers(deps), ...tableHandlers(deps) })
      addLive(api, deps, options)
    },
    { prefix: '/api' },
  )
  addOperation(app, deps, options.spare)
  if (options.web !== undefined) await addWeb(app, options.web)
  else app.setNotFoundHandler((_request, reply) => reply.code(404).send(refuse('noSuchPage')))
  return app
}

/** The web client needs nothing from elsewhere. Styles are set by scripts for animation, drawings kept as blobs. */
const POLICY = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  // Without TLS in front there is nothing to upgrade to.
  upgradeInsecureRequests: null,
}

function addLive(api: App, deps: AppDeps, { mostSockets, handshakesPerMinute }: AppOptions): void {
  const { connections } = deps
  // Sockets come back all at once after a break, from a whole school behind one address: they are counted apart.
  const rateLimit = { max: handshakesPerMinute, timeWindow: 60_000 }
  api.get('/live', { websocket: true, schema: { hide: true }, config: { rateLimit } }, async (socket, request) => {
    if (connections.size >= mostSockets || deps.isStopping()) return socket.close(CLOSE.later, 'full')
    // Messages sent at once must not be lost while we look up who it is.
    socket.pause()
    const greeted = await sessionOf(request, deps.store).then(
      (session) => ({ session }),
      () => undefined,
    )
    if (socket.readyState !== socket.OPEN) return
    // Whether it is nobody or somebody cannot be said: better to come again than to be greeted as nobody.
    if (greeted === undefined) {
      socket.resume()
      return socket.close(CLOSE.later, 'the store is away')
    }
    if (greeted.session !== undefined) deps.callers.heard(greeted.session.person.id, request.ip)
    letGo(socket, request.raw.socket)
    const connection = new Connection(deps, socket, request.raw.socket, greeted.session)
    connections.add(connection)
    socket.on('close', () => connections.delete(connection))
    socket.resume()
  })
}

/** A socket lives for hours: without the request it came by, and the answer that will never be given, it is half as large. */
function letGo(socket: WebSocket, stream: Socket & { readonly _httpMessage?: ServerResponse | null }): void {
  socket.removeAllListeners('error')
  stream._httpMessage?.detachSocket(stream)
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown {
  if (error instanceof StoreAway || error instanceof TableBroken || error instanceof NewerRules) {
    const refusal = refusalOf(error)
    return reply.code(statusOf(refusal)).send(refusal)
  }
  const refusal = badRequest(error)
  if (refusal === undefined) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    return reply.code(500).send(refuse('failed'))
  }
  return reply.code(error.statusCode ?? 400).send(refusal)
}

function badRequest(error: FastifyError): ServerRefused | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const where = error.validation.map(({ instancePath }) => instancePath).join(' ')
    return refuse('badMessage', where.trim() === '' ? undefined : { where })
  }
  if (error.statusCode === 413) return refuse('tooLarge')
  if (error.statusCode === 429) return refuse('tooFast')
  const isTheirs = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return isTheirs ? refuse('badMessage') : undefined
}
