/** One socket: reads messages, answers each, and passes on what its tables tell. */

import type { Duplex } from 'node:stream'
import type { Answer, Refused } from '@windward/protocol/commands.ts'
import { LIMITS, PROTOCOL } from '@windward/protocol/limits.ts'
import type { ToClient, ToServer } from '@windward/protocol/live.ts'
import type { Filter, Person, TableSummary } from '@windward/protocol/tables.ts'
import type { Presence } from '@windward/protocol/updates.ts'
import type { WebSocket } from 'ws'
import type { Bus } from '../bus/bus.ts'
import type { Metrics } from '../metrics.ts'
import { type Redacted, readUpdate } from '../tables/exit.ts'
import { refuse } from '../tables/perform.ts'
import { LOBBY_SUBJECT, type Note, personSubject } from '../tables/subjects.ts'
import type { Tables } from '../tables/tables.ts'
import { Limiter } from './limiter.ts'
import { framed, type Sender, soon } from './outbox.ts'
import type { Presences } from './presence.ts'
import { read } from './read.ts'

export interface SessionHouse {
  readonly tables: Tables
  readonly bus: Bus
  readonly presences: Presences
  readonly metrics: Metrics
  failed(error: unknown): void
}

/** Bytes that wait for a reader who does not read; more, and the reader is let go. */
const MOST_WAITING = 1_000_000
/** Refusals for flooding between two beats, after which nobody is there to listen. */
const MOST_FLOODING = 100

const CLOSE = { policy: 1008, tooBig: 1009, failed: 1011, again: 1012 } as const

interface Watch {
  seq: number
  readonly stop: () => void
}

export class Session implements Sender {
  readonly #house: SessionHouse
  readonly #socket: WebSocket
  readonly #person: Person | undefined
  readonly #watched = new Map<string, Watch>()
  readonly #limiter = new Limiter(1000 / LIMITS.messagesPerSecond, LIMITS.messageBurst)
  readonly #stops: (() => void)[] = []
  #lobby: (() => void) | undefined
  #filter: Filter = {}
  #floods = 0
  /** Watching is done one at a time, so that the last wish is the one that holds. */
  #queue: Promise<unknown> = Promise.resolve()
  isAlive = true
  readonly #stream: Duplex
  #unsent: string[] = []
  #unsentLength = 0

  constructor(house: SessionHouse, socket: WebSocket, stream: Duplex, person: Person | undefined) {
    this.#house = house
    this.#socket = socket
    this.#stream = stream
    this.#person = person
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? undefined : String(data)))
    socket.on('pong', () => {
      this.isAlive = true
    })
    socket.on('close', () => this.#end())
    // A socket's own errors, such as a message that is too large, close it; the code says why.
    socket.on('error', () => {})
    if (person !== undefined) this.#stops.push(house.bus.subscribe(personSubject(person.id), (m) => this.#noted(m)))
    this.#send({ type: 'welcome', protocol: PROTOCOL, now: Date.now(), ...(person !== undefined && { person }) })
  }

  tellPresence(presence: Presence): void {
    this.#send({ type: 'presence', presence })
  }

  /** The server stops; come again. */
  dismiss(): void {
    this.#close(CLOSE.again, 'stopping')
  }

  beat(): void {
    if (!this.isAlive) return this.#drop('silent')
    this.isAlive = false
    this.#floods = 0
    this.#socket.ping()
  }

  #hear(text: string | undefined): void {
    if (!this.#limiter.take('')) return this.#flooded()
    const message = read(text)
    if (message === undefined) return this.#refuse(refuse('badMessage'))
    switch (message.type) {
      case 'watch':
        return this.#next(() => this.#watch(message.table, message.since))
      case 'unwatch':
        return this.#next(async () => this.#unwatch(message.table))
      case 'do':
        return this.#do(message)
      case 'lobby':
        return this.#next(() => this.#watchLobby(message.on, message.filter ?? {}))
      case 'ping':
        return this.#send({ type: 'pong', now: Date.now() })
    }
  }

  #next(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error) => {
      this.#house.failed(error)
      this.#refuse(refuse('failed'))
    })
  }

  #do({ table, id, command }: Extract<ToServer, { type: 'do' }>): void {
    const tell = (answer: Answer) => this.#send({ type: 'answer', table, id, answer })
    if (this.#person === undefined) tell(refuse('notSignedIn'))
    else void this.#house.tables.do(table, this.#person, id, command).then(tell)
  }

  async #watch(table: string, since: number | undefined): Promise<void> {
    this.#unwatch(table)
    if (this.#watched.size >= LIMITS.watched) return this.#refuse(refuse('tooManyWatched'), table)
    const { tables, bus, presences } = this.#house
    const look = await tables.look(table, this.#person?.id, since)
    if (!look.ok) return this.#refuse(look, table)
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const watch = { seq: look.update.seq, stop: bus.subscribe(look.subject, (m) => this.#told(table, readUpdate(m))) }
    this.#watched.set(table, watch)
    this.#update(look.update)
    presences.enter(table, this, look.seat)
    // What was committed between looking and listening was told to nobody here.
    const again = await tables.look(table, this.#person?.id, watch.seq)
    if (again.ok && again.update.seq > watch.seq) this.#told(table, again.update)
  }

  #told(table: string, update: Redacted): void {
    const watch = this.#watched.get(table)
    if (watch === undefined || update.seq <= watch.seq) return
    if (update.after > watch.seq) {
      this.#house.metrics.resynced()
      return this.#next(() => this.#resync(table))
    }
    watch.seq = update.seq
    this.#update(update)
  }

  async #resync(table: string): Promise<void> {
    const watch = this.#watched.get(table)
    if (watch === undefined) return
    const look = await this.#house.tables.look(table, this.#person?.id, watch.seq)
    if (!look.ok) return this.#refuse(look, table)
    if (look.update.seq <= watch.seq) return
    watch.seq = look.update.seq
    this.#update(look.update)
  }

  #unwatch(table: string): void {
    const watch = this.#watched.get(table)
    if (watch === undefined) return
    watch.stop()
    this.#watched.delete(table)
    this.#house.presences.leave(table, this)
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
    this.#lobby = this.#house.bus.subscribe(LOBBY_SUBJECT, changes)
    this.#send({ type: 'lobby', tables: [...(await this.#house.tables.lobby(filter))] })
  }

  #noted(message: string): void {
    const { kind, table } = JSON.parse(message) as Note
    const watch = this.#watched.get(table)
    if (kind === 'seated') {
      // Someone else's eyes now, or no longer: look again with the right ones.
      if (watch !== undefined) this.#next(() => this.#watch(table, watch.seq))
    } else if (watch === undefined) {
      this.#next(async () => {
        const summary = await this.#house.tables.summary(table)
        if (summary !== undefined) this.#send({ type: 'awaited', table: summary })
      })
    }
  }

  #update({ text }: Redacted): void {
    this.#write(`{"type":"update","update":${text}}`)
  }

  #refuse(refusal: Refused, table?: string): void {
    this.#send({ type: 'refused', ...(table !== undefined && { table }), refusal })
  }

  #flooded(): void {
    this.#floods += 1
    if (this.#floods > MOST_FLOODING) this.#drop('flooding')
    else this.#refuse(refuse('tooFast'))
  }

  #send(message: ToClient): void {
    this.#write(JSON.stringify(message))
  }

  #write(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount + this.#unsentLength > MOST_WAITING) return this.#drop('slow')
    if (this.#unsent.length === 0) soon(this)
    this.#unsent.push(text)
    this.#unsentLength += text.length
  }

  flush(): void {
    const texts = this.#unsent
    if (texts.length === 0) return
    this.#unsent = []
    this.#unsentLength = 0
    if (this.#socket.readyState === this.#socket.OPEN) this.#stream.write(framed(texts))
  }

  #drop(why: string): void {
    this.#house.metrics.dropped(why)
    if (why === 'flooding') this.#close(CLOSE.policy, why)
    else this.#socket.terminate()
    this.#end()
  }

  #close(code: number, why: string): void {
    this.flush()
    this.#socket.close(code, why)
  }

  #end(): void {
    for (const table of [...this.#watched.keys()]) this.#unwatch(table)
    for (const stop of this.#stops.splice(0)) stop()
    this.#lobby?.()
    this.#lobby = undefined
  }
}
