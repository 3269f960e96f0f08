/** One table in memory: what its log amounts to. It is changed by steps alone, so any node can rebuild it. */

import { owed } from '@windward/core/choices.ts'
import type { AnyGame, Outcome, Seat } from '@windward/core/contract.ts'
import { Match, type Snapshot } from '@windward/core/match.ts'
import { type AnyMatch, recordOf, writeRecord } from '@windward/core/record.ts'
import type { Ending, SeatInfo, TableInfo, TableSummary } from '@windward/protocol/tables.ts'
import type { Sitter } from '../store/append.ts'
import type { Moved } from '../store/schema.ts'
import type { Kept } from '../store/store.ts'
import { Clocks, type KeptClocks } from './clocks.ts'
import { type Entry, entryOf } from './entry.ts'
import { isDecided, personsAt, standingsOf } from './seating.ts'
import { type Reader, readersOf } from './subjects.ts'

/** A bot that has not answered by then is asked again, by whichever node looks first. */
const BOT_PATIENCE = 10_000

/** Steps kept at hand, at least. */
const RECENT = 16

export interface Secret {
  readonly seed: string
  readonly salt: string
}

export class Table {
  readonly game: AnyGame
  readonly #secret: Secret
  #info: TableInfo
  #infoText: string | undefined
  #readers: readonly Reader[] | undefined
  /** As of the last step, once it has been asked for. */
  #awaited: readonly Seat[] | undefined
  head = 0
  match: AnyMatch | undefined
  clocks: Clocks | undefined
  /** Commands done, and the steps they became. */
  readonly commands = new Map<string, number>()
  /** The latest steps, for those who missed them. */
  #recent: Entry[] = []
  chatLines = 0
  /** In the order in which they gave up. */
  resigned: Seat[] = []
  /** The last step of each seat in the game. */
  acted: number[]
  /** The step after which the table was last written down whole. */
  snapshotAt = 0
  /** The last step with which `info` changed. */
  infoAt = 0
  /** The steps with which it ended, and with which a rematch was first asked for. */
  endedAt = 0
  rematchAt = 0

  constructor(game: AnyGame, first: TableInfo, secret: Secret) {
    this.game = game
    this.#info = first
    this.#secret = secret
    this.acted = first.seats.map(() => 0)
  }

  static restore(game: AnyGame, { row, snapshot, rows, commands }: Kept): Table {
    const table = new Table(game, JSON.parse(row.first), JSON.parse(row.secret))
    if (snapshot !== undefined) table.#resume(JSON.parse(snapshot))
    for (const { command, seq } of commands) table.commands.set(command, seq)
    for (const row of rows) table.replay(entryOf(row))
    return table
  }

  get info(): TableInfo {
    return this.#info
  }

  /** As JSON, made once for each change. */
  get infoText(): string {
    this.#infoText ??= JSON.stringify(this.#info)
    return this.#infoText
  }

  /** Those who are told of steps: persons with a seat, and spectators. Made once for each change. */
  get readers(): readonly Reader[] {
    this.#readers ??= readersOf(this.#info)
    return this.#readers
  }

  /** A step of the log, taken by whichever node. */
  replay(entry: Entry): void {
    const { body, seq } = entry
    if (seq !== this.head + 1) throw new Error(`table ${this.info.id}: step ${seq} after ${this.head}`)
    if (body.type === 'act') {
      const answer = this.#playing().submit(body.seat, body.action)
      if (!answer.ok || this.#playing().check !== body.check) {
        throw new Error(`table ${this.info.id}: step ${seq} cannot be repeated`)
      }
    }
    this.took(entry)
  }

  /** Takes note of a step. An act has been submitted to the match already. */
  took(entry: Entry): void {
    const { body, at, seq, command } = entry
    this.head = seq
    this.#awaited = undefined
    this.commands.set(command, seq)
    this.#recent.push(entry)
    if (this.#recent.length > 2 * RECENT) this.#recent = this.#recent.slice(-RECENT)
    switch (body.type) {
      case 'join':
        this.#seat(body.seat, { person: body.person })
        break
      case 'leave':
        this.#seat(body.seat, {})
        this.#afterLeaving(body.person.id)
        break
      case 'bot':
        this.#seat(body.seat, body.bot === undefined ? {} : { bot: body.bot })
        break
      case 'start':
        this.#start(at)
        break
      case 'act':
        this.acted[body.seat] = seq
        this.#tick(at, body.seat)
        break
      case 'undo':
        this.#playing().undo(body.seat)
        this.acted[body.seat] = seq
        this.#tick(at, body.seat)
        break
      case 'claim':
        if (body.what === 'bot') this.#standIn(body.seat, body.bot)
        else this.#resign(body.seat, body.bot, 'absent', at)
        this.#tick(at, undefined)
        break
      case 'resign':
        this.#resign(body.seat, body.bot, 'resigned', at)
        this.#tick(at, undefined)
        break
      case 'time':
        this.#resign(body.seat, body.bot, 'time', at)
        this.#tick(at, undefined)
        break
      case 'return':
        this.#seat(body.seat, { person: this.info.seats[body.seat].person })
        this.#tick(at, undefined)
        break
      case 'chat':
        this.chatLines += 1
        return
      case 'rematch':
        if (this.#info.next === undefined) this.rematchAt = seq
        this.#change({ next: body.table })
        return
    }
    const outcome = this.info.state === 'playing' ? this.match?.outcome() : undefined
    if (outcome !== undefined) this.#end('played', outcome, at)
  }

  /** All steps after this one, some of which may have been read from the store; undefined if that leaves any out. */
  stepsAfter(since: number, read: readonly Entry[]): readonly Entry[] | undefined {
    const last = read.at(-1)?.seq ?? since
    const steps = [...read.filter(({ seq }) => seq <= this.head), ...this.#recent.filter(({ seq }) => seq > last)]
    return steps.length === this.head - since && since >= 0 ? steps : undefined
  }

  /** Seats that owe an answer. */
  awaited(): readonly Seat[] {
    this.#awaited ??= this.#whoIsAwaited()
    return this.#awaited
  }

  awaitedBots(): readonly Seat[] {
    return this.awaited().filter((seat) => this.info.seats[seat].bot !== undefined)
  }

  /** For its row in the store. */
  moved(now: number): Moved {
    return {
      id: this.info.id,
      head: this.head,
      awaited: JSON.stringify(this.awaited()),
      updated: now,
      deadline: this.info.state === 'playing' ? (this.clocks?.deadline(personsAt(this.info.seats)) ?? 0) : 0,
      bot_due: this.awaitedBots().length > 0 ? now + BOT_PATIENCE : 0,
    }
  }

  summary(): TableSummary {
    const { commitment: _, ending: __, next: ___, ...info } = this.#info
    return { ...info, seq: this.head, awaited: [...this.awaited()] }
  }

  sitters(): readonly Sitter[] {
    return this.info.seats.flatMap(({ person }, seat) => (person === undefined ? [] : [{ person: person.id, seat }]))
  }

  /** Only where nothing can be taken back: a resumed match cannot undo what came before. */
  canBeKept(): boolean {
    const last = this.match?.moves.at(-1)
    return this.match !== undefined && (last === undefined || !this.match.canUndo(last[0]))
  }

  keep(): string {
    this.snapshotAt = this.head
    const kept: KeptTable = {
      info: this.info,
      head: this.head,
      match: this.info.state === 'over' ? lastOf(this.match) : this.match?.snapshot(),
      clocks: this.clocks?.keep(),
      chatLines: this.chatLines,
      resigned: this.resigned,
      acted: this.acted,
      infoAt: this.infoAt,
    }
    return JSON.stringify(kept)
  }

  /** The whole match; never given out before its end. */
  record(): string | undefined {
    if (this.info.state !== 'over' || this.match === undefined) return undefined
    const names = this.info.seats.map(({ person, bot }) => person?.name ?? bot ?? '')
    return writeRecord(recordOf(this.match, names))
  }

  #whoIsAwaited(): readonly Seat[] {
    if (this.info.state !== 'playing' || this.match === undefined) return []
    return [...new Set(owed(this.match.questions()).map(({ seat }) => seat))]
  }

  #resume(kept: KeptTable): void {
    this.#info = kept.info
    this.head = kept.head
    this.snapshotAt = kept.head
    this.chatLines = kept.chatLines
    this.resigned = [...kept.resigned]
    this.acted = [...kept.acted]
    this.infoAt = kept.infoAt
    if (kept.match !== undefined) this.match = new Match(this.game, this.#deal(), kept.match)
    if (kept.clocks !== undefined) this.clocks = Clocks.restore(this.info.pace, kept.clocks)
  }

  #deal() {
    return { options: this.info.options, seats: this.info.seats.length, ...this.#secret }
  }

  #playing(): AnyMatch {
    if (this.match === undefined) throw new Error(`table ${this.info.id}: there is no match`)
    return this.match
  }

  #change(change: Partial<TableInfo>): void {
    this.#info = { ...this.#info, ...change }
    this.#infoText = undefined
    this.#readers = undefined
    this.#awaited = undefined
    this.infoAt = this.head
  }

  #seat(seat: Seat, held: SeatInfo): void {
    this.#change({ seats: this.info.seats.with(seat, held) })
  }

  #afterLeaving(person: string): void {
    const next = this.info.seats.find((s) => s.person !== undefined)?.person
    if (next === undefined) this.#change({ state: 'closed' })
    else if (this.info.host === person) this.#change({ host: next.id })
  }

  #start(at: number): void {
    this.match = new Match(this.game, this.#deal())
    this.clocks = new Clocks(this.info.pace, this.info.seats.length, at)
    this.#change({ state: 'playing', started: at, commitment: this.match.commitment })
    this.#tick(at, undefined)
  }

  #tick(at: number, actor: Seat | undefined): void {
    this.clocks?.step(at, actor, this.awaited())
  }

  #standIn(seat: Seat, bot: string): void {
    this.#seat(seat, { ...this.info.seats[seat], bot })
  }

  #resign(seat: Seat, bot: string, how: Ending['how'], at: number): void {
    this.#seat(seat, { bot, ...this.info.seats[seat], resigned: true })
    this.resigned.push(seat)
    if (isDecided(this.info.seats)) this.#end(how, undefined, at)
  }

  #end(how: Ending['how'], outcome: Outcome | undefined, at: number): void {
    const standings = standingsOf(this.info.seats.length, outcome, this.resigned)
    const { seed, salt } = this.#playing().deal
    const ending = { how, standings: standings.map(plain), seed, salt }
    this.endedAt = this.head
    this.#change({ state: 'over', ended: at, ending })
  }
}

interface KeptTable {
  readonly info: TableInfo
  readonly head: number
  readonly match: Snapshot<unknown, unknown> | undefined
  readonly clocks: KeptClocks | undefined
  readonly chatLines: number
  readonly resigned: readonly Seat[]
  readonly acted: readonly number[]
  readonly infoAt: number
}

/** How it ended; how it came to that is in the record. */
function lastOf(match: AnyMatch | undefined): Snapshot<unknown, unknown> | undefined {
  return match && { ...match.snapshot(), moves: [] }
}

function plain(standing: Outcome[number]): Ending['standings'][number] {
  return {
    ...standing,
    tiebreaks: [...standing.tiebreaks],
    sources: standing.sources.map((source) => ({ ...source })),
  }
}
