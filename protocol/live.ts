/** Messages over the socket, `/api/live`, one JSON object each. */

import * as z from 'zod/mini'
import { Answer, Command, CommandId, ServerRefused } from './commands.ts'
import { PROTOCOL } from './limits.ts'
import { Filter, Person, Seq, TableId, TableSummary } from './tables.ts'
import { Presence, Update } from './updates.ts'

/** From client to server. `welcome` comes before all else. */
export const ToServer = z.discriminatedUnion('type', [
  /**
   * Tell me of this table from now on. `since`: the last step I have; without it only the present is told. `plays`: I
   * chose to play on this screen, so many milliseconds ago; it has one name as long as it is open, whatever connects it.
   */
  z.object({
    type: z.literal('watch'),
    table: TableId,
    since: z.optional(Seq),
    plays: z.optional(z.object({ screen: CommandId, for: z.int().check(z.minimum(0)) })),
  }),
  z.object({ type: z.literal('unwatch'), table: TableId }),
  z.object({ type: z.literal('do'), table: TableId, id: CommandId, command: Command }),
  /** Tell me of listed tables. */
  z.object({ type: z.literal('lobby'), on: z.boolean(), filter: z.optional(Filter) }),
  z.object({ type: z.literal('ping') }),
])
export type ToServer = z.infer<typeof ToServer>

export const ToClient = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    protocol: z.literal(PROTOCOL),
    now: z.int(),
    /** Who the session says you are. */
    person: z.optional(Person),
  }),
  z.object({ type: z.literal('update'), update: Update }),
  z.object({ type: z.literal('answer'), table: TableId, id: CommandId, answer: Answer }),
  z.object({ type: z.literal('presence'), presence: Presence }),
  /** All listed tables that pass the filter, then each that changes. */
  z.object({ type: z.literal('lobby'), tables: z.array(TableSummary) }),
  z.object({ type: z.literal('lobbyChange'), table: TableSummary }),
  /** You have chosen another screen to play on at this table. */
  z.object({ type: z.literal('elsewhere'), table: TableId }),
  /** One of your tables that you do not watch awaits you, or does no longer: its `awaited` names the seats. */
  z.object({ type: z.literal('awaited'), table: TableSummary }),
  /** A message that could not be taken; `table` and `id` where it named them. A command that names both has an `answer`. */
  z.object({
    type: z.literal('refused'),
    table: z.optional(TableId),
    id: z.optional(CommandId),
    refusal: ServerRefused,
  }),
  z.object({ type: z.literal('pong'), now: z.int() }),
])
export type ToClient = z.infer<typeof ToClient>
