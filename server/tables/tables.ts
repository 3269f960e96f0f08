/** All tables, as the rest of the server sees them. */

import type { AnyGame, Seat } from '@windward/core/contract.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import type { Answer, Command, Refused } from '@windward/protocol/commands.ts'
import { LIMITS } from '@windward/protocol/limits.ts'
import type { Filter, NewTable, Person, TableInfo, TableSummary } from '@windward/protocol/tables.ts'
import type { Bus } from '../bus/bus.ts'
import type { Limiter } from '../live/limiter.ts'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'
import { type Entry, entryOf } from './entry.ts'
import { asksFor, type BotAsk, type Redacted, updatesOf, writeUpdate } from './exit.ts'
import { newTableId } from './ids.ts'
import { type Before, Lane } from './lane.ts'
import { opened, rematchOf } from './opening.ts'
import { type Around, type Doer, refuse } from './perform.ts'
import { seatOf } from './seating.ts'
import { LOBBY_SUBJECT, type Note, personSubject, readerSubject } from './subjects.ts'
import { Table } from './table.ts'

export interface TablesHouse {
  readonly store: Store
  readonly bus: Bus
  readonly games: readonly AnyGame[]
  /** Of a game, from the weakest to the strongest. */
  readonly bots: (game: string) => readonly string[]
  readonly metrics: Metrics
  readonly chatter: Limiter
  isPresent(table: string, seat: Seat): boolean
  /** A bot owes an answer. */
  botAsked(ask: BotAsk): void
  failed(error: unknown): void
}

/** What a reader who comes to a table is told, and where they will hear more. */
export interface Look {
  readonly ok: true
  readonly seat: Seat | undefined
  readonly subject: string
  readonly update: Redacted
}

/**
 * Plays for those who are gone: soundly and at once. A search would cost the host more for an empty seat than for a taken
 * one, and nobody should do better by walking away.
 */
const STAND_IN = 'mate'
/** Steps that are told again; whoever has missed more, or what has been pruned, is told the position alone. */
const MOST_STEPS = 500
/** Looks at a table that moves on while its log is read. */
const MOST_TRIES = 10

export class Tables {
  readonly #house: TablesHouse
  readonly #lanes: readonly Lane[]
  readonly #around: Around

  constructor(house: TablesHouse) {
    this.#house = house
    const { store, bots, games, metrics } = house
    this.#around = {
      isBot: (game, name) => bots(game).includes(name),
      standIn: (game) => (bots(game).includes(STAND_IN) ? STAND_IN : (bots(game).at(-1) ?? '')),
      isPresent: (table, seat) => house.isPresent(table, seat),
      newId: newTableId,
    }
    const lane = {
      store,
      around: this.#around,
      restore: (kept: Parameters<typeof Table.restore>[1]) => Table.restore(gameOf(games, kept.row.game), kept),
      rematchOf: (table: Table, id: string, by: string) => rematchOf(table.game, table.info, id, by, Date.now()),
      publish: (table: Table, entries: readonly Entry[], before: Before) => this.#publish(table, entries, before),
      failed: house.failed,
      committed: (steps: number, milliseconds: number) => metrics.committed(steps, milliseconds),
    }
    this.#lanes = Array.from({ length: store.lanes }, () => new Lane(lane))
  }

  get cached(): number {
    return this.#lanes.reduce((n, lane) => n + lane.tables, 0)
  }

  async create(host: Person, id: string, asked: NewTable): Promise<{ ok: true; table: TableInfo } | Refused> {
    const { store, games } = this.#house
    if ((await store.unfinishedOf(host.id)) >= LIMITS.tablesEach) return refuse('tooManyTables')
    const game = games.find((g) => g.id === asked.game)
    const table = opened(game, asked, host, `${host.id}:${id}`, Date.now(), this.#around)
    if (!table.ok) return table
    const made = await store.open(table.row)
    return this.#lane(made).read(made, (t) => {
      if (t === undefined) throw new Error(`table ${made} was made and is not there`)
      if (t.info.listed && t.head === 0) this.#tellLobby(t.summary())
      return { ok: true, table: t.info }
    })
  }

  do(table: string, person: Person, id: string, command: Command): Promise<Answer> {
    if (command.type === 'chat' && !this.#house.chatter.take(person.id))
      return Promise.resolve(this.#count(refuse('tooFast')))
    return this.#deed(table, { kind: 'person', person }, command, `${person.id}:${id}`)
  }

  /** `head`: what the bot had seen; its answer to that is taken once, and not when its seat has acted since. */
  botActs({ table, seat, head }: BotAsk, action: unknown): Promise<Answer> {
    const command = { type: 'act', action: action as { type: string }, seen: head } as const
    return this.#deed(table, { kind: 'bot', seat }, command, `bot:${seat}:${head}`)
  }

  /** A clock may have run out. */
  timeOut(table: string, now: number): Promise<Answer> {
    return this.#deed(table, { kind: 'clock' }, { type: 'time' }, `clock:${now}`)
  }

  /** For this person, or for a guest without a name. */
  async look(id: string, person: string | undefined, since: number | undefined): Promise<Look | Refused> {
    let read: readonly Entry[] = []
    for (let tries = 0; ; tries += 1) {
      const look = await this.#lane(id).read(id, (table) => {
        if (table === undefined) return this.#count(refuse('noSuchTable'))
        const steps = since === undefined ? [] : table.stepsAfter(since, read)
        if (steps !== undefined) return lookAt(table, person, steps.length > MOST_STEPS ? [] : steps)
        const missed = table.head - (since ?? 0)
        const isGone = tries > 0 && read[0]?.seq !== (since ?? 0) + 1
        const isWorthReading = missed > 0 && missed <= MOST_STEPS && !isGone && tries < MOST_TRIES
        return isWorthReading ? 'more' : lookAt(table, person, [])
      })
      if (look !== 'more') return look
      read = (await this.#house.store.since(id, since ?? 0)).map(entryOf)
    }
  }

  /** Asks again the bots that owe an answer. */
  askBots(id: string): Promise<void> {
    return this.#lane(id).read(id, (table) => {
      for (const ask of table === undefined ? [] : asksFor(table)) this.#house.botAsked(ask)
    })
  }

  /** From the position that the bot was asked about; undefined if that is past. */
  botChoice<T>({ table: id, seat, head }: BotAsk, pick: (match: AnyMatch) => T): Promise<T | undefined> {
    return this.#lane(id).read(id, (table) => {
      const isPast = table?.head !== head || !table.awaitedBots().includes(seat)
      return isPast || table.match === undefined ? undefined : pick(table.match)
    })
  }

  summary(id: string): Promise<TableSummary | undefined> {
    return this.#lane(id).read(id, (table) => table?.summary())
  }

  lobby(filter: Filter): Promise<readonly TableSummary[]> {
    return this.#house.store.lobby(filter, LIMITS.listed)
  }

  /** The text of the record; never that of an unfinished match. */
  async record(id: string): Promise<{ ok: true; text: string } | Refused> {
    const text = await this.#house.store.record(id)
    if (text !== undefined) return { ok: true, text }
    return (await this.#lane(id).read(id, (t) => t !== undefined)) ? refuse('notOver') : refuse('noSuchTable')
  }

  forget(since: number): void {
    for (const lane of this.#lanes) lane.forget(since)
  }

  async drain(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.drain()))
  }

  #deed(table: string, by: Doer, command: Command | { type: 'time' }, id: string): Promise<Answer> {
    return new Promise((answer) => {
      this.#lane(table).do(table, { by, command, id }, (given) => answer(this.#count(given)))
    })
  }

  #publish(table: Table, entries: readonly Entry[], before: Before): void {
    const { bus } = this.#house
    const update = updatesOf(table, before.head, entries, Date.now())
    for (const { seat, subject } of table.readers) {
      if (bus.isHeard(subject)) bus.publish(subject, writeUpdate(update(seat)))
    }
    this.#notify(table, entries, before)
    if (table.info.listed && table.infoAt > before.head) this.#tellLobby(table.summary())
    for (const ask of asksFor(table)) this.#house.botAsked(ask)
  }

  #notify(table: Table, entries: readonly Entry[], before: Before): void {
    const note = (kind: Note['kind'], subject: string) => {
      const message: Note = { kind, table: table.info.id }
      if (this.#house.bus.isHeard(subject)) this.#house.bus.publish(subject, JSON.stringify(message))
    }
    for (const { body } of entries) {
      if (body.type === 'join' || body.type === 'leave') note('seated', personSubject(body.person.id))
    }
    for (const seat of table.awaited()) {
      if (before.awaited.includes(seat)) continue
      const { person } = table.info.seats[seat]
      if (person !== undefined) note('awaited', personSubject(person.id))
    }
  }

  #tellLobby(summary: TableSummary): void {
    this.#house.bus.publish(LOBBY_SUBJECT, JSON.stringify(summary))
  }

  #lane(id: string): Lane {
    let sum = 0
    for (let i = 0; i < id.length; i += 1) sum = (sum * 31 + id.charCodeAt(i)) % 65_521
    return this.#lanes[sum % this.#lanes.length]
  }

  #count<A extends Answer>(answer: A): A {
    if (!answer.ok) this.#house.metrics.refused(answer.code)
    return answer
  }
}

function lookAt(table: Table, person: string | undefined, steps: readonly Entry[]): Look | Refused {
  const { id, seats, spectators, state } = table.info
  const seat = seatOf(seats, person)
  if (seat === undefined && !spectators && state !== 'open') return refuse('noSpectators')
  const update = updatesOf(table, table.head - steps.length, steps, Date.now(), true)(seat)
  return { ok: true, seat, subject: readerSubject(id, seat === undefined ? undefined : person), update }
}

function gameOf(games: readonly AnyGame[], id: string): AnyGame {
  const game = games.find((g) => g.id === id)
  if (game === undefined) throw new Error(`no game ${id}`)
  return game
}
