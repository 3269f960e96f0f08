/** A new table, from what was asked for or from the one before. */

import type { AnyGame } from '@windward/core/contract.ts'
import { readOptions, readSeats } from '@windward/core/options.ts'
import type { Refused } from '@windward/protocol/commands.ts'
import type { NewTable, Person, SeatInfo, TableInfo } from '@windward/protocol/tables.ts'
import type { NewRow } from '../store/append.ts'
import { newSecret, newTableId } from './ids.ts'
import { type Around, refuse } from './perform.ts'
import { isFree } from './seating.ts'

export function opened(
  game: AnyGame | undefined,
  asked: NewTable,
  host: Person,
  made: string,
  now: number,
  around: Around,
): { readonly ok: true; readonly row: NewRow } | Refused {
  if (game === undefined) return refuse('noSuchGame', { game: asked.game })
  const options = readOptions(game, asked.options ?? {})
  if (!options.ok) return refuse(options.refusal.code, options.refusal.params)
  const count = readSeats(game, options.value, asked.seats)
  if (!count.ok) return refuse(count.refusal.code, count.refusal.params)
  const seats: SeatInfo[] = Array.from({ length: count.value }, () => ({}))
  for (const { seat, bot } of asked.bots ?? []) {
    if (seat >= seats.length) return refuse('noSuchSeat', { seat })
    if (!isFree(seats[seat])) return refuse('seatTaken', { seat })
    if (!around.isBot(game.id, bot)) return refuse('noSuchBot', { bot })
    seats[seat] = { bot }
  }
  const mine = seats.findIndex(isFree)
  if (mine === -1) return refuse('tableFull')
  seats[mine] = { person: host }
  const info: TableInfo = {
    id: newTableId(),
    name: asked.name ?? host.name,
    game: game.id,
    rev: game.rev,
    options: options.value,
    seats,
    host: host.id,
    listed: asked.listed ?? true,
    spectators: asked.spectators ?? true,
    pace: asked.pace ?? { kind: 'none' },
    state: 'open',
    created: now,
  }
  return { ok: true, row: rowOf(info, made) }
}

/** The same people and bots at the same seats, ready to start. */
export function rematchOf(game: AnyGame, over: TableInfo, id: string, host: string, now: number): NewRow {
  const { commitment: _, ending: __, next: ___, started: ____, ended: _____, ...same } = over
  const seats = over.seats.map(({ person, bot }) => (person === undefined ? { bot } : { person }))
  const info: TableInfo = { ...same, id, rev: game.rev, seats, host, state: 'open', created: now }
  return rowOf(info, `rematch:${over.id}`)
}

function rowOf(info: TableInfo, made: string): NewRow {
  const text = JSON.stringify(info)
  const row = {
    id: info.id,
    made,
    state: info.state,
    listed: info.listed ? 1 : 0,
    game: info.game,
    first: text,
    info: text,
    secret: JSON.stringify(newSecret()),
    head: 0,
    awaited: '[]',
    created: info.created,
    updated: info.created,
    deadline: 0,
    bot_due: 0,
  }
  const sitters = info.seats.flatMap(({ person }, seat) => (person === undefined ? [] : [{ person: person.id, seat }]))
  return { row, sitters }
}
