/** All tables, as the rest of the server sees them. */

import type { AnyGame, Seat } from '@windward/core/contract.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import { isGameId } from '@windward/games/catalogue.ts'
import { revisionOf } from '@windward/games/revisions.ts'
import type { Answer, Command, RefusedWith } from '@windward/protocol/commands.ts'
import { LIMITS } from '@windward/protocol/limits.ts'
import type { RefusalTo, RouteName } from '@windward/protocol/routes.ts'
import type { Filter, NewTable, Person, TableInfo, TableSummary } from '@windward/protocol/tables.ts'
import type { Presence } from '@windward/protocol/updates.ts'
import type { Bus } from '../bus/bus.ts'
import { now } from '../clock.ts'
import type { Limiter } from '../live/limiter.ts'
import type { Metrics } from '../metrics.ts'
import type { ListedTable, MadeTable, Store, StoredTable } from '../store/store.ts'
import { type BotAsk, botAsksOf, type Redacted, updatesOf, writeUpdate } from './exit.ts'
import { digestOf, newTableId } from './ids.ts'
import { type Before, Lane } from './lane.ts'
import { openRematch, openTable, type Sent } from './opening.ts'
import type { PerformDeps, Request } from './perform.ts'
import { refuse } from './refuse.ts'
import { seatOf } from './seating.ts'
import { isSeating, type Step } from './step.ts'
import { LOBBY_SUBJECT, type PersonNotice, personSubject, readerSubject } from './subjects.ts'
import { Table } from './table.ts'
import { NewerRules, TableBroken } from './troubles.ts'
import { summaryOf } from './written.ts'

export interface TablesDeps {
  readonly store: Store
  readonly bus: Bus
  readonly games: readonly AnyGame[]
  /** Of a game, from the weakest to the strongest. */
  readonly bots: (game: string) => readonly string[]
  readonly metrics: Metrics
  readonly chatLimiter: Limiter
  /** Seats whose people are connected to any node; undefined while that cannot be asked. */
  present(table: string): Promise<readonly Seat[] | undefined>
  /** The same, and who looks on, as far as this node knows without asking. */
  presenceAt(table: string): Presence | undefined
  /** As all nodes say: for lists. */
  gatherPresence(tables: readonly string[]): Promise<ReadonlyMap<string, Presence>>
  /** It owes an answer. */
  askBot(ask: BotAsk): void
  failed(error: unknown): void
  /** A table cannot be repeated. */
  broken(table: string, error: unknown): void
}

type Refuses<N extends RouteName> = RefusedWith<RefusalTo<N>>

/** What a reader who comes to a table is told, and where they will hear more. */
export interface Look {
  readonly ok: true
  readonly seat: Seat | undefined
  readonly subject: string
  readonly update: Redacted
  /** How many steps there were of which they do not hear. */
  readonly unheard: number
}

/**
 * Plays for those who are gone: soundly and at once. A search would cost the host more for an empty seat than for a taken
 * one, and nobody should do better by walking away.
 */
const STAND_IN = 'mate'
/** Steps that are told again; whoever has missed more, or what has been pruned, is told the position alone. */
const MOST_STEPS = 500
/** How long a table stays in the lobby after the last who was there has gone, in milliseconds. */
const FORSAKEN = 5 * 60_000
const HOUR = 3_600_000
/** Looks at a table that moves on while its log is read. */
const MOST_TRIES = 10

export class Tables {
  readonly #deps: TablesDeps
  readonly #lanes: readonly Lane[]
  readonly #performDeps: PerformDeps

  constructor(deps: TablesDeps) {
    this.#deps = deps
    const { store, bots, games, metrics } = deps
    this.#performDeps = {
      isBot: (game, name) => bots(game).includes(name),
      standIn: (game) => (bots(game).includes(STAND_IN) ? STAND_IN : (bots(game).at(-1) ?? '')),
      newId: newTableId,
    }
    const lane = {
      store,
      performDeps: this.#performDeps,
      restore,
      openRematch: (table: Table, id: string) => openRematch(gameOf(games, table.info.game), table.info, id, now()),
      publish: (table: Table, steps: readonly Step[], before: Before) => this.#publish(table, steps, before),
      failed: deps.failed,
      broken: deps.broken,
      committed: (steps: number, milliseconds: number) => metrics.committed(steps, milliseconds),
    }
    this.#lanes = Array.from({ length: store.lanes }, () => new Lane(lane))
  }

  get cached(): number {
    return this.#lanes.reduce((n, lane) => n + lane.tables, 0)
  }

  /** Tables that cannot be repeated and stand still. */
  get broken(): readonly string[] {
    return this.#lanes.flatMap((lane) => lane.broken)
  }

  async create(
    host: Person,
    id: string,
    wanted: NewTable,
  ): Promise<{ ok: true; table: TableInfo } | Refuses<'newTable'>> {
    const { store } = this.#deps
    const sent = { made: `${host.id}:${id}`, sent: digestOf(wanted) }
    const made = (await store.madeBy(sent.made)) ?? (await this.#make(host, wanted, sent))
    if ('ok' in made) return this.#count(made)
    if (made.sent !== '' && made.sent !== sent.sent) return this.#count(refuse('idTaken'))
    return this.#lane(made.id).read(made.id, (t) => {
      if (t === undefined) throw new Error(`table ${made.id} was made and is not there`)
      if (t.info.listed && t.head === 0) this.#tellLobby(summaryOf(t))
      return { ok: true, table: t.info }
    })
  }

  async perform(table: string, person: Person, id: string, command: Command): Promise<Answer> {
    // What they had seen is no part of what they want.
    const { seen: _, ...wanted } = { seen: undefined, ...command }
    const present = command.type === 'claim' ? await this.#deps.present(table) : undefined
    let paid: boolean | undefined
    const mayChat = () => {
      paid ??= this.#deps.chatLimiter.take(person.id)
      return paid
    }
    const by = { kind: 'person', person } as const
    return this.#request(table, { by, command, id: `${person.id}:${id}`, sent: digestOf(wanted), present, mayChat })
  }

  /** `head`: what the bot had seen; its answer to that is taken once, and not when its seat has acted since. */
  actForBot({ table, seat, head }: BotAsk, action: unknown): Promise<Answer> {
    const command = { type: 'act', action: action as { type: string }, seen: head } as const
    return this.#request(table, { by: { kind: 'bot', seat }, command, id: `bot:${seat}:${head}`, sent: '' })
  }

  /** At every table that is not over they have this name from now on. */
  async rename(person: Person): Promise<void> {
    const mine = await this.#deps.store.tablesOf(person.id, LIMITS.tablesEach)
    const running = mine.filter(({ state }) => state === 'open' || state === 'playing')
    const by = { kind: 'person', person } as const
    await Promise.all(
      running.map(({ id }) =>
        this.#request(id, { by, command: { type: 'name' }, id: `name:${newTableId()}`, sent: '' }),
      ),
    )
    const notice: PersonNotice = { kind: 'named', person }
    this.#deps.bus.publish(personSubject(person.id), JSON.stringify(notice))
  }

  /** Sockets of sessions before this era are closed. */
  endSockets(person: string, era: number): void {
    const notice: PersonNotice = { kind: 'signedOut', era }
    this.#deps.bus.publish(personSubject(person), JSON.stringify(notice))
  }

  /** A clock may have run out. */
  timeOut(table: string, now: number): Promise<Answer> {
    return this.#request(table, { by: { kind: 'clock' }, command: { type: 'time' }, id: `clock:${now}`, sent: '' })
  }

  /** For this person, or for a guest without a name. */
  async look(id: string, person: string | undefined, since: number | undefined): Promise<Look | Refuses<'look'>> {
    try {
      return await this.#look(id, person, since)
    } catch (error) {
      if (error instanceof TableBroken) return this.#count(refuse('tableBroken'))
      if (error instanceof NewerRules) return this.#count(refuse('newerRules'))
      throw error
    }
  }

  /** Asks again the bots that owe an answer. */
  askBots(id: string): Promise<void> {
    return this.#lane(id).read(id, (table) => {
      for (const ask of table === undefined ? [] : botAsksOf(table)) this.#deps.askBot(ask)
    })
  }

  /** From the position that the bot was asked about; undefined if that is past. */
  chooseForBot<T>({ table: id, seat, head }: BotAsk, pick: (match: AnyMatch) => T): Promise<T | undefined> {
    return this.#lane(id).read(id, (table) => {
      const isPast = table?.head !== head || !table.awaitedBots().includes(seat)
      return isPast || table.match === undefined ? undefined : pick(table.match)
    })
  }

  summary(id: string): Promise<TableSummary | undefined> {
    return this.#lane(id).read(id, (table) => table && this.#withKnownPresence(summaryOf(table)))
  }

  /** What nobody has come back to is not shown. */
  async lobby(filter: Filter): Promise<readonly TableSummary[]> {
    const listed = await this.#deps.store.lobby(filter, LIMITS.listed)
    const alive = (await this.withPresence(listed)).filter((table) => isAlive(table, now()))
    return alive.map(({ touched: _, ...table }) => table)
  }

  /** With who is there, at whichever node. */
  async withPresence<T extends TableSummary>(tables: readonly T[]): Promise<readonly T[]> {
    const present = await this.#deps.gatherPresence(tables.map(({ id }) => id))
    return tables.map((table) => ({ ...table, ...shown(present.get(table.id)) }))
  }

  /** Somebody came to a table or left it: whoever looks at the lobby sees it. */
  async tellPresence(id: string): Promise<void> {
    const summary = await this.summary(id)
    if (summary?.listed) this.#tellLobby(summary)
  }

  /** The text of the record; never that of an unfinished match, nor to those who could not look on. */
  async record(id: string, person: string | undefined): Promise<{ ok: true; text: string } | Refuses<'record'>> {
    const info = await this.#deps.store.info(id)
    if (info === undefined) return this.#count(refuse('noSuchTable'))
    if (!info.spectators && seatOf(info.seats, person) === undefined) return this.#count(refuse('noSpectators'))
    const text = await this.#deps.store.record(id)
    return text === undefined ? this.#count(refuse('notOver')) : { ok: true, text }
  }

  forget(since: number): void {
    for (const lane of this.#lanes) lane.forget(since)
  }

  async drain(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.drain()))
  }

  async #look(id: string, person: string | undefined, since: number | undefined): Promise<Look | Refuses<'look'>> {
    let read: readonly Step[] = []
    let after = 0
    for (let tries = 0; ; tries += 1) {
      const look = await this.#lane(id).read(id, (table) => {
        if (table === undefined) return this.#count(refuse('noSuchTable'))
        after = Math.min(table.quiet.seqOf(since ?? 0, seatOf(table.info.seats, person)), table.head)
        const steps = since === undefined ? [] : table.stepsAfter(after, read)
        if (steps !== undefined) return lookAt(table, person, steps.length > MOST_STEPS ? [] : steps)
        const missed = table.head - after
        const isGone = tries > 0 && read[0]?.seq !== after + 1
        const isWorthReading = missed > 0 && missed <= MOST_STEPS && !isGone && tries < MOST_TRIES
        return isWorthReading ? 'more' : lookAt(table, person, [])
      })
      if (look !== 'more') return look
      read = await this.#deps.store.since(id, after)
    }
  }

  async #make(host: Person, wanted: NewTable, sent: Sent): Promise<MadeTable | Refuses<'newTable'>> {
    const { store, games } = this.#deps
    if ((await store.unfinishedOf(host.id)) >= LIMITS.tablesEach) return refuse('tooManyTables')
    const game = games.find((g) => g.id === wanted.game)
    const opened = openTable(game, wanted, host, sent, now(), this.#performDeps)
    return opened.ok ? store.open(opened.table) : opened
  }

  #request(table: string, request: Omit<Request, 'now'>): Promise<Answer> {
    return new Promise((resolve) => {
      this.#lane(table).perform(table, request, (answer) => resolve(this.#count(answer)))
    })
  }

  #publish(table: Table, steps: readonly Step[], before: Before): void {
    const { bus } = this.#deps
    const update = updatesOf(table, before.head, steps, now())
    for (const { seat, subject } of table.readers) {
      if (!steps.some((step) => table.quiet.isHeard(step, seat))) continue
      if (bus.hasListeners(subject)) bus.publish(subject, writeUpdate(update(seat)))
    }
    this.#notify(table, steps, before)
    if ((table.info.listed || before.listed) && table.infoAt > before.head) this.#tellLobby(summaryOf(table))
    for (const ask of botAsksOf(table)) this.#deps.askBot(ask)
    if (table.rematchAt > before.head) this.#beginRematch(table.info)
  }

  /** Where all want it nobody need press anything more. */
  #beginRematch({ seats, rematch, next, id }: TableInfo): void {
    const host = seats[rematch?.yes[0] ?? 0].person
    const isWhole = seats.every(({ person }, seat) => person === undefined || rematch?.yes.includes(seat))
    if (!isWhole || host === undefined || next === undefined) return
    void this.#request(next, {
      by: { kind: 'person', person: host },
      command: { type: 'start' },
      id: `rematch:${id}`,
      sent: '',
    })
  }

  #notify(table: Table, steps: readonly Step[], before: Before): void {
    const notify = (kind: 'awaited' | 'seated', subject: string) => {
      const notice: PersonNotice = { kind, table: table.info.id }
      if (this.#deps.bus.hasListeners(subject)) this.#deps.bus.publish(subject, JSON.stringify(notice))
    }
    for (const { body } of steps) {
      if (!isSeating(body)) continue
      const gone = body.type === 'leave' || body.type === 'remove' ? [body.person] : []
      for (const { id } of [...gone, ...personsAt(table)]) notify('seated', personSubject(id))
      if (body.type === 'join') notify('awaited', personSubject(table.info.host))
    }
    for (const seat of changed(before.awaited, table.awaited())) {
      const { person } = table.info.seats[seat]
      if (person !== undefined) notify('awaited', personSubject(person.id))
    }
  }

  #tellLobby(summary: TableSummary): void {
    this.#deps.bus.publish(LOBBY_SUBJECT, JSON.stringify(this.#withKnownPresence(summary)))
  }

  /** What this node would have to ask for is not told: whoever reads it has it from before. */
  #withKnownPresence(summary: TableSummary): TableSummary {
    return { ...summary, ...shown(this.#deps.presenceAt(summary.id)) }
  }

  #lane(id: string): Lane {
    let sum = 0
    for (let i = 0; i < id.length; i += 1) sum = (sum * 31 + id.charCodeAt(i)) % 65_521
    return this.#lanes[sum % this.#lanes.length]
  }

  #count<A extends Answer>(answer: A): A {
    if (!answer.ok) this.#deps.metrics.refused(answer.code)
    return answer
  }
}

/** Seats that are awaited now and were not, or the other way about. */
function changed(before: readonly Seat[], now: readonly Seat[]): readonly Seat[] {
  return [...now.filter((seat) => !before.includes(seat)), ...before.filter((seat) => !now.includes(seat))]
}

function shown(presence: Presence | undefined): Pick<TableSummary, 'present' | 'onlookers'> {
  return presence === undefined ? {} : { present: [...presence.seats], onlookers: presence.spectators }
}

/** An open table, or a running one, to which nobody has come for minutes is dead; by the day, for days. */
function isAlive({ pace, present, touched }: ListedTable, now: number): boolean {
  const patience = pace.kind === 'turns' ? 2 * pace.hours * HOUR : FORSAKEN
  return (present ?? []).length > 0 || now - touched < patience
}

function personsAt({ info }: Table): readonly Person[] {
  return info.seats.flatMap(({ person }) => (person === undefined ? [] : [person]))
}

function lookAt(table: Table, person: string | undefined, steps: readonly Step[]): Look | Refuses<'look'> {
  const { id, seats, spectators, state } = table.info
  const seat = seatOf(seats, person)
  if (seat === undefined && !spectators && state !== 'open') return refuse('noSpectators')
  const update = updatesOf(table, table.head - steps.length, steps, now(), true)(seat)
  const subject = readerSubject(id, seat === undefined ? undefined : person)
  return { ok: true, seat, subject, update, unheard: table.head - update.seq }
}

/** By the rules it began with. */
async function restore(stored: StoredTable): Promise<Table> {
  const { id, game, rev } = JSON.parse(stored.row.first) as TableInfo
  const revision = isGameId(game) ? await revisionOf(game, rev) : NOT_HERE
  if (revision.ok) return Table.restore(revision.game, stored)
  if (revision.why === 'newer') throw new NewerRules(`table ${id}: revision ${rev} of ${game}`)
  return Table.withoutRules(stored)
}

/** A game that only a later Windward has. */
const NOT_HERE = { ok: false, why: 'newer' } as const

function gameOf(games: readonly AnyGame[], id: string): AnyGame {
  const game = games.find((g) => g.id === id)
  if (game === undefined) throw new Error(`no game ${id}`)
  return game
}
