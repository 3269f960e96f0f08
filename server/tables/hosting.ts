/** What is done at a table before the start: who sits where, how many seats there are, and by which rules. */

import type { Seat } from '@windward/core/contract.ts'
import { readOptions, readSeats } from '@windward/core/options.ts'
import type { Command, Refused } from '@windward/protocol/commands.ts'
import { LIMITS } from '@windward/protocol/limits.ts'
import type { Person } from '@windward/protocol/tables.ts'
import { calledApart } from './names.ts'
import { refuse } from './refuse.ts'
import { isFree, seatOf } from './seating.ts'
import type { StepBody } from './step.ts'
import type { Table } from './table.ts'

const BEFORE_START = [
  'join',
  'leave',
  'bot',
  'remove',
  'swap',
  'addSeat',
  'dropSeat',
  'change',
  'close',
  'start',
] as const
type Before = Extract<Command, { type: (typeof BEFORE_START)[number] }>

/** What leads on from an open table, however long it has been arranged. */
const ENDS: readonly Before['type'][] = ['leave', 'close', 'start']

type IsBot = (game: string, name: string) => boolean

export function isBeforeStart(command: { readonly type: string }): command is Before {
  return BEFORE_START.some((type) => type === command.type)
}

export function arrange(table: Table, person: Person, command: Before, isBot: IsBot): StepBody | Refused {
  const { state, seats, host } = table.info
  if (state !== 'open') return refuse('notOpen')
  if (table.head - table.chat.lines >= LIMITS.openSteps && !ENDS.includes(command.type)) return refuse('tooManyChanges')
  const mine = seatOf(seats, person.id)
  if (command.type === 'join') return join(table, person, command.seat)
  if (command.type === 'leave') return mine === undefined ? refuse('notSeated') : { type: 'leave', seat: mine, person }
  if (command.type === 'swap') return swap(table, person, command.seat, command.with)
  return host === person.id ? asHost(table, command, isBot) : refuse('notHost')
}

function asHost(
  table: Table,
  command: Exclude<Before, { type: 'join' | 'leave' | 'swap' }>,
  isBot: IsBot,
): StepBody | Refused {
  const { seats } = table.info
  switch (command.type) {
    case 'start':
      return seats.some(isFree) ? refuse('seatsFree', { seats: seats.filter(isFree).length }) : { type: 'start' }
    case 'close':
      return { type: 'close' }
    case 'addSeat':
      return seatsFit(table, seats.length + 1) ?? { type: 'addSeat' }
    case 'change':
      return change(table, command)
  }
  const { seat } = command
  if (seat >= seats.length) return refuse('noSuchSeat', { seat })
  const { person } = seats[seat]
  switch (command.type) {
    case 'remove':
      return person === undefined ? refuse('notSeated') : { type: 'remove', seat, person }
    case 'dropSeat':
      if (person !== undefined) return refuse('seatTaken', { seat })
      return seatsFit(table, seats.length - 1) ?? { type: 'dropSeat', seat }
    case 'bot':
      if (person !== undefined) return refuse('seatTaken', { seat })
      if (command.bot !== undefined && !isBot(table.info.game, command.bot))
        return refuse('noSuchBot', { bot: command.bot })
      return { type: 'bot', seat, bot: command.bot }
  }
}

function join(table: Table, person: Person, wanted: Seat | undefined): StepBody | Refused {
  const { seats } = table.info
  if (seatOf(seats, person.id) !== undefined) return refuse('alreadySeated')
  if (wanted !== undefined && wanted >= seats.length) return refuse('noSuchSeat', { seat: wanted })
  const seat = wanted ?? seats.findIndex(isFree)
  if (seat === -1) return refuse('tableFull')
  return isFree(seats[seat])
    ? { type: 'join', seat, person: calledApart(person, seats) }
    : refuse('seatTaken', { seat })
}

/** The host seats everybody; anybody else moves to a seat that is free. */
function swap(table: Table, person: Person, seat: Seat, other: Seat): StepBody | Refused {
  const { seats, host } = table.info
  const missing = [seat, other].find((one) => one >= seats.length)
  if (missing !== undefined) return refuse('noSuchSeat', { seat: missing })
  const isOwn = seatOf(seats, person.id) === seat
  if (host !== person.id && !isOwn) return refuse('notHost')
  if (host !== person.id && !isFree(seats[other])) return refuse('seatTaken', { seat: other })
  return { type: 'swap', seat, with: other }
}

function change(table: Table, { type, ...wanted }: Extract<Before, { type: 'change' }>): StepBody | Refused {
  const { info } = table
  const options = readOptions(table.game, wanted.options ?? info.options)
  if (!options.ok) return refuse(options.refusal.code, options.refusal.params)
  const count = readSeats(table.game, options.value, info.seats.length)
  if (!count.ok) return refuse(count.refusal.code, count.refusal.params)
  const { pace = info.pace, listed = info.listed, spectators = info.spectators } = wanted
  return { type, change: { options: options.value, pace, listed, spectators } }
}

function seatsFit(table: Table, seats: number): Refused | undefined {
  const count = readSeats(table.game, table.info.options, seats)
  return count.ok ? undefined : refuse(count.refusal.code, count.refusal.params)
}
