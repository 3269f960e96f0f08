/** Tables without a socket. */

import { PROTOCOL } from '@windward/protocol/limits.ts'
import type { AppDeps } from './deps.ts'
import { type Handlers, Written } from './routes.ts'
import { personOf } from './sessions.ts'

type AtTables = 'about' | 'newTable' | 'lobby' | 'look' | 'command' | 'record' | 'analysis' | 'keepAnalysis'

export function tableHandlers({ tables, analyses, store, games, bots }: AppDeps): Pick<Handlers, AtTables> {
  return {
    async about() {
      return {
        protocol: PROTOCOL,
        games: games.map(({ id, rev, stage }) => ({ id, rev, stage, bots: [...bots(id)] })),
      }
    },

    newTable: ({ person, body }) => tables.create(person, body.id, body.table),

    async lobby({ query }) {
      return { tables: [...(await tables.lobby(query))] }
    },

    async look({ params, query, request }) {
      const person = await personOf(request, store)
      const look = await tables.look(params.id, person?.id, query.since)
      return look.ok ? new Written(look.update.text) : look
    },

    command: ({ person, params, body }) => tables.perform(params.id, person, body.id, body.command),

    async record({ params, request, reply }) {
      const person = await personOf(request, store)
      const record = await tables.record(params.id, person?.id)
      if (!record.ok) return record
      reply.header('content-disposition', `attachment; filename="windward-${params.id}.json"`)
      return new Written(record.text)
    },

    async analysis({ params, request }) {
      const person = await personOf(request, store)
      const analysis = await analyses.of(params.id, person?.id)
      return analysis.ok ? new Written(analysis.text) : analysis
    },

    keepAnalysis: ({ person, params, body }) => analyses.keep(params.id, person.id, body.analysis),
  }
}
