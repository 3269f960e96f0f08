/** What everyone may know about a table, besides the game on it. */

import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'

/** Whoever has the link of a table can sit down or look on; it never opens a hand. */
export const TABLE_ID = /^[A-Za-z0-9]{12}$/
export const TableId = z.string().check(z.regex(TABLE_ID))
export const PersonId = z.string().check(z.regex(/^[A-Za-z0-9]{16}$/))
export const SeatNumber = z.int().check(z.minimum(0), z.maximum(15))
export const Seq = z.int().check(z.minimum(0))

/** Also letters that are drawn as nothing, and marks piled up on a letter. */
const NOT_PRINTED = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]|\p{M}{4}/u

export const Nickname = text(LIMITS.name)
const TableName = text(LIMITS.tableName)
export const BotName = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))
const GameId = z.string().check(z.regex(/^[a-z]{1,20}$/))

/** A name was checked when it was given; one of before is told as it is. */
export const Person = z.object({ id: PersonId, name: z.string() })
export type Person = z.infer<typeof Person>

const MINUTE = 60_000

/** Times are milliseconds, but for the hours of a turn-based table. */
export const Pace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** Each seat has a bank of time and gains an increment with each action. Who runs out has lost. */
  z.object({
    kind: z.literal('live'),
    bank: z.int().check(z.minimum(1_000), z.maximum(24 * 60 * MINUTE)),
    increment: z.int().check(z.minimum(0), z.maximum(10 * MINUTE)),
  }),
  /** Hours for each answer. Who is late can be replaced. */
  z.object({ kind: z.literal('turns'), hours: z.int().check(z.minimum(1), z.maximum(24 * 14)) }),
])
export type Pace = z.infer<typeof Pace>

/** A seat is free, a person's or a bot's. A person's seat may be played by a bot for a while, or for good. */
export const SeatInfo = z.object({
  person: z.optional(Person),
  bot: z.optional(BotName),
  /** Given up: a bot plays on, and the seat is ranked last. */
  resigned: z.optional(z.boolean()),
})
export type SeatInfo = z.infer<typeof SeatInfo>

export const TABLE_STATES = ['open', 'playing', 'over', 'closed'] as const
export type TableState = (typeof TABLE_STATES)[number]

const Standing = z.object({
  seat: SeatNumber,
  place: z.int(),
  points: z.number(),
  tiebreaks: z.array(z.number()),
  sources: z.array(z.object({ why: z.string(), points: z.number() })),
})

/** `time`: a bank ran out. `absent`: the others claimed the win. */
export const ENDINGS = ['played', 'resigned', 'time', 'absent'] as const

/** How it ended. Seed and salt are told now, and give the commitment. */
export const Ending = z.object({
  how: z.enum(ENDINGS),
  /** Whose resignation, clock or absence ended it. */
  seat: z.optional(SeatNumber),
  standings: z.array(Standing),
  seed: z.string(),
  salt: z.string(),
})
export type Ending = z.infer<typeof Ending>

export const GameOptions = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
export type GameOptions = z.infer<typeof GameOptions>

export const TableInfo = z.object({
  id: TableId,
  name: z.string(),
  game: GameId,
  rev: z.int(),
  options: GameOptions,
  seats: z.array(SeatInfo),
  host: PersonId,
  /** Shown in the lobby; otherwise it is found by its link alone. */
  listed: z.boolean(),
  /** Whether those without a seat may look on. */
  spectators: z.boolean(),
  pace: Pace,
  state: z.enum(TABLE_STATES),
  created: z.int(),
  started: z.optional(z.int()),
  ended: z.optional(z.int()),
  /** SHA-256 of seed and salt, from the start. */
  commitment: z.optional(z.string()),
  ending: z.optional(Ending),
  /** Why it was closed, where nobody of its own wished it: the rules it was made for are kept nowhere. */
  closed: z.optional(z.enum(['rulesGone'])),
  /** Somebody wishes to undo what led to a question to others: whose wish, and who has not allowed it yet. */
  undo: z.optional(z.object({ seat: SeatNumber, asks: z.array(SeatNumber) })),
  /** A rematch was offered: who wants it, the first being who offered it, and who does not. */
  rematch: z.optional(z.object({ yes: z.array(SeatNumber), no: z.array(SeatNumber) })),
  /** The table of the rematch. */
  next: z.optional(TableId),
})
export type TableInfo = z.infer<typeof TableInfo>

/** A line of the lobby. How many steps there were, and when the last was, would tell of those that not all hear of. */
export const TableSummary = z.object({
  ...z.omit(TableInfo, { commitment: true, ending: true, undo: true, rematch: true, next: true }).shape,
  /** Seats that owe an answer. */
  awaited: z.array(SeatNumber),
  /** Seats whose people are connected, and how many look on, as far as it is known. */
  present: z.optional(z.array(SeatNumber)),
  onlookers: z.optional(z.int()),
})
export type TableSummary = z.infer<typeof TableSummary>

export const Filter = z.object({
  game: z.optional(GameId),
  state: z.optional(z.enum(['open', 'playing'])),
})
export type Filter = z.infer<typeof Filter>

/** What a table is made from. Options that are not named have their defaults. */
export const NewTable = z.object({
  name: z.optional(TableName),
  game: GameId,
  options: z.optional(GameOptions),
  seats: z.int().check(z.minimum(1), z.maximum(16)),
  /** The bots' seats. The host takes the first that is left. */
  bots: z.optional(z.array(z.object({ seat: SeatNumber, bot: BotName })).check(z.maxLength(16))),
  listed: z.optional(z.boolean()),
  spectators: z.optional(z.boolean()),
  pace: z.optional(Pace),
})
export type NewTable = z.infer<typeof NewTable>

/** One line of printed text, in its normal form: it is that which must not be too long. */
export function text(most: number) {
  const isPrinted = z.refine((s) => typeof s === 'string' && s !== '' && !NOT_PRINTED.test(s), 'printed text is wanted')
  return z.string().check(z.normalize(), z.trim(), z.maxLength(most), isPrinted)
}
