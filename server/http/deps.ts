/** What the routes share. */

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Connection, ConnectionDeps } from '../live/connection.ts'
import type { Store } from '../store/store.ts'
import type { Analyses } from '../tables/analyses.ts'
import type { Callers } from './callers.ts'

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

export interface AppDeps extends ConnectionDeps {
  readonly store: Store
  readonly analyses: Analyses
  readonly connections: Set<Connection>
  readonly callers: Callers
  readonly games: readonly { readonly id: string; readonly rev: number; readonly stage: string }[]
  readonly bots: (game: string) => readonly string[]
  isStopping(): boolean
}
