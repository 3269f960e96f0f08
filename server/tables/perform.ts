/** Doing a command at a table, or saying why not. The table has changed when it is done; whether that lasts is the store's word. */

import { same } from '@windward/core/choices.ts'
import type { Event, Question, Seat } from '@windward/core/contract.ts'
import type { ToldEvent } from '@windward/core/match.ts'
import type { Command, Refused } from '@windward/protocol/commands.ts'
import { LIMITS } from '@windward/protocol/limits.ts'
import type { Person } from '@windward/protocol/tables.ts'
import { arrange, isBeforeStart } from './hosting.ts'
import { calledApart } from './names.ts'
import { refuse } from './refuse.ts'
import { seatOf } from './seating.ts'
import type { Step, StepBody } from './step.ts'
import type { Table } from './table.ts'

/** Who does it: a person, the bot of a seat, or the clock. */
export type Requester =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'clock' }

export interface Request {
  readonly by: Requester
  readonly command: Command | { readonly type: 'time' } | { readonly type: 'name' }
  /** Unique at the table. */
  readonly id: string
  /** A digest of the command, where somebody sent it. */
  readonly sent: string
  /** Seats whose people are connected, where it matters; unknown while nodes cannot ask each other. */
  readonly present?: readonly Seat[] | undefined
  /** Whether they have not said too much of late; asked again, it says the same. */
  readonly mayChat?: () => boolean
  readonly now: number
}

/** What the table itself does not know. */
export interface PerformDeps {
  isBot(game: string, name: string): boolean
  /** The bot that plays for those who are gone. */
  standIn(game: string): string
  /** The id of a table to come. */
  newId(): string
}

export type Performed = { readonly ok: true; readonly step: Step } | Refused

export function perform(table: Table, request: Request, deps: PerformDeps): Performed {
  const body = bodyOf(table, request, deps)
  if ('ok' in body) return body
  const step = { seq: table.head + 1, at: request.now, command: request.id, sent: request.sent, body }
  table.apply(step)
  return { ok: true, step }
}

function bodyOf(table: Table, { by, command, now, present, mayChat }: Request, deps: PerformDeps): StepBody | Refused {
  if (by.kind === 'clock') return command.type === 'time' ? timeOut(table, now, deps) : refuse('badMessage')
  if (by.kind === 'bot') return command.type === 'act' ? actForBot(table, by.seat, command) : refuse('badMessage')
  const { person } = by
  if (isBeforeStart(command)) return arrange(table, person, command, deps.isBot)
  switch (command.type) {
    case 'chat':
      return chat(table, person, command.text, mayChat)
    case 'rematch':
      return rematch(table, person, command.answer ?? 'yes', deps)
    case 'name':
      return rename(table, person)
    case 'time':
      return refuse('badMessage')
  }
  const seat = playingSeat(table, person)
  if (typeof seat !== 'number') return seat
  const { bot, resigned } = table.info.seats[seat]
  if (resigned) return refuse('resigned')
  switch (command.type) {
    case 'act':
      return bot === undefined ? act(table, seat, command) : refuse('botPlays')
    case 'undo':
      return bot === undefined && table.canUndo(seat) ? undo(table, seat) : refuse('cannotUndo')
    case 'allow':
      return allow(table, seat, command.yes)
    case 'resign':
      return { type: 'resign', seat, bot: deps.standIn(table.info.game) }
    case 'return':
      return bot === undefined ? refuse('noBotPlays') : { type: 'return', seat }
    case 'claim':
      return claim(table, command, now, present, deps)
  }
}

function chat(table: Table, person: Person, text: string, mayChat: Request['mayChat']): StepBody | Refused {
  const { seats, spectators } = table.info
  const isSeated = seatOf(seats, person.id) !== undefined
  if (!isSeated && !spectators) return refuse('noSpectators')
  if (!table.chat.hasRoomFor(person.id, isSeated)) return refuse('chatFull')
  return mayChat?.() !== false ? { type: 'chat', by: calledApart(person, seats), text } : refuse('tooFast')
}

function rename({ info }: Table, person: Person): StepBody | Refused {
  const seat = seatOf(info.seats, person.id)
  if (info.state === 'over' || info.state === 'closed') return refuse('notOpen')
  return seat === undefined ? refuse('notSeated') : { type: 'name', seat, person: calledApart(person, info.seats) }
}

function rematch({ info }: Table, by: Person, answer: 'yes' | 'no' | 'now', deps: PerformDeps): StepBody | Refused {
  if (info.state !== 'over') return refuse('notOver')
  const seat = seatOf(info.seats, by.id)
  if (seat === undefined) return refuse('notSeated')
  const { yes, no } = info.rematch ?? { yes: [], no: [] }
  if (info.next !== undefined || (answer === 'no' && yes.length === 0)) return refuse('notOffered')
  const others = info.seats.flatMap(({ person }, other) => (person === undefined || other === seat ? [] : [other]))
  const isAnswered = others.every((other) => yes.includes(other) || no.includes(other))
  const isWanted = answer !== 'no' || yes.some((other) => other !== seat)
  const isOpened = isWanted && (isAnswered || answer === 'now')
  return { type: 'rematch', by, seat, yes: answer !== 'no', ...(isOpened && { table: deps.newId() }) }
}

function allow({ info }: Table, seat: Seat, yes: boolean): StepBody | Refused {
  const { undo } = info
  if (!undo?.asks.includes(seat)) return refuse('notAsked')
  const isLast = yes && undo.asks.length === 1
  return { type: 'allow', seat, yes, ...(isLast && { undoes: undo.seat }) }
}

/** What was asked of other persons is not taken from them without a word. */
function undo(table: Table, seat: Seat): StepBody {
  const asks = table.askedBy(seat)
  return asks.length === 0 ? { type: 'undo', seat } : { type: 'askUndo', seat, asks }
}

type Act = Extract<Command, { type: 'act' }>

function act(table: Table, seat: Seat, { action, seen }: Act): StepBody | Refused {
  const { match } = table
  if (match === undefined) return refuse('notPlaying')
  const acted = table.quiet.heard(table.acted[seat], seat)
  if (seen !== undefined && seen < acted) return refuse('stale', { seq: acted })
  const before = match.questions()
  const answer = match.submit(seat, action)
  if (!answer.ok) return { ok: false, by: 'game', ...answer.refusal }
  const told = answer.events
  const isQuiet = isOptional(before, seat) && same(before, match.questions()) && told.every((one) => isFor(one, seat))
  return {
    type: 'act',
    seat,
    action: match.moves.at(-1)?.[1],
    check: match.check,
    told,
    ...(isQuiet && { quiet: true }),
  }
}

/** This seat has answered, and may still answer otherwise. */
function isOptional(questions: readonly Question[], seat: Seat): boolean {
  return questions.some((question) => question.seat === seat && question.optional)
}

function isFor({ to }: ToldEvent<Event>, seat: Seat): boolean {
  return to?.every((one) => one === seat) ?? false
}

function actForBot(table: Table, seat: Seat, command: Act): StepBody | Refused {
  if (table.info.state !== 'playing') return refuse('notPlaying')
  if (table.info.seats[seat]?.bot === undefined) return refuse('noBotPlays')
  // A bot is asked with the table's own number.
  return act(table, seat, { ...command, seen: table.quiet.heard(command.seen ?? 0, seat) })
}

/** Absent: late in a turn-based game; otherwise asked a while ago, and not here. */
function claim(
  table: Table,
  { seat, what }: Extract<Command, { type: 'claim' }>,
  now: number,
  present: Request['present'],
  deps: PerformDeps,
): StepBody | Refused {
  const { seats, pace, game } = table.info
  if (seat >= seats.length) return refuse('noSuchSeat', { seat })
  const { person, bot } = seats[seat]
  if (person === undefined || bot !== undefined) return refuse('notAbsent', { seat })
  const { clocks } = table
  if (clocks === undefined || !clocks.running.includes(seat)) return refuse('notAbsent', { seat })
  const isLate = pace.kind === 'turns' && clocks.isOut(seat, now)
  const isAway = present !== undefined && !present.includes(seat)
  const isGone = pace.kind !== 'turns' && now - clocks.asked[seat] >= LIMITS.absentAfter && isAway
  return isLate || isGone ? { type: 'claim', seat, what, bot: deps.standIn(game) } : refuse('notAbsent', { seat })
}

function timeOut(table: Table, now: number, deps: PerformDeps): StepBody | Refused {
  const { state, seats, pace, game } = table.info
  if (state !== 'playing' || pace.kind !== 'live') return refuse('notPlaying')
  const seat = seats.findIndex((s, i) => s.person !== undefined && s.bot === undefined && table.clocks?.isOut(i, now))
  return seat === -1 ? refuse('notAbsent') : { type: 'time', seat, bot: deps.standIn(game) }
}

function playingSeat(table: Table, person: Person): Seat | Refused {
  if (table.info.state !== 'playing') return refuse('notPlaying')
  return seatOf(table.info.seats, person.id) ?? refuse('notSeated')
}
