/** What the routes share. */

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Session, SessionHouse } from '../live/session.ts'
import type { Store } from '../store/store.ts'

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

export interface House extends SessionHouse {
  readonly store: Store
  readonly sessions: Set<Session>
  readonly games: readonly { readonly id: string; readonly rev: number; readonly stage: string }[]
  readonly bots: (game: string) => readonly string[]
  isStopping(): boolean
}
