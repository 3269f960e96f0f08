/** What a person does at a table. The same commands go over the socket and over HTTP. */

import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'
import { BotName, SeatNumber, Seq, TableId, text } from './tables.ts'

export const COMMAND_ID = /^[A-Za-z0-9_-]{8,64}$/

/** Made by the client, once for each thing it wants done: sent again, it is answered and not done again. */
export const CommandId = z.string().check(z.regex(COMMAND_ID))

const Act = z.object({
  type: z.literal('act'),
  /** Whatever the game offers. */
  action: z.looseObject({ type: z.string() }),
  /** The last step the person had seen: refused when their seat has acted since, so that a double click acts once. */
  seen: z.optional(Seq),
})

export const Command = z.discriminatedUnion('type', [
  /** At the named seat, or at the first that is free. */
  z.object({ type: z.literal('join'), seat: z.optional(SeatNumber) }),
  /** Only before the start. The last to leave closes the table. */
  z.object({ type: z.literal('leave') }),
  /** The host's, before the start: a bot on a seat, or without `bot` a free seat again. */
  z.object({ type: z.literal('bot'), seat: SeatNumber, bot: z.optional(BotName) }),
  /** The host's, when every seat is taken. */
  z.object({ type: z.literal('start') }),
  Act,
  z.object({ type: z.literal('undo') }),
  z.object({ type: z.literal('resign') }),
  /** For a seat whose person is absent: let a bot play until they return, or end it as if they had resigned. */
  z.object({ type: z.literal('claim'), seat: SeatNumber, what: z.enum(['bot', 'win']) }),
  /** Back to the seat that a bot has played meanwhile. */
  z.object({ type: z.literal('return') }),
  z.object({ type: z.literal('chat'), text: text(LIMITS.chat) }),
  /** After the end: the same people at a new table, named in `next`; the first who asks makes it. */
  z.object({ type: z.literal('rematch') }),
])
export type Command = z.infer<typeof Command>
export type CommandType = Command['type']

/** Why not: a code for the words, and the facts that go with it. Codes of the game itself come the same way. */
export const Refused = z.object({
  ok: z.literal(false),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type Refused = z.infer<typeof Refused>

/** Done and durable: the step it became. A rematch names its table. */
export const Done = z.object({ ok: z.literal(true), seq: Seq, table: z.optional(TableId) })
export type Done = z.infer<typeof Done>

export const Answer = z.discriminatedUnion('ok', [Done, Refused])
export type Answer = z.infer<typeof Answer>

/** The server's own refusals, for the words. */
export const REFUSALS = [
  'badMessage',
  'tooLarge',
  'tooFast',
  'otherSite',
  'noSuchPage',
  'wrongProtocol',
  'notSignedIn',
  'noSuchTable',
  'noSuchGame',
  'noSuchBot',
  'noSuchSeat',
  'unknownOption',
  'unknownValue',
  'wrongSeats',
  'tooManyTables',
  'tooManyWatched',
  'notOpen',
  'notPlaying',
  'notOver',
  'notHost',
  'notSeated',
  'alreadySeated',
  'seatTaken',
  'tableFull',
  'seatsFree',
  'noSpectators',
  'stale',
  'cannotUndo',
  'notAbsent',
  'botPlays',
  'noBotPlays',
  'resigned',
  'chatFull',
  'badToken',
  'stopping',
  'failed',
] as const
export type RefusalCode = (typeof REFUSALS)[number]
