/** Tables without a socket. */

import { Answer, Command, CommandId, Refused } from '@windward/protocol/commands.ts'
import { About, Created, CreateTable, Listing } from '@windward/protocol/http.ts'
import { PROTOCOL } from '@windward/protocol/limits.ts'
import { Filter, TableId } from '@windward/protocol/tables.ts'
import { Update } from '@windward/protocol/updates.ts'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { refuse } from '../tables/perform.ts'
import type { App, House } from './house.ts'
import { personOf } from './sessions.ts'

const AtTable = z.object({ id: TableId })
const Since = z.object({ since: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) })
const Do = z.object({ id: CommandId, command: Command })

export function addTables(api: App, { tables, store, games, bots }: House): void {
  api.get('/about', { schema: { response: { 200: About } } }, async () => ({
    protocol: PROTOCOL as typeof PROTOCOL,
    games: games.map(({ id, rev, stage }) => ({ id, rev, stage, bots: [...bots(id)] })),
  }))

  api.post(
    '/tables',
    { schema: { body: CreateTable, response: { 201: Created, '4xx': Refused } } },
    async (request, reply) => {
      const person = await personOf(request, store)
      if (person === undefined) return reply.code(401).send(refuse('notSignedIn'))
      const { id, table } = request.body
      const created = await tables.create(person, id, table)
      return created.ok ? reply.code(201).send(created) : reply.code(422).send(created)
    },
  )

  api.get('/tables', { schema: { querystring: Filter, response: { 200: Listing } } }, async (request) => ({
    tables: [...(await tables.lobby(request.query))],
  }))

  api.get(
    '/tables/:id',
    { schema: { params: AtTable, querystring: Since, response: { 200: Update, '4xx': Refused } } },
    async (request, reply) => {
      const person = await personOf(request, store)
      const look = await tables.look(request.params.id, person?.id, request.query.since)
      if (!look.ok) return refused(reply, look)
      // It is JSON already, and checked by type: past the schema.
      return reply
        .type('application/json')
        .serializer(String)
        .send(look.update.text as never)
    },
  )

  api.post(
    '/tables/:id/do',
    { schema: { params: AtTable, body: Do, response: { 200: Answer, '4xx': Refused } } },
    async (request, reply) => {
      const person = await personOf(request, store)
      if (person === undefined) return reply.code(401).send(refuse('notSignedIn'))
      const answer = await tables.do(request.params.id, person, request.body.id, request.body.command)
      return answer.ok ? answer : refused(reply, answer)
    },
  )

  api.get('/tables/:id/record', { schema: { params: AtTable } }, async (request, reply) => {
    const record = await tables.record(request.params.id)
    if (!record.ok) return refused(reply, record)
    const name = `windward-${request.params.id}.json`
    return reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(record.text)
  })
}

const STATUS: Readonly<Record<string, number>> = {
  noSuchTable: 404,
  noSpectators: 403,
  notHost: 403,
  notSeated: 403,
  notOver: 403,
  tooFast: 429,
  failed: 503,
}

function refused(reply: FastifyReply, refusal: Refused): never {
  return reply.code(STATUS[refusal.code] ?? 409).send(refusal) as never
}
