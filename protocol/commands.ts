/** What a person does at a table. The same commands go over the socket and over HTTP. */

import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'
import { BotName, GameOptions, Pace, SeatNumber, Seq, TableId, text } from './tables.ts'

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
  /** The host's, before the start: this person has no seat any more. */
  z.object({ type: z.literal('remove'), seat: SeatNumber }),
  /** Before the start two seats are exchanged: any by the host, one's own and a free one by anybody. */
  z.object({ type: z.literal('swap'), seat: SeatNumber, with: SeatNumber }),
  /** The host's, before the start: one more free seat, or one less that is free or a bot's. */
  z.object({ type: z.literal('addSeat') }),
  z.object({ type: z.literal('dropSeat'), seat: SeatNumber }),
  /** The host's, before the start. What is not named stays. */
  z.object({
    type: z.literal('change'),
    options: z.optional(GameOptions),
    pace: z.optional(Pace),
    listed: z.optional(z.boolean()),
    spectators: z.optional(z.boolean()),
  }),
  /** The host's, before the start: nobody need come. */
  z.object({ type: z.literal('close') }),
  /** The host's, when every seat is taken. */
  z.object({ type: z.literal('start') }),
  Act,
  /** Where it led to a question to another person, they are asked to allow it. */
  z.object({ type: z.literal('undo') }),
  /** The answer of one who is asked to allow an undo. */
  z.object({ type: z.literal('allow'), yes: z.boolean() }),
  z.object({ type: z.literal('resign') }),
  /** For a seat whose person is absent: let a bot play until they return, or end it as if they had resigned. */
  z.object({ type: z.literal('claim'), seat: SeatNumber, what: z.enum(['bot', 'win']) }),
  /** Back to the seat that a bot has played meanwhile. */
  z.object({ type: z.literal('return') }),
  z.object({ type: z.literal('chat'), text: text(LIMITS.chat) }),
  /**
   * After the end: the first `yes` offers the same once more. When every person has answered, those who said yes sit at a
   * new table, named in `next`, which begins by itself if none said no. Who said yes need not wait for the others: `now`.
   */
  z.object({ type: z.literal('rematch'), answer: z.optional(z.enum(['yes', 'no', 'now'])) }),
])
export type Command = z.infer<typeof Command>
export type CommandType = Command['type']

/** The server's own refusals. What it says no to with a new one must have words in every language. */
export const REFUSALS = [
  'badMessage',
  'tooLarge',
  'tooFast',
  'otherSite',
  'noSuchPage',
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
  'tooManyChanges',
  'notOpen',
  'notPlaying',
  'notOver',
  'notOffered',
  'notHost',
  'notSeated',
  'alreadySeated',
  'seatTaken',
  'tableFull',
  'seatsFree',
  'noSpectators',
  'stale',
  'idTaken',
  'cannotUndo',
  'notAsked',
  'notAbsent',
  'botPlays',
  'noBotPlays',
  'resigned',
  'chatFull',
  'badToken',
  'noAnalysis',
  'badAnalysis',
  'tableBroken',
  'newerRules',
  'storeAway',
  'stopping',
  'failed',
] as const
export type ServerRefusalCode = (typeof REFUSALS)[number]

const Params = z.exactOptional(z.readonly(z.record(z.string(), z.union([z.string(), z.number()]))))

/** Why not: a code for the words, and the facts that go with it. */
export const ServerRefused = z.object({
  ok: z.literal(false),
  by: z.literal('server'),
  code: z.enum(REFUSALS),
  params: Params,
})
export type ServerRefused = z.infer<typeof ServerRefused>

/** With one of these codes. */
export type RefusedWith<C extends ServerRefusalCode> = ServerRefused & { readonly code: C }

/** The game says no: the code is one of its own, for its own words. */
const GameRefused = z.object({ ok: z.literal(false), by: z.literal('game'), code: z.string(), params: Params })

export const Refused = z.discriminatedUnion('by', [ServerRefused, GameRefused])
export type Refused = z.infer<typeof Refused>

/** Done and durable: the step it became. A rematch names its table. */
export const Done = z.object({ ok: z.literal(true), seq: Seq, table: z.optional(TableId) })
export type Done = z.infer<typeof Done>

export const Answer = z.discriminatedUnion('ok', [Done, Refused])
export type Answer = z.infer<typeof Answer>
