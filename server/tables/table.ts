/** One table in memory: what its log amounts to. It is changed by steps alone, so any node can rebuild it. */

import { owed } from '@windward/core/choices.ts'
import type { AnyGame, Outcome, Seat } from '@windward/core/contract.ts'
import { Match } from '@windward/core/match.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import type { Ending, SeatInfo, TableInfo } from '@windward/protocol/tables.ts'
import type { StoredTable } from '../store/store.ts'
import { TableChat } from './chat.ts'
import { TableClocks } from './clocks.ts'
import { QuietSteps } from './quiet.ts'
import { isDecided, seatOf, standingsOf } from './seating.ts'
import { matchSnapshot, type TableSnapshot } from './snapshot.ts'
import type { Step, StepBody } from './step.ts'
import { type Reader, readersOf } from './subjects.ts'
import { NewerRules } from './troubles.ts'

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
  chat = new TableChat()
  /** In the order in which they gave up. */
  resigned: Seat[] = []
  /** The last step of each seat in the game. */
  acted: number[]
  /** The step with which each seat came to owe its answer; not known of those before a snapshot, which nobody can undo. */
  #askedAt: number[] = []
  quiet = new QuietSteps()
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
    if (isQuiet) this.quiet.add({ seq, seat: body.seat })
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
        this.chat.add(body.by.id, seatOf(this.info.seats, body.by.id) !== undefined)
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
      ...this.chat.snapshot(),
      resigned: this.resigned,
      acted: this.acted,
      infoAt: this.infoAt,
      ...(this.quiet.all.length > 0 && { quiet: this.quiet.all }),
    }
    return JSON.stringify(snapshot)
  }

  #whoIsAwaited(): readonly Seat[] {
    if (this.info.state !== 'playing' || this.match === undefined) return []
    return [...new Set(owed(this.match.questions()).map(({ seat }) => seat))]
  }

  #resume(snapshot: TableSnapshot): void {
    this.#info = snapshot.info
    this.head = snapshot.head
    this.snapshotAt = snapshot.head
    this.chat = TableChat.restore(snapshot)
    this.resigned = [...snapshot.resigned]
    this.acted = [...snapshot.acted]
    this.infoAt = snapshot.infoAt
    this.quiet = new QuietSteps(snapshot.quiet)
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
