/** The HTTP surface and the socket, wired. */

import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import type { Refused } from '@windward/protocol/commands.ts'
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
import { Session } from '../live/session.ts'
import { refuse } from '../tables/perform.ts'
import type { App, House } from './house.ts'
import { addOperation } from './operation.ts'
import { addPeople } from './people.ts'
import { isFromHere, personOf } from './sessions.ts'
import { addTables } from './tables.ts'
import { addWeb } from './web.ts'

export interface AppGiven {
  readonly logger: FastifyBaseLogger
  readonly sessionKey: string
  /** Requests of one address in a minute. */
  readonly requestsPerMinute: number
  /** Whether a proxy in front says who asks. */
  readonly trustProxy: boolean
  readonly mostSockets: number
  /** The folder of the built web client, if there is one. */
  readonly web: string | undefined
}

export async function buildApp(house: House, given: AppGiven): Promise<App> {
  const app: App = Fastify({
    loggerInstance: given.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.message,
    trustProxy: given.trustProxy,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  await app.register(helmet, { contentSecurityPolicy: { directives: POLICY } })
  await app.register(rateLimit, {
    max: given.requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () => ({ statusCode: 429, ...refuse('tooFast') }),
  })
  await app.register(cookie, { secret: given.sessionKey })
  await app.register(swagger, {
    openapi: { info: { title: 'Windward', version: String(PROTOCOL) } },
    transform: jsonSchemaTransform,
  })
  await app.register(websocket, { options: { maxPayload: LIMITS.message, perMessageDeflate: false } })
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromHere(request)) return reply.code(403).send(refuse('otherSite'))
    return undefined
  })
  await app.register(
    async (api: App) => {
      addPeople(api, house)
      addTables(api, house)
      addLive(api, house, given)
    },
    { prefix: '/api' },
  )
  addOperation(app, house)
  if (given.web !== undefined) await addWeb(app, given.web)
  else app.setNotFoundHandler((_request, reply) => reply.code(404).send(refuse('noSuchPage')))
  return app
}

/** The web client needs nothing from elsewhere. Styles are set by scripts for animation. */
const POLICY = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  // Without TLS in front there is nothing to upgrade to.
  upgradeInsecureRequests: null,
}

function addLive(api: App, house: House, { mostSockets }: AppGiven): void {
  const { sessions } = house
  api.get('/live', { websocket: true, schema: { hide: true } }, async (socket, request) => {
    if (sessions.size >= mostSockets || house.isStopping()) return socket.close(1013, 'full')
    // Messages sent at once must not be lost while we look up who it is.
    socket.pause()
    const person = await personOf(request, house.store).catch(() => undefined)
    if (socket.readyState !== socket.OPEN) return
    letGo(socket, request.raw.socket)
    const session = new Session(house, socket, request.raw.socket, person)
    sessions.add(session)
    socket.on('close', () => sessions.delete(session))
    socket.resume()
  })
}

/** A socket lives for hours: without the request it came by, and the answer that will never be given, it is half as large. */
function letGo(socket: WebSocket, stream: Socket & { readonly _httpMessage?: ServerResponse | null }): void {
  socket.removeAllListeners('error')
  stream._httpMessage?.detachSocket(stream)
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown {
  const refusal = refusalOf(error)
  if (refusal === undefined) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    return reply.code(500).send(refuse('failed'))
  }
  return reply.code(error.statusCode ?? 400).send(refusal)
}

function refusalOf(error: FastifyError): Refused | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const where = error.validation.map(({ instancePath }) => instancePath).join(' ')
    return refuse('badMessage', where.trim() === '' ? undefined : { where })
  }
  if (error.statusCode === 413) return refuse('tooLarge')
  if (error.statusCode === 429) return refuse('tooFast')
  const isTheirs = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return isTheirs ? refuse('badMessage') : undefined
}
