/** A new table, from what was asked for or from the one before. */

import type { AnyGame, OptionValues } from '@windward/core/contract.ts'
import { defaults, readOptions, readSeats } from '@windward/core/options.ts'
import type { RefusedWith } from '@windward/protocol/commands.ts'
import type { RefusalTo } from '@windward/protocol/routes.ts'
import type { NewTable, Person, SeatInfo, TableInfo } from '@windward/protocol/tables.ts'
import type { NewTableRows } from '../store/append.ts'
import { newSecret, newTableId } from './ids.ts'
import type { PerformDeps } from './perform.ts'
import { refuse } from './refuse.ts'
import { isFree } from './seating.ts'

/** The command that makes a table, and a digest of what it asks for. */
export interface Sent {
  readonly made: string
  readonly sent: string
}

export function openTable(
  game: AnyGame | undefined,
  wanted: NewTable,
  host: Person,
  sent: Sent,
  now: number,
  deps: PerformDeps,
): { readonly ok: true; readonly table: NewTableRows } | RefusedWith<RefusalTo<'newTable'>> {
  if (game === undefined) return refuse('noSuchGame', { game: wanted.game })
  const options = readOptions(game, wanted.options ?? {})
  if (!options.ok) return refuse(options.refusal.code, options.refusal.params)
  const count = readSeats(game, options.value, wanted.seats)
  if (!count.ok) return refuse(count.refusal.code, count.refusal.params)
  const seats: SeatInfo[] = Array.from({ length: count.value }, () => ({}))
  for (const { seat, bot } of wanted.bots ?? []) {
    if (seat >= seats.length) return refuse('noSuchSeat', { seat })
    if (!isFree(seats[seat])) return refuse('seatTaken', { seat })
    if (!deps.isBot(game.id, bot)) return refuse('noSuchBot', { bot })
    seats[seat] = { bot }
  }
  const mine = seats.findIndex(isFree)
  if (mine === -1) return refuse('tableFull')
  seats[mine] = { person: host }
  const info: TableInfo = {
    id: newTableId(),
    name: wanted.name ?? host.name,
    game: game.id,
    rev: game.rev,
    options: options.value,
    seats,
    host: host.id,
    listed: wanted.listed ?? true,
    spectators: wanted.spectators ?? true,
    pace: wanted.pace ?? { kind: 'none' },
    state: 'open',
    created: now,
  }
  return { ok: true, table: newTableOf(info, sent) }
}

/** Those who want it, and the bots, at the same seats, with whoever offered it as host; the other seats are free. */
export function openRematch(game: AnyGame, over: TableInfo, id: string, now: number): NewTableRows {
  const { commitment: _, ending: __, next: ___, started: ____, ended: _____, rematch, ...same } = over
  const yes = rematch?.yes ?? []
  const seats = over.seats.map(({ person, bot }, seat) => {
    if (person === undefined) return { bot }
    return yes.includes(seat) ? { person } : {}
  })
  const host = over.seats[yes[0] ?? 0].person?.id ?? over.host
  const options = optionsOfToday(game, over.options)
  const info: TableInfo = { ...same, id, rev: game.rev, options, seats, host, state: 'open', created: now }
  return newTableOf(info, { made: `rematch:${over.id}`, sent: '' })
}

/** A rematch is played by the rules of today: what they do not know of the options is as it comes. */
function optionsOfToday(game: AnyGame, before: OptionValues): OptionValues {
  const known = Object.entries(before).filter(([key, value]) => readOptions(game, { [key]: value }).ok)
  const options = readOptions(game, Object.fromEntries(known))
  return options.ok ? options.value : defaults(game)
}

function newTableOf(info: TableInfo, sent: Sent): NewTableRows {
  const text = JSON.stringify(info)
  const row = {
    id: info.id,
    ...sent,
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
  const seated = info.seats.flatMap(({ person }, seat) => (person === undefined ? [] : [{ person: person.id, seat }]))
  return { row, seated }
}
