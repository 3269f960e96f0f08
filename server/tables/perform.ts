/** Doing a command at a table, or saying why not. The table has changed when it is done; whether that lasts is the store's word. */

import type { Seat } from '@windward/core/contract.ts'
import type { Command, Refused } from '@windward/protocol/commands.ts'
import { LIMITS } from '@windward/protocol/limits.ts'
import type { Person } from '@windward/protocol/tables.ts'
import type { Body, Entry } from './entry.ts'
import { isFree, seatOf } from './seating.ts'
import type { Table } from './table.ts'

/** Who does it: a person, the bot of a seat, or the clock. */
export type Doer =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'clock' }

export interface Deed {
  readonly by: Doer
  readonly command: Command | { readonly type: 'time' }
  /** Unique at the table. */
  readonly id: string
  readonly now: number
}

/** What the table itself does not know. */
export interface Around {
  isBot(game: string, name: string): boolean
  /** The bot that plays for those who are gone. */
  standIn(game: string): string
  isPresent(table: string, seat: Seat): boolean
  /** The id of a table to come. */
  newId(): string
}

export type Performed = { readonly ok: true; readonly entry: Entry } | Refused

export function perform(table: Table, deed: Deed, around: Around): Performed {
  const body = bodyOf(table, deed, around)
  if ('ok' in body) return body
  const entry = { seq: table.head + 1, at: deed.now, command: deed.id, body }
  table.took(entry)
  return { ok: true, entry }
}

function bodyOf(table: Table, { by, command, now }: Deed, around: Around): Body | Refused {
  if (by.kind === 'clock') return command.type === 'time' ? timeOut(table, now, around) : refuse('badMessage')
  if (by.kind === 'bot') return command.type === 'act' ? botActs(table, by.seat, command) : refuse('badMessage')
  const { person } = by
  switch (command.type) {
    case 'join':
      return join(table, person, command.seat)
    case 'leave':
      return leave(table, person)
    case 'bot':
      return seatBot(table, person, command.seat, command.bot, around)
    case 'start':
      return start(table, person)
    case 'chat':
      return table.chatLines >= LIMITS.chatLines ? refuse('chatFull') : chat(table, person, command.text)
    case 'rematch':
      return rematch(table, person, around)
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
      return bot === undefined && table.match?.canUndo(seat) ? { type: 'undo', seat } : refuse('cannotUndo')
    case 'resign':
      return { type: 'resign', seat, bot: around.standIn(table.info.game) }
    case 'return':
      return bot === undefined ? refuse('noBotPlays') : { type: 'return', seat }
    case 'claim':
      return claim(table, command.seat, command.what, now, around)
  }
}

function join(table: Table, person: Person, wanted: Seat | undefined): Body | Refused {
  const { state, seats } = table.info
  if (state !== 'open') return refuse('notOpen')
  if (seatOf(seats, person.id) !== undefined) return refuse('alreadySeated')
  if (wanted !== undefined && wanted >= seats.length) return refuse('noSuchSeat', { seat: wanted })
  const seat = wanted ?? seats.findIndex(isFree)
  if (seat === -1) return refuse('tableFull')
  return isFree(seats[seat]) ? { type: 'join', seat, person } : refuse('seatTaken', { seat })
}

function leave(table: Table, person: Person): Body | Refused {
  if (table.info.state !== 'open') return refuse('notOpen')
  const seat = seatOf(table.info.seats, person.id)
  return seat === undefined ? refuse('notSeated') : { type: 'leave', seat, person }
}

function seatBot(table: Table, person: Person, seat: Seat, bot: string | undefined, around: Around): Body | Refused {
  const { state, seats, host, game } = table.info
  if (state !== 'open') return refuse('notOpen')
  if (host !== person.id) return refuse('notHost')
  if (seat >= seats.length) return refuse('noSuchSeat', { seat })
  if (seats[seat].person !== undefined) return refuse('seatTaken', { seat })
  if (bot !== undefined && !around.isBot(game, bot)) return refuse('noSuchBot', { bot })
  return { type: 'bot', seat, bot }
}

function start(table: Table, person: Person): Body | Refused {
  const { state, seats, host } = table.info
  if (state !== 'open') return refuse('notOpen')
  if (host !== person.id) return refuse('notHost')
  return seats.some(isFree) ? refuse('seatsFree', { seats: seats.filter(isFree).length }) : { type: 'start' }
}

function chat(table: Table, person: Person, text: string): Body | Refused {
  const isSeated = seatOf(table.info.seats, person.id) !== undefined
  return isSeated || table.info.spectators ? { type: 'chat', by: person, text } : refuse('noSpectators')
}

function rematch(table: Table, person: Person, around: Around): Body | Refused {
  if (table.info.state !== 'over') return refuse('notOver')
  if (seatOf(table.info.seats, person.id) === undefined) return refuse('notSeated')
  return { type: 'rematch', by: person, table: table.info.next ?? around.newId() }
}

type Act = Extract<Command, { type: 'act' }>

function act(table: Table, seat: Seat, { action, seen }: Act): Body | Refused {
  const { match } = table
  if (match === undefined) return refuse('notPlaying')
  if (seen !== undefined && seen < table.acted[seat]) return refuse('stale', { seq: table.acted[seat] })
  const answer = match.submit(seat, action)
  if (!answer.ok) return refuse(answer.refusal.code, answer.refusal.params)
  return { type: 'act', seat, action: match.moves.at(-1)?.[1], check: match.check, told: answer.events }
}

function botActs(table: Table, seat: Seat, command: Act): Body | Refused {
  if (table.info.state !== 'playing') return refuse('notPlaying')
  return table.info.seats[seat]?.bot === undefined ? refuse('noBotPlays') : act(table, seat, command)
}

/** Absent: late in a turn-based game; otherwise asked a while ago, and not here. */
function claim(table: Table, seat: Seat, what: 'bot' | 'win', now: number, around: Around): Body | Refused {
  const { seats, pace, id, game } = table.info
  if (seat >= seats.length) return refuse('noSuchSeat', { seat })
  const { person, bot } = seats[seat]
  if (person === undefined || bot !== undefined) return refuse('notAbsent', { seat })
  const { clocks } = table
  if (clocks === undefined || !clocks.running.includes(seat)) return refuse('notAbsent', { seat })
  const isLate = pace.kind === 'turns' && clocks.isOut(seat, now)
  const isGone = pace.kind !== 'turns' && now - clocks.asked[seat] >= LIMITS.absentAfter && !around.isPresent(id, seat)
  return isLate || isGone ? { type: 'claim', seat, what, bot: around.standIn(game) } : refuse('notAbsent', { seat })
}

function timeOut(table: Table, now: number, around: Around): Body | Refused {
  const { state, seats, pace, game } = table.info
  if (state !== 'playing' || pace.kind !== 'live') return refuse('notPlaying')
  const seat = seats.findIndex((s, i) => s.person !== undefined && s.bot === undefined && table.clocks?.isOut(i, now))
  return seat === -1 ? refuse('notAbsent') : { type: 'time', seat, bot: around.standIn(game) }
}

function playingSeat(table: Table, person: Person): Seat | Refused {
  if (table.info.state !== 'playing') return refuse('notPlaying')
  return seatOf(table.info.seats, person.id) ?? refuse('notSeated')
}

export function refuse(code: string, params?: Readonly<Record<string, string | number>>): Refused {
  return { ok: false, code, ...(params !== undefined && { params: { ...params } }) }
}
