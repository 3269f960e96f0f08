/** One socket: reads messages, answers each, and passes on what its tables tell. */

import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import type { Answer, ServerRefused } from '@windward/protocol/commands.ts'
import { LIMITS, PROTOCOL } from '@windward/protocol/limits.ts'
import type { ToClient, ToServer } from '@windward/protocol/live.ts'
import type { Filter, Person, TableSummary } from '@windward/protocol/tables.ts'
import type { Presence } from '@windward/protocol/updates.ts'
import type { WebSocket } from 'ws'
import type { Bus } from '../bus/bus.ts'
import { now } from '../clock.ts'
import type { Session } from '../http/sessions.ts'
import type { Metrics } from '../metrics.ts'
import type { StoredPerson } from '../store/store.ts'
import { type Redacted, readUpdate } from '../tables/exit.ts'
import { refuse } from '../tables/refuse.ts'
import { LOBBY_SUBJECT, type PersonNotice, personSubject } from '../tables/subjects.ts'
import type { Look, Tables } from '../tables/tables.ts'
import { refusalOf } from '../tables/troubles.ts'
import { Limiter } from './limiter.ts'
import type { PresenceTracker } from './presence.ts'
import { type MessageNames, namedIn, readMessage } from './reading.ts'

export interface ConnectionDeps {
  readonly tables: Tables
  readonly bus: Bus
  readonly presence: PresenceTracker
  readonly metrics: Metrics
  failed(error: unknown): void
}

/** Bytes that wait for a reader who does not read; more, and the reader is let go. */
const MOST_WAITING = 256_000
/** What is asked for is told only when less than this waits, and so many may be asked for at once. */
const READ_FIRST = 64_000
const MOST_ASKED = 100
/** Milliseconds in which they are read. */
const READ_WITHIN = 10_000
/** Who has not answered one by the next is gone: noticed within ten seconds. */
const HEARTBEAT = 5_000
/** Refusals for flooding between two beats, after which nobody is there to listen. */
const MOST_FLOODING = 100

export const CLOSE = { policy: 1008, restart: 1012, later: 1013 } as const

type PlayedOn = Extract<ToServer, { type: 'watch' }>['plays']

interface WatchedTable {
  /** The last step that was told; before the first update the one that the reader has. */
  seq: number | undefined
  /** Steps of which the reader does not hear, when they last looked: they count without them, the log's head with them. */
  unheard: number
  /** Where more is heard; nothing before the first update, which may have to wait for the store. */
  subject?: string
  stop?: () => void
  /** When something was told last. */
  told: number
  /** The screen at the other end, and when its person chose to play there; nothing where they play on another. */
  played?: { readonly screen: string; readonly chosen: number } | undefined
}

export class Connection {
  readonly #deps: ConnectionDeps
  readonly #socket: WebSocket
  #person: Person | undefined
  readonly #era: number
  readonly #watched = new Map<string, WatchedTable>()
  readonly #limiter = new Limiter(1000 / LIMITS.messagesPerSecond, LIMITS.messageBurst)
  readonly #stops: (() => void)[] = []
  #lobby: (() => void) | undefined
  #filter: Filter = {}
  #floods = 0
  #asked = 0
  /** Watching is done one at a time, so that the last wish is the one that holds. */
  #queue: Promise<unknown> = Promise.resolve()
  #isAlive = true
  readonly #stream: Duplex
  #isCorked = false

  constructor(deps: ConnectionDeps, socket: WebSocket, stream: Duplex, session: Session | undefined) {
    this.#deps = deps
    this.#socket = socket
    this.#stream = stream
    const { person, era = 0 } = session ?? {}
    this.#person = person
    this.#era = era
    socket.on('message', (data, isBinary) => this.#onMessage(isBinary ? undefined : String(data)))
    socket.on('pong', () => {
      this.#isAlive = true
    })
    // Each at its own time: 2,000 at once, and their answers, are some 40 ms in which nobody else is heard.
    const beating = setInterval(() => this.#heartbeat(), HEARTBEAT)
    this.#stops.push(() => clearInterval(beating))
    socket.on('close', () => this.#end())
    // A socket's own errors, such as a message that is too large, close it; the code says why.
    socket.on('error', () => {})
    if (person !== undefined) this.#stops.push(deps.bus.subscribe(personSubject(person.id), (m) => this.#onNotice(m)))
    this.#send({ type: 'welcome', protocol: PROTOCOL, now: now(), ...(person !== undefined && { person }) })
  }

  get person(): string | undefined {
    return this.#person?.id
  }

  /** Bytes that have not been read. */
  get waiting(): number {
    return this.#socket.bufferedAmount
  }

  tellPresence(presence: Presence): void {
    this.#send({ type: 'presence', presence })
  }

  /** The server stops; come again. */
  dismiss(): void {
    this.#close(CLOSE.restart, 'stopping')
  }

  /** Tables of which nothing has been told since, by the steady clock; without `all`, only where nothing was ever told. */
  silentSince(time: number, all: boolean): readonly string[] {
    const isSilent = ({ told, subject }: WatchedTable) => (all || subject === undefined) && told < time
    return [...this.#watched].flatMap(([table, watch]) => (isSilent(watch) ? [table] : []))
  }

  /** Tells what was missed at these tables. */
  lookAgain(heads: ReadonlyMap<string, number>): void {
    for (const [table, watch] of this.#watched) {
      const head = heads.get(table)
      if (head === undefined) continue
      if (watch.subject === undefined) this.#next(() => this.#watch(table, watch.seq), table)
      else if (head > (watch.seq ?? 0) + watch.unheard) this.#next(() => this.#resync(table), table)
    }
  }

  /** A table that is not watched awaits this person, or does no longer. */
  tellAwaited(table: string): void {
    if (this.#watched.has(table)) return
    this.#next(async () => {
      const summary = await this.#deps.tables.summary(table)
      if (summary !== undefined) this.#send({ type: 'awaited', table: summary })
    })
  }

  /** As the store has this person: with another name perhaps, and only sessions since this era. */
  isNow({ era, ...person }: StoredPerson): void {
    this.#rename(person)
    this.#endBefore(era)
  }

  /** After the bus was away. */
  tellLobbyAgain(): void {
    if (this.#lobby !== undefined) this.#next(() => this.#watchLobby(true, this.#filter))
  }

  #heartbeat(): void {
    if (!this.#isAlive) return this.#drop('silent')
    this.#isAlive = false
    this.#floods = 0
    this.#socket.ping()
  }

  #onMessage(text: string | undefined): void {
    // Of one that was let go, what it had sent before may still come.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#isAlive = true
    if (!this.#limiter.take('')) return this.#flooded(text)
    const message = readMessage(text)
    if (message === undefined) return this.#refuse(refuse('badMessage'), namedIn(text))
    switch (message.type) {
      case 'watch':
        return this.#next(() => this.#watch(message.table, message.since, message.plays), message.table)
      case 'unwatch':
        return this.#next(async () => this.#unwatch(message.table))
      case 'do':
        return this.#perform(message)
      case 'lobby':
        return this.#next(() => this.#watchLobby(message.on, message.filter ?? {}))
      case 'ping':
        return this.#send({ type: 'pong', now: now() })
    }
  }

  #next(work: () => Promise<void>, table?: string): void {
    if (this.#asked >= MOST_ASKED) return this.#drop('slow')
    this.#asked += 1
    this.#queue = this.#queue
      .then(() => this.#hasRead())
      .then(work)
      .catch((error) => {
        this.#deps.failed(error)
        this.#refuse(refusalOf(error), { table })
      })
      .finally(() => {
        this.#asked -= 1
      })
  }

  /** Whoever asks reads what they asked for before, or is let go. */
  async #hasRead(): Promise<void> {
    if (this.waiting <= READ_FIRST) return
    const timer = setTimeout(() => this.#drop('slow'), READ_WITHIN)
    await Promise.race([once(this.#stream, 'drain'), once(this.#stream, 'close')]).catch(() => {})
    clearTimeout(timer)
  }

  #perform({ table, id, command }: Extract<ToServer, { type: 'do' }>): void {
    const tell = (answer: Answer) => this.#send({ type: 'answer', table, id, answer })
    if (this.#person === undefined) tell(refuse('notSignedIn'))
    else void this.#deps.tables.perform(table, this.#person, id, command).then(tell)
  }

  /** Where the store is away the wish is kept, and done when it is back: see `lookAgain`. */
  async #watch(table: string, since: number | undefined, plays?: PlayedOn): Promise<void> {
    const { tables } = this.#deps
    if (!this.#watched.has(table) && this.#watched.size >= LIMITS.watched)
      return this.#refuse(refuse('tooManyWatched'), { table })
    const watch: WatchedTable = this.#watched.get(table) ?? { seq: since, unheard: 0, told: 0 }
    this.#watched.set(table, watch)
    if (plays !== undefined) {
      watch.played = { screen: plays.screen, chosen: now() - plays.for }
      this.#tellPlays(table, watch.played)
    }
    const look = await tables.look(table, this.#person?.id, since)
    if (!look.ok) {
      this.#unwatch(table)
      return this.#refuse(look, { table })
    }
    if (this.#socket.readyState !== this.#socket.OPEN) return this.#unwatch(table)
    this.#listen(table, watch, look)
    this.#tell(watch, look.update)
    // What was committed between looking and listening was told to nobody here.
    const again = await tables.look(table, this.#person?.id, look.update.seq)
    if (again.ok && again.update.seq > (watch.seq ?? 0)) this.#onUpdate(table, again.update)
  }

  /** With the eyes that one has there now. */
  #listen(table: string, watch: WatchedTable, { subject, seat, unheard }: Look): void {
    watch.unheard = unheard
    if (watch.subject !== subject) {
      watch.stop?.()
      watch.subject = subject
      watch.stop = this.#deps.bus.subscribe(subject, (m) => this.#onUpdate(table, readUpdate(m)))
    }
    this.#deps.presence.enter(table, this, seat)
  }

  #onUpdate(table: string, update: Redacted): void {
    const watch = this.#watched.get(table)
    if (watch === undefined || update.seq <= (watch.seq ?? 0)) return
    if (update.after > (watch.seq ?? 0)) {
      this.#deps.metrics.resynced()
      return this.#next(() => this.#resync(table), table)
    }
    this.#tell(watch, update)
  }

  async #resync(table: string): Promise<void> {
    const watch = this.#watched.get(table)
    if (watch === undefined) return
    const look = await this.#deps.tables.look(table, this.#person?.id, watch.seq)
    if (!look.ok) return this.#refuse(look, { table })
    watch.unheard = look.unheard
    // That one sits elsewhere now may have been missed, too.
    if (look.subject !== watch.subject) this.#listen(table, watch, look)
    if (look.update.seq > (watch.seq ?? 0)) this.#tell(watch, look.update)
  }

  #tell(watch: WatchedTable, update: Redacted): void {
    watch.seq = update.seq
    watch.told = performance.now()
    this.#write(`{"type":"update","update":${update.text}}`)
  }

  #unwatch(table: string): void {
    const watch = this.#watched.get(table)
    if (watch === undefined) return
    watch.stop?.()
    this.#watched.delete(table)
    this.#deps.presence.leave(table, this)
  }

  async #watchLobby(isOn: boolean, filter: Filter): Promise<void> {
    this.#lobby?.()
    this.#lobby = undefined
    if (!isOn) return
    this.#filter = filter
    const changes = (message: string) => {
      const table = JSON.parse(message) as TableSummary
      if (this.#filter.game === undefined || this.#filter.game === table.game)
        this.#send({ type: 'lobbyChange', table })
    }
    this.#lobby = this.#deps.bus.subscribe(LOBBY_SUBJECT, changes)
    this.#send({ type: 'lobby', tables: [...(await this.#deps.tables.lobby(filter))] })
  }

  #onNotice(message: string): void {
    const notice = JSON.parse(message) as PersonNotice
    if (notice.kind === 'named') return this.#rename(notice.person)
    if (notice.kind === 'signedOut') return this.#endBefore(notice.era)
    const { table } = notice
    if (notice.kind === 'awaited') return this.tellAwaited(table)
    const watch = this.#watched.get(table)
    if (watch === undefined) return
    // Someone else's eyes now, or no longer: look again with the right ones.
    if (notice.kind === 'seated') this.#next(() => this.#watch(table, watch.seq), table)
    else this.#playsAt(table, watch, notice)
  }

  #rename(person: Person): void {
    this.#person = person
  }

  #endBefore(era: number): void {
    if (this.#era < era) this.#close(CLOSE.policy, 'signed out')
  }

  /** This person plays on another screen: the one they chose last is theirs, also for one that comes back late. */
  #playsAt(table: string, watch: WatchedTable, { screen, chosen }: Extract<PersonNotice, { kind: 'plays' }>): void {
    // A screen that has connected anew is still itself, also before its old connection is known to be dead.
    if (watch.played === undefined || screen === watch.played.screen) return
    if (chosen < watch.played.chosen) return this.#tellPlays(table, watch.played)
    watch.played = undefined
    this.#send({ type: 'elsewhere', table })
  }

  #tellPlays(table: string, { screen, chosen }: NonNullable<WatchedTable['played']>): void {
    if (this.#person === undefined) return
    const notice: PersonNotice = { kind: 'plays', table, screen, chosen }
    this.#deps.bus.publish(personSubject(this.#person.id), JSON.stringify(notice))
  }

  /** A command is answered; of anything else it is said what it was about. */
  #refuse(refusal: ServerRefused, { table, id }: MessageNames = {}): void {
    if (table !== undefined && id !== undefined) this.#send({ type: 'answer', table, id, answer: refusal })
    else
      this.#send({ type: 'refused', ...(table !== undefined && { table }), ...(id !== undefined && { id }), refusal })
  }

  #flooded(text: string | undefined): void {
    this.#floods += 1
    if (this.#floods > MOST_FLOODING) this.#drop('flooding')
    else this.#refuse(refuse('tooFast'), namedIn(text))
  }

  #send(message: ToClient): void {
    this.#write(JSON.stringify(message))
  }

  #write(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.waiting > 0 && this.waiting + text.length > MOST_WAITING) return this.#drop('slow')
    this.#cork()
    this.#socket.send(text)
  }

  /** What is said at once, such as an update and an answer, goes out in one piece: docs/benchmarks.md has what that saves. */
  #cork(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    this.#stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      this.#stream.uncork()
    })
  }

  #drop(why: string): void {
    this.#deps.metrics.dropped(why)
    if (why === 'flooding') this.#close(CLOSE.policy, why)
    else this.#socket.terminate()
    this.#end()
  }

  #close(code: number, why: string): void {
    this.#socket.close(code, why)
  }

  #end(): void {
    for (const table of [...this.#watched.keys()]) this.#unwatch(table)
    for (const stop of this.#stops.splice(0)) stop()
    this.#lobby?.()
    this.#lobby = undefined
  }
}
