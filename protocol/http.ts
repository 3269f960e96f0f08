/** Bodies of the HTTP requests and answers, under `/api`. Refusals are `Refused` with a status of 4xx. */

import * as z from 'zod/mini'
import { CommandId } from './commands.ts'
import { PROTOCOL } from './limits.ts'
import { BotName, NewTable, Nickname, Person, SeatNumber, TableInfo, TableSummary } from './tables.ts'

/** `POST /people` makes a guest and opens a session; `PATCH /me` renames. */
export const Naming = z.object({ name: Nickname })

/** `GET /me`. */
export const Me = z.object({ person: z.optional(Person) })

/** `POST /me/recovery`: opens this identity once on another device, within a week. */
export const Recovery = z.object({ token: z.string(), path: z.string(), expires: z.int() })
export const Recover = z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) })

/** `POST /tables`. */
export const CreateTable = z.object({ id: CommandId, table: NewTable })
export const Created = z.object({ ok: z.literal(true), table: TableInfo })

/** `GET /tables`. */
export const Listing = z.object({ tables: z.array(TableSummary) })

/** `GET /me/tables`: yours that are not over, awaited first, and the latest that are. */
export const MyTables = z.object({
  tables: z.array(z.object({ ...TableSummary.shape, seat: SeatNumber, awaitsMe: z.boolean() })),
})

/** `GET /about`: what this server offers. */
export const About = z.object({
  protocol: z.literal(PROTOCOL),
  games: z.array(z.object({ id: z.string(), rev: z.int(), stage: z.string(), bots: z.array(BotName) })),
})
