/**
 * The only way out. What leaves a table about its game is a `Game.view`, the questions, a seat's own choices and the
 * events that seat hears of, and it leaves as `Redacted`, which nothing but this page can make and nothing but
 * `Redacted` can be sent.
 */

import { isSpace } from '@windward/core/choices.ts'
import type { Question, Seat } from '@windward/core/contract.ts'
import { hears } from '@windward/core/match.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import type { Choices, Position, Step, Update } from '@windward/protocol/updates.ts'
import type { Entry } from './entry.ts'
import type { Table } from './table.ts'

declare const redacted: unique symbol

/** An update for one reader, ready to be sent as it is. */
export interface Redacted {
  readonly [redacted]: true
  readonly seq: number
  readonly after: number
  /** `Update` as JSON. */
  readonly text: string
}

/** Without a seat: for spectators. `entries` are the steps after `after`; with `whole` the info is told in any case. */
export function updateFor(
  table: Table,
  seat: Seat | undefined,
  after: number,
  entries: readonly Entry[],
  now: number,
  whole = false,
): Redacted {
  const isOpen = mayKnow(table, seat)
  const { match } = table
  const update: Omit<Update, 'info'> = {
    table: table.info.id,
    seq: table.head,
    after,
    now,
    ...(seat !== undefined && { seat }),
    ...(match !== undefined && isOpen && { position: positionOf(table, match, seat, now) }),
    steps: isOpen ? entries.map((entry) => stepFor(entry, seat)) : [],
  }
  const text = JSON.stringify(update)
  const told = whole || table.infoAt > after ? `${text.slice(0, -1)},"info":${table.infoText}}` : text
  return { seq: table.head, after, text: told } as Redacted
}

/** What a bot is given: what its seat may know, and nothing else. */
export interface BotAsk {
  readonly [redacted]: true
  readonly table: string
  readonly head: number
  readonly game: string
  readonly seat: Seat
  readonly bot: string
  readonly question: Question
  readonly view: unknown
}

export function asksFor(table: Table): readonly BotAsk[] {
  const { match, head, info } = table
  if (match === undefined) return []
  return table.awaitedBots().map((seat) => {
    const question = match.questions().find((q) => q.seat === seat)
    const ask = { table: info.id, head, game: info.game, seat, bot: info.seats[seat].bot, question }
    return { ...ask, view: match.view(seat) } as unknown as BotAsk
  })
}

/** Comes over the bus from the exit of another node. */
export function fromBus(seq: number, after: number, text: string): Redacted {
  return { seq, after, text } as Redacted
}

/** Whether this reader may see the game at all. */
function mayKnow(table: Table, seat: Seat | undefined): boolean {
  return seat !== undefined || table.info.spectators || table.match === undefined
}

function positionOf(table: Table, match: AnyMatch, seat: Seat | undefined, now: number): Position {
  const isPlaying = table.info.state === 'playing'
  const questions = isPlaying ? match.questions() : []
  const isAsked = questions.some((question) => question.seat === seat)
  const { clocks } = table
  return {
    view: match.view(seat),
    questions: [...questions],
    ...(seat !== undefined && isAsked && { choices: choicesOf(match, seat) }),
    ...(seat !== undefined && isPlaying && match.canUndo(seat) && { canUndo: true }),
    ...(isPlaying &&
      clocks &&
      clocks.pace.kind !== 'none' && { clocks: { left: clocks.at(now), running: [...clocks.running] } }),
  }
}

function choicesOf(match: AnyMatch, seat: Seat): Choices {
  const choices = match.actions(seat)
  return isSpace(choices) ? { kind: 'space', size: choices.size } : { kind: 'list', actions: [...choices] }
}

/** The action itself is not told: in a game of secret bids it is the secret. */
function stepFor({ seq, at, body }: Entry, seat: Seat | undefined): Step {
  const step = { seq, at, type: body.type }
  switch (body.type) {
    case 'act':
      return {
        ...step,
        seat: body.seat,
        events: body.told.filter((t) => hears(t, seat)).map(({ event }) => ({ ...event })),
      }
    case 'chat':
      return { ...step, by: body.by, text: body.text }
    case 'rematch':
      return { ...step, by: body.by }
    case 'start':
      return step
    default:
      return { ...step, seat: body.seat }
  }
}
