/** One table in memory: what its log amounts to. It is changed by steps alone, so any node can rebuild it. */

import { owed } from '@windward/core/choices.ts'
import type { AnyGame, Outcome, Seat } from '@windward/core/contract.ts'
import { Match } from '@windward/core/match.ts'
import { type AnyMatch, recordOf, writeRecord } from '@windward/core/record.ts'
import { LIMITS } from '@windward/protocol/limits.ts'
import type { Ending, SeatInfo, TableInfo, TableSummary } from '@windward/protocol/tables.ts'
import type { SeatedPerson } from '../store/append.ts'
import type { HeadRow } from '../store/schema.ts'
import type { StoredTable } from '../store/store.ts'
import { TableClocks } from './clocks.ts'
import { isDecided, seatOf, seatsOfPersons, standingsOf } from './seating.ts'
import { matchSnapshot, type QuietStep, type TableSnapshot } from './snapshot.ts'
import type { Step, StepBody } from './step.ts'
import { type Reader, readersOf } from './subjects.ts'
import { NewerRules } from './troubles.ts'

/** A bot that has not answered by then is asked again, by whichever node looks first. */
const BOT_PATIENCE = 3_000

/** Steps kept at hand, at least. */
const RECENT = 16

export interface DealSecret {
  readonly seed: string
  readonly salt: string
}

/** The step that a command became, and a digest of the command. */
export interface DoneCommand {
  readonly seq: number
  readonly sent: string
}

export class Table {
  readonly #game: AnyGame | undefined
  readonly #secret: DealSecret
  #info: TableInfo
  #infoText: string | undefined
  #readers: readonly Reader[] | undefined
  /** As of the last step, once it has been asked for. */
  #awaited: readonly Seat[] | undefined
  head = 0
  match: AnyMatch | undefined
  clocks: TableClocks | undefined
  /** Commands done, and the steps they became. */
  readonly commands = new Map<string, DoneCommand>()
  /** The latest steps, for those who missed them. */
  #recent: Step[] = []
  chatLines = 0
  /** Lines of each person, and of all who had no seat when they said them. */
  #chatOf = new Map<string, number>()
  #spectatorLines = 0
  /** In the order in which they gave up. */
  resigned: Seat[] = []
  /** The last step of each seat in the game. */
  acted: number[]
  /** The step with which each seat came to owe its answer; not known of those before a snapshot, which nobody can undo. */
  #askedAt: number[] = []
  /** Steps of which nobody hears but one seat. */
  #quiet: QuietStep[] = []
  /** The step after which the table was last written down whole. */
  snapshotAt = 0
  /** The last step with which `info` changed. */
  infoAt = 0
  /** The steps with which it ended, and with which a rematch was first asked for. */
  endedAt = 0
  rematchAt = 0

  /** Without rules nothing but its end can come of it. */
  constructor(game: AnyGame | undefined, first: TableInfo, secret: DealSecret) {
    this.#game = game
    this.#info = first
    this.#secret = secret
    this.acted = first.seats.map(() => 0)
  }

  static restore(game: AnyGame, { row, snapshot, steps, commands }: StoredTable): Table {
    const table = new Table(game, JSON.parse(row.first), JSON.parse(row.secret))
    if (snapshot !== undefined) table.#resume(JSON.parse(snapshot))
    for (const { command, seq, sent } of commands) table.commands.set(command, { seq, sent })
    for (const step of steps) table.replay(step)
    return table
  }

  /** Whose rules are kept nowhere: what is known of it is what was last told of it. */
  static withoutRules({ row, commands }: StoredTable): Table {
    const table = new Table(undefined, JSON.parse(row.info), JSON.parse(row.secret))
    for (const { command, seq, sent } of commands) table.commands.set(command, { seq, sent })
    table.head = row.head
    table.snapshotAt = row.head
    return table
  }

  get game(): AnyGame {
    if (this.#game === undefined) throw new Error(`table ${this.info.id} has no rules`)
    return this.#game
  }

  /** It cannot go on: it is closed as soon as somebody looks. */
  get isStranded(): boolean {
    return this.#game === undefined && (this.info.state === 'open' || this.info.state === 'playing')
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

  /**
   * The number of a step as a reader counts: without those of which they do not hear, so that no gap tells of them. Of one
   * that they do not hear of, the number of the last before it.
   */
  heard(seq: number, seat: Seat | undefined): number {
    return seq - this.#quiet.filter((step) => step.seat !== seat && step.seq <= seq).length
  }

  /** The last step that a reader has who has counted so far. */
  seqOf(heard: number, seat: Seat | undefined): number {
    let seq = heard
    for (const step of this.#quiet) if (step.seat !== seat && step.seq <= seq + 1) seq += 1
    return Math.min(seq, this.head)
  }

  /** Then readers count differently. */
  get hasQuietSteps(): boolean {
    return this.#quiet.length > 0
  }

  isHeard({ seq }: Step, seat: Seat | undefined): boolean {
    return this.#quiet.every((step) => step.seq !== seq || step.seat === seat)
  }

  /** Whose answer can still be another takes nothing back; and that they could would tell others whether it was. */
  canUndo(seat: Seat): boolean {
    const mayChange = this.match?.questions().some((question) => question.seat === seat && question.optional)
    return this.match?.canUndo(seat) === true && !mayChange
  }

  /** A step of the log, taken by whichever node. */
  replay(step: Step): void {
    const { body, seq } = step
    if (seq !== this.head + 1) throw new Error(`table ${this.info.id}: step ${seq} after ${this.head}`)
    if (body.type === 'act') {
      const answer = this.#playing().submit(body.seat, body.action)
      if (!answer.ok || this.#playing().check !== body.check) {
        throw new Error(`table ${this.info.id}: step ${seq} cannot be repeated`)
      }
    }
    this.apply(step)
  }

  /** An act has been submitted to the match already. */
  apply(step: Step): void {
    const { body, at, seq, command, sent } = step
    this.head = seq
    const isQuiet = body.type === 'act' && body.quiet === true
    if (isQuiet) this.#quiet.push({ seq, seat: body.seat })
    this.#awaited = undefined
    this.commands.set(command, { seq, sent })
    this.#recent.push(step)
    if (this.#recent.length > 2 * RECENT) this.#recent = this.#recent.slice(-RECENT)
    switch (body.type) {
      case 'join':
        this.#seat(body.seat, { person: body.person })
        break
      case 'leave':
        this.#seat(body.seat, {})
        this.#afterLeaving(body.person.id)
        break
      case 'remove':
        this.#seat(body.seat, {})
        break
      case 'name':
        this.#seat(body.seat, { ...this.info.seats[body.seat], person: body.person })
        break
      case 'swap':
        this.#swap(body.seat, body.with)
        break
      case 'addSeat':
        this.#change({ seats: [...this.info.seats, {}] })
        break
      case 'dropSeat':
        this.#change({ seats: this.info.seats.toSpliced(body.seat, 1) })
        break
      case 'change':
        this.#change(body.change)
        break
      case 'close':
        this.#change({ state: 'closed', ...(body.why && { closed: body.why }) })
        break
      case 'bot':
        this.#seat(body.seat, body.bot === undefined ? {} : { bot: body.bot })
        break
      case 'start':
        this.#start(at)
        break
      case 'act':
        this.acted[body.seat] = seq
        this.#forgetUndo()
        // An answer that was given already earns no time.
        this.#tick(at, isQuiet ? undefined : body.seat)
        break
      case 'undo':
        this.#undo(body.seat, at)
        break
      case 'askUndo':
        this.#change({ undo: { seat: body.seat, asks: [...body.asks] } })
        break
      case 'allow':
        this.#allow(body, at)
        break
      case 'claim':
        this.#forgetUndo()
        if (body.what === 'bot') this.#standIn(body.seat, body.bot)
        else this.#resign(body.seat, body.bot, 'absent', at)
        this.#tick(at, undefined)
        break
      case 'resign':
        this.#forgetUndo()
        this.#resign(body.seat, body.bot, 'resigned', at)
        this.#tick(at, undefined)
        break
      case 'time':
        this.#forgetUndo()
        this.#resign(body.seat, body.bot, 'time', at)
        this.#tick(at, undefined)
        break
      case 'return':
        this.#seat(body.seat, { person: this.info.seats[body.seat].person })
        this.#tick(at, undefined)
        break
      case 'chat':
        this.#heardFrom(body.by.id)
        return
      case 'rematch':
        // Before it could be declined, a step named neither a seat nor an answer.
        this.#rematch(body.seat ?? seatOf(this.info.seats, body.by.id), body.yes ?? true, body.table)
        return
      default:
        throw new NewerRules(`table ${this.info.id}: a step of a later release`)
    }
    const outcome = this.info.state === 'playing' ? this.match?.outcome() : undefined
    if (outcome !== undefined) this.#end('played', outcome, at)
  }

  /** All steps after this one, some of which may have been read from the store; undefined if that leaves any out. */
  stepsAfter(since: number, read: readonly Step[]): readonly Step[] | undefined {
    const last = read.at(-1)?.seq ?? since
    const steps = [...read.filter(({ seq }) => seq <= this.head), ...this.#recent.filter(({ seq }) => seq > last)]
    return steps.length === this.head - since && since >= 0 ? steps : undefined
  }

  /** Seats that owe an answer. */
  awaited(): readonly Seat[] {
    this.#awaited ??= this.#whoIsAwaited()
    return this.#awaited
  }

  /** Persons who were asked something by the last action of this seat. */
  askedBy(seat: Seat): readonly Seat[] {
    const others = this.awaited().filter((other) => other !== seat && this.info.seats[other].bot === undefined)
    return others.filter((other) => (this.#askedAt[other] ?? 0) >= this.acted[seat])
  }

  awaitedBots(): readonly Seat[] {
    return this.awaited().filter((seat) => this.info.seats[seat].bot !== undefined)
  }

  /** Everybody has a share, and spectators one together, so that nobody fills it for the others. */
  mayChat(person: string, isSeated: boolean): boolean {
    const lines = this.#chatOf.get(person) ?? 0
    if (isSeated) return lines < LIMITS.chatLinesEach
    return lines < LIMITS.chatLinesOfSpectator && this.#spectatorLines < LIMITS.chatLinesOfSpectators
  }

  /** For its row in the store. */
  headRow(now: number): HeadRow {
    return {
      id: this.info.id,
      head: this.head,
      awaited: JSON.stringify(this.awaited()),
      updated: now,
      deadline: this.info.state === 'playing' ? (this.clocks?.deadline(seatsOfPersons(this.info.seats)) ?? 0) : 0,
      bot_due: this.awaitedBots().length > 0 ? now + BOT_PATIENCE : 0,
    }
  }

  summary(): TableSummary {
    const { commitment: _, ending: __, next: ___, undo: ____, rematch: _____, ...info } = this.#info
    return { ...info, awaited: [...this.awaited()] }
  }

  seatedPersons(): readonly SeatedPerson[] {
    return this.info.seats.flatMap(({ person }, seat) => (person === undefined ? [] : [{ person: person.id, seat }]))
  }

  /** Only where nothing can be taken back: a resumed match cannot undo what came before. */
  canSnapshot(): boolean {
    const last = this.match?.moves.at(-1)
    return this.match !== undefined && (last === undefined || !this.match.canUndo(last[0]))
  }

  snapshot(): string {
    this.snapshotAt = this.head
    const snapshot: TableSnapshot = {
      info: this.info,
      head: this.head,
      match: this.match && matchSnapshot(this.match, this.info.state),
      clocks: this.clocks?.snapshot(),
      chatLines: this.chatLines,
      chatOf: [...this.#chatOf],
      spectatorLines: this.#spectatorLines,
      resigned: this.resigned,
      acted: this.acted,
      infoAt: this.infoAt,
      ...(this.#quiet.length > 0 && { quiet: this.#quiet }),
    }
    return JSON.stringify(snapshot)
  }

  /** The whole match; never given out before its end. */
  record(): string | undefined {
    if (this.info.state !== 'over' || this.match === undefined) return undefined
    const names = this.info.seats.map(({ person, bot }) => person?.name ?? bot ?? '')
    return writeRecord(recordOf(this.match, names))
  }

  #heardFrom(person: string): void {
    this.chatLines += 1
    this.#chatOf.set(person, (this.#chatOf.get(person) ?? 0) + 1)
    if (seatOf(this.info.seats, person) === undefined) this.#spectatorLines += 1
  }

  #whoIsAwaited(): readonly Seat[] {
    if (this.info.state !== 'playing' || this.match === undefined) return []
    return [...new Set(owed(this.match.questions()).map(({ seat }) => seat))]
  }

  #resume(snapshot: TableSnapshot): void {
    this.#info = snapshot.info
    this.head = snapshot.head
    this.snapshotAt = snapshot.head
    this.chatLines = snapshot.chatLines
    this.#chatOf = new Map(snapshot.chatOf)
    this.#spectatorLines = snapshot.spectatorLines ?? 0
    this.resigned = [...snapshot.resigned]
    this.acted = [...snapshot.acted]
    this.infoAt = snapshot.infoAt
    this.#quiet = [...(snapshot.quiet ?? [])]
    if (snapshot.match !== undefined) this.match = new Match(this.game, this.#deal(), snapshot.match)
    if (snapshot.clocks !== undefined) this.clocks = TableClocks.restore(this.info.pace, snapshot.clocks)
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

  #swap(a: Seat, b: Seat): void {
    const { seats } = this.info
    this.#change({ seats: seats.with(a, seats[b]).with(b, seats[a]) })
  }

  #undo(seat: Seat, at: number): void {
    this.#playing().undo(seat)
    this.acted[seat] = this.head
    this.#forgetUndo()
    this.#tick(at, seat)
  }

  #allow({ seat, yes, undoes }: Extract<StepBody, { type: 'allow' }>, at: number): void {
    const { undo } = this.info
    if (undoes !== undefined) this.#undo(undoes, at)
    else if (!yes) this.#forgetUndo()
    else if (undo !== undefined) this.#change({ undo: { ...undo, asks: undo.asks.filter((other) => other !== seat) } })
  }

  #forgetUndo(): void {
    if (this.info.undo !== undefined) this.#change({ undo: undefined })
  }

  #rematch(seat: Seat, isWanted: boolean, next: string | undefined): void {
    const { rematch = { yes: [], no: [] } } = this.info
    const [yes, no] = [rematch.yes, rematch.no].map((seats) => seats.filter((other) => other !== seat))
    if (next !== undefined && this.info.next === undefined) this.rematchAt = this.head
    this.#change({
      rematch: isWanted ? { yes: [...yes, seat], no } : { yes, no: [...no, seat] },
      ...(next !== undefined && { next }),
    })
  }

  #afterLeaving(person: string): void {
    const next = this.info.seats.find((s) => s.person !== undefined)?.person
    if (next === undefined) this.#change({ state: 'closed' })
    else if (this.info.host === person) this.#change({ host: next.id })
  }

  #start(at: number): void {
    this.match = new Match(this.game, this.#deal())
    this.acted = this.info.seats.map(() => 0)
    this.clocks = new TableClocks(this.info.pace, this.info.seats.length, at)
    this.#change({ state: 'playing', started: at, commitment: this.match.commitment })
    this.#tick(at, undefined)
  }

  #tick(at: number, actor: Seat | undefined): void {
    const before = this.clocks?.running ?? []
    this.clocks?.step(at, actor, this.awaited())
    for (const seat of this.awaited()) if (seat === actor || !before.includes(seat)) this.#askedAt[seat] = this.head
  }

  #standIn(seat: Seat, bot: string): void {
    this.#seat(seat, { ...this.info.seats[seat], bot })
  }

  #resign(seat: Seat, bot: string, how: Ending['how'], at: number): void {
    this.#seat(seat, { bot, ...this.info.seats[seat], resigned: true })
    this.resigned.push(seat)
    if (isDecided(this.info.seats)) this.#end(how, undefined, at, seat)
  }

  #end(how: Ending['how'], outcome: Outcome | undefined, at: number, seat?: Seat): void {
    const standings = standingsOf(this.info.seats.length, outcome, this.resigned)
    const { seed, salt } = this.#playing().deal
    const ending = { how, ...(seat !== undefined && { seat }), standings, seed, salt }
    this.endedAt = this.head
    this.#change({ state: 'over', ended: at, ending })
  }
}
