/**
 * Every HTTP request there is, under `/api`: the server registers these and no others, clients call these and no others,
 * and OpenAPI tells them.
 */

import * as z from 'zod/mini'
import { SentAnalysis } from './analyses.ts'
import { Command, CommandId, Done, REFUSALS, type ServerRefusalCode } from './commands.ts'
import { LIMITS, PROTOCOL } from './limits.ts'
import { BotName, Filter, NewTable, Nickname, Person, SeatNumber, TableId, TableInfo, TableSummary } from './tables.ts'
import { Update } from './updates.ts'

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With `:name` where a param stands. */
  readonly path: string
  /** In a sentence, for OpenAPI. */
  readonly does: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniObject
  /** Bytes of a body, where more than of any other are taken. */
  readonly most?: number
  /** Refused without a session. */
  readonly signedIn?: true
  readonly status: 200 | 201
  readonly answer: z.ZodMiniType
  /** Why it may be refused, beside what may befall any request (`ANYWHERE`). A command may be refused by the game, too. */
  readonly refusals: readonly ServerRefusalCode[]
}

/** What may befall any request. */
export const ANYWHERE = ['badMessage', 'tooLarge', 'tooFast', 'otherSite', 'storeAway', 'stopping', 'failed'] as const

const Naming = z.object({ name: Nickname })
const Known = z.object({ person: Person })
const AtTable = z.object({ id: TableId })
/** The last step one has. */
const Since = z.object({ since: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0))) })
const MyTable = z.object({ ...TableSummary.shape, seat: SeatNumber, awaitsMe: z.boolean() })
export type MyTable = z.infer<typeof MyTable>

/** Why a table cannot be made so. */
const UNFIT = [
  'idTaken',
  'tooManyTables',
  'noSuchGame',
  'unknownOption',
  'unknownValue',
  'wrongSeats',
  'noSuchSeat',
  'seatTaken',
  'noSuchBot',
  'tableFull',
] as const

export const ROUTES = {
  about: {
    method: 'GET',
    path: '/about',
    does: 'What this server offers: games, and the bots for each.',
    status: 200,
    answer: z.object({
      protocol: z.literal(PROTOCOL),
      games: z.array(z.object({ id: z.string(), rev: z.int(), stage: z.string(), bots: z.array(BotName) })),
    }),
    refusals: [],
  },
  newPerson: {
    method: 'POST',
    path: '/people',
    does: 'Makes a guest and opens a session.',
    body: Naming,
    status: 201,
    answer: Known,
    refusals: [],
  },
  me: {
    method: 'GET',
    path: '/me',
    does: 'Who the session says you are, if anybody.',
    status: 200,
    answer: z.object({ person: z.optional(Person) }),
    refusals: [],
  },
  rename: {
    method: 'PATCH',
    path: '/me',
    does: 'Gives you another name.',
    signedIn: true,
    body: Naming,
    status: 200,
    answer: Known,
    refusals: ['notSignedIn'],
  },
  signOut: {
    method: 'DELETE',
    path: '/session',
    does: 'Forgets you on this device.',
    status: 200,
    answer: z.object({}),
    refusals: [],
  },
  signOutOthers: {
    method: 'DELETE',
    path: '/me/sessions',
    does: 'Signs you out on every other device, and voids links that were not used.',
    signedIn: true,
    status: 200,
    answer: z.object({}),
    refusals: ['notSignedIn'],
  },
  newRecovery: {
    method: 'POST',
    path: '/me/recovery',
    does: 'A link that opens your identity once on another device, within a week.',
    signedIn: true,
    status: 201,
    answer: z.object({ token: z.string(), path: z.string(), expires: z.int() }),
    refusals: ['notSignedIn'],
  },
  recover: {
    method: 'POST',
    path: '/recover',
    does: 'Uses such a link.',
    body: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
    status: 200,
    answer: Known,
    refusals: ['badToken'],
  },
  myTables: {
    method: 'GET',
    path: '/me/tables',
    does: 'Your tables that are not over, those that await you first, and the latest that are.',
    signedIn: true,
    status: 200,
    answer: z.object({ tables: z.array(MyTable) }),
    refusals: ['notSignedIn'],
  },
  newTable: {
    method: 'POST',
    path: '/tables',
    does: 'Makes a table, with its maker as host on the first free seat; once under one id.',
    signedIn: true,
    body: z.object({ id: CommandId, table: NewTable }),
    status: 201,
    answer: z.object({ ok: z.literal(true), table: TableInfo }),
    refusals: ['notSignedIn', ...UNFIT],
  },
  lobby: {
    method: 'GET',
    path: '/tables',
    does: 'Listed tables, open or playing.',
    query: Filter,
    status: 200,
    answer: z.object({ tables: z.array(TableSummary) }),
    refusals: [],
  },
  look: {
    method: 'GET',
    path: '/tables/:id',
    does: 'An update, as over the socket.',
    params: AtTable,
    query: Since,
    status: 200,
    answer: Update,
    refusals: ['noSuchTable', 'noSpectators', 'tableBroken', 'newerRules'],
  },
  command: {
    method: 'POST',
    path: '/tables/:id/do',
    does: 'Does a command at a table; once under one id.',
    params: AtTable,
    signedIn: true,
    body: z.object({ id: CommandId, command: Command }),
    status: 200,
    answer: Done,
    /** Whatever stands against a command. */
    refusals: REFUSALS,
  },
  record: {
    method: 'GET',
    path: '/tables/:id/record',
    does: 'The record, once the match is over.',
    params: AtTable,
    status: 200,
    /** A `GameRecord` of core, which knows how to read and verify it. */
    answer: z.looseObject({ game: z.string(), rev: z.int(), seed: z.string(), salt: z.string() }),
    refusals: ['notOver', 'noSuchTable', 'noSpectators'],
  },
  analysis: {
    method: 'GET',
    path: '/tables/:id/analysis',
    does: 'The analysis of the match that somebody who played it has made and sent in.',
    params: AtTable,
    status: 200,
    answer: SentAnalysis,
    refusals: ['notOver', 'noSuchTable', 'noSpectators', 'noAnalysis'],
  },
  keepAnalysis: {
    method: 'POST',
    path: '/tables/:id/analysis',
    does: 'Keeps an analysis for all who played: after its sums, and some of its moves, were checked by the record.',
    params: AtTable,
    signedIn: true,
    body: z.object({ analysis: SentAnalysis }),
    most: LIMITS.analysis,
    status: 200,
    answer: z.object({}),
    refusals: ['notSignedIn', 'notOver', 'noSuchTable', 'notSeated', 'badAnalysis'],
  },
} as const satisfies Readonly<Record<string, Route>>

export type RouteName = keyof typeof ROUTES

/** With which codes a route refuses. */
export type RefusalTo<N extends RouteName> = (typeof ROUTES)[N]['refusals'][number]

type Part = 'params' | 'query' | 'body'

/** What goes with a call. */
export type Asked<R extends Route> = {
  readonly [K in Part as R[K] extends z.ZodMiniType ? K : never]: z.input<NonNullable<R[K]>>
}

/** The same as the server reads it. */
export type Taken<R extends Route> = {
  readonly [K in Part as R[K] extends z.ZodMiniType ? K : never]: z.output<NonNullable<R[K]>>
}

export type AnswerTo<R extends Route> = z.output<R['answer']>

/** Where a call goes. */
export function addressOf<R extends Route>({ path }: R, asked: Asked<R>): string {
  const { params = {}, query = {} }: { readonly params?: object; readonly query?: object } = asked
  const filled = Object.entries(params).reduce(
    (p, [name, value]) => p.replace(`:${name}`, encodeURIComponent(value)),
    path,
  )
  const wanted = Object.entries(query).filter(([, value]) => value !== undefined)
  return `/api${filled}${wanted.length > 0 ? `?${new URLSearchParams(Object.fromEntries(wanted))}` : ''}`
}

/** What came back; undefined if it is no answer to this. */
export function readAnswer<R extends Route>({ answer }: R, data: unknown): AnswerTo<R> | undefined {
  return z.safeParse<R['answer']>(answer, data).data
}
