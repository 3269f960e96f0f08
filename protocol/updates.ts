/** What a table tells one reader: a seat, or a spectator. Everything hidden has been left out already. */

import * as z from 'zod/mini'
import { PersonId, SeatNumber, Seq, TableId, TableInfo } from './tables.ts'

/** A game's own data: its types are the game's `View`, `Action`, `Event` and `Question`. */
const GameView = z.looseObject({})
const GameAction = z.looseObject({ type: z.string() })
const GameEvent = z.looseObject({ type: z.string() })
const Question = z.looseObject({ seat: SeatNumber, ask: z.string(), optional: z.exactOptional(z.literal(true)) })

/** What may be answered: a list, or the number of answers where they are too many to list. */
export const OfferedChoices = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('list'), actions: z.array(GameAction) }),
  z.object({ kind: z.literal('space'), size: z.number() }),
])
export type OfferedChoices = z.infer<typeof OfferedChoices>

/** Time left of each seat at the moment of the update; those running are named. */
export const Clocks = z.object({
  left: z.array(z.int()),
  running: z.array(SeatNumber),
})
export type Clocks = z.infer<typeof Clocks>

/** The game as this reader may know it. */
export const Position = z.object({
  view: GameView,
  questions: z.array(Question),
  /** For a seat that owes an answer. */
  choices: z.optional(OfferedChoices),
  canUndo: z.optional(z.boolean()),
  /** With a live pace: banks. With a turn-based one: until the answer is late. */
  clocks: z.optional(Clocks),
  /** For how long each seat has owed its answer, in milliseconds; 0 for those that owe none. */
  waited: z.optional(z.array(z.int())),
})
export type Position = z.infer<typeof Position>

/** One step as this reader heard of it. */
export const HeardStep = z.object({
  seq: Seq,
  /** When, in milliseconds. */
  at: z.int(),
  type: z.enum([
    'join',
    'leave',
    'remove',
    'swap',
    'addSeat',
    'dropSeat',
    'change',
    'close',
    'name',
    'bot',
    'start',
    'act',
    'undo',
    'askUndo',
    'allow',
    'resign',
    'claim',
    'return',
    'chat',
    'rematch',
    'time',
  ]),
  seat: z.optional(SeatNumber),
  /** Of an act. What was done is told by the events, as far as this reader hears of them. */
  events: z.optional(z.array(GameEvent)),
  /** Of an exchange: the other seat. Of the last yes to an undo: whose action is taken back. */
  with: z.optional(SeatNumber),
  /** Of a claim: what was claimed. */
  what: z.optional(z.enum(['bot', 'win'])),
  /** Of an answer to an undo or to a rematch. */
  yes: z.optional(z.boolean()),
  /** Who came, went, was removed or renamed, who said it, who answered the offer of a rematch. */
  by: z.optional(z.object({ id: PersonId, name: z.string() })),
  /** Of a chat line. */
  text: z.optional(z.string()),
})
export type HeardStep = z.infer<typeof HeardStep>

export const Update = z.object({
  table: TableId,
  /** The step up to which the reader is now told, and the one after which `steps` begin. */
  seq: Seq,
  after: Seq,
  /** The server's clock. */
  now: z.int(),
  /** The reader's seat. */
  seat: z.optional(SeatNumber),
  /** When it has changed, and always with a first update. */
  info: z.optional(TableInfo),
  /** Once the game has begun. */
  position: z.optional(Position),
  steps: z.array(HeardStep),
})
export type Update = z.infer<typeof Update>

export const Presence = z.object({
  table: TableId,
  /** Seats whose people are connected. */
  seats: z.array(SeatNumber),
  spectators: z.int(),
})
export type Presence = z.infer<typeof Presence>
