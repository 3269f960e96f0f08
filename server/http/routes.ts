/** The table of routes, registered: what is asked is read by its schema, what is answered is written by it. */

import { Refused, type RefusedWith, type ServerRefusalCode } from '@windward/protocol/commands.ts'
import { ANYWHERE, type AnswerTo, ROUTES, type Route, type RouteName, type Taken } from '@windward/protocol/routes.ts'
import type { Person } from '@windward/protocol/tables.ts'
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { refuse } from '../tables/refuse.ts'
import type { App, AppDeps } from './deps.ts'
import { personOf } from './sessions.ts'

/** What a handler is given: what was asked, by whom where only a person may ask it, and the exchange itself. */
export type Call<R extends Route> = Taken<R> & {
  readonly person: R extends { readonly signedIn: true } ? Person : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** An answer that is JSON already, and past the schema. */
export class Written {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** The answer, or one of the refusals that the table names; a command may be refused by the game as well. */
export type Handler<R extends Route> = (
  call: Call<R>,
) => Promise<AnswerTo<R> | Written | RefusedWith<R['refusals'][number]> | Extract<Refused, { by: 'game' }>>

/** A route without a handler does not compile, nor does a handler without a route. */
export type Handlers = { readonly [N in RouteName]: Handler<(typeof ROUTES)[N]> }

/** Whatever its route: the schemas have read what it is given. */
type AnyHandler = (call: object) => Promise<unknown>

export function addRoutes(api: App, deps: AppDeps, handlers: Handlers): void {
  for (const name of Object.keys(ROUTES) as RouteName[]) add(api, deps, ROUTES[name], handlers[name] as AnyHandler)
}

function add(api: App, deps: AppDeps, route: Route, handle: AnyHandler): void {
  const { method, path, status, signedIn, most } = route
  api.route({
    method,
    url: path,
    ...(most !== undefined && { bodyLimit: most }),
    schema: schemaOf(route),
    async handler(request, reply) {
      const person = signedIn ? await personOf(request, deps.store) : undefined
      if (person !== undefined) deps.callers.heard(person.id, request.ip)
      if (signedIn && person === undefined) return reply.code(STATUS.notSignedIn).send(refuse('notSignedIn'))
      const { params, query, body } = request
      const answer = await handle({ params, query, body, person, request, reply })
      if (answer instanceof Written) {
        return reply.code(status).type('application/json').serializer(String).send(answer.text)
      }
      return reply.code(isRefused(answer) ? statusOf(answer) : status).send(answer)
    },
  })
}

function schemaOf({ does, params, query, body, status, answer, refusals }: Route): FastifySchema {
  const codes = [...new Set([...refusals, ...ANYWHERE])]
  return {
    summary: does,
    description: `Refused with: ${codes.join(', ')}.`,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      [status]: answer,
      ...Object.fromEntries(codes.map((code) => [STATUS[code], Refused])),
      // A bug of ours.
      500: Refused,
    },
  }
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false
}

export function statusOf(refused: Refused): number {
  return refused.by === 'game' ? 409 : STATUS[refused.code]
}

const STATUS: Readonly<Record<ServerRefusalCode, number>> = {
  badMessage: 400,
  notSignedIn: 401,
  otherSite: 403,
  badToken: 403,
  noSpectators: 403,
  notHost: 403,
  notSeated: 403,
  notOver: 403,
  notAsked: 403,
  notOffered: 409,
  noSuchPage: 404,
  noSuchTable: 404,
  noAnalysis: 404,
  notOpen: 409,
  notPlaying: 409,
  alreadySeated: 409,
  seatTaken: 409,
  tableFull: 409,
  seatsFree: 409,
  stale: 409,
  idTaken: 409,
  cannotUndo: 409,
  notAbsent: 409,
  botPlays: 409,
  noBotPlays: 409,
  resigned: 409,
  chatFull: 409,
  tooManyWatched: 409,
  tooManyTables: 409,
  tooManyChanges: 409,
  tableBroken: 409,
  tooLarge: 413,
  noSuchGame: 422,
  noSuchBot: 422,
  noSuchSeat: 422,
  unknownOption: 422,
  unknownValue: 422,
  wrongSeats: 422,
  badAnalysis: 422,
  tooFast: 429,
  newerRules: 503,
  storeAway: 503,
  stopping: 503,
  failed: 503,
}
