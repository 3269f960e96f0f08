/** The socket: it comes back by itself, watches again what was watched, and sends again what had no answer. */

import type { Answer, Command, ServerRefused } from '@windward/protocol/commands.ts'
import { ToClient, type ToServer } from '@windward/protocol/live.ts'
import type { TableSummary } from '@windward/protocol/tables.ts'
import type { Presence, Update } from '@windward/protocol/updates.ts'
import { newId } from '../random.ts'

export interface Watcher {
  /** The last step it has. */
  readonly seq: () => number
  /** For how many milliseconds this screen has been the one to play on; nothing where another is. */
  readonly playsFor: () => number | undefined
  /** Another screen was chosen to play on. */
  elsewhere(): void
  update(update: Update): void
  presence(presence: Presence): void
  refused(refusal: ServerRefused): void
}

/** Whoever wants to know of their turn at tables that are not watched. */
export interface TurnsListener {
  /** The socket is open: from now on all that changes is told. Also after a table is no longer watched. */
  begin(): void
  /** A table awaits this person, or does no longer. */
  awaited(table: TableSummary, person: string): void
  watched(table: string): void
}

interface Sent {
  readonly message: ToServer
  readonly settle: (answer: Answer) => void
  readonly at: number
}

/** Milliseconds before the first try to come back, and at most. */
const FIRST_TRY = 500
const LAST_TRY = 4_000
/** The same where nobody looks. */
const IDLE_TRY = 60_000
/** What the server could not do because its store is away is sent again after so long. */
const STORE_TRY = 1_000

/** Milliseconds between two pings, of silence after which the connection is in doubt, and after which it is given up. */
const PING = 5_000
const IDLE_PING = 30_000
const SILENCE = 4_000
const DEAD = 8_000
/** An answer that is not there by then is on its way. */
const PROMPT = 600
const BEAT = 500

class Live {
  isConnected = $state(false)
  /** What was there is gone, or nothing comes from it: nobody hears us. */
  isLost = $state(false)
  /** Something was said and has had no answer for a while. */
  isSending = $state(false)
  /** The server speaks another protocol: the page is older than it. */
  isOld = $state(false)
  /** What this page is called among the screens of its person. */
  readonly #screen = newId()
  #socket: WebSocket | undefined
  #wait = FIRST_TRY
  #timer: ReturnType<typeof setTimeout> | undefined
  #turns: TurnsListener | undefined
  /** Who the server says one is. */
  #person = ''
  /** When the last ping or command was sent that nothing has come after, and when anything was. */
  #unheardSince: number | undefined
  #saidAt = 0
  #beat: ReturnType<typeof setInterval> | undefined
  readonly #watchers = new Map<string, Watcher>()
  readonly #sent = new Map<string, Sent>()
  #lobby: ((tables: readonly TableSummary[], isWhole: boolean) => void) | undefined

  watch(table: string, watcher: Watcher): () => void {
    this.#watchers.set(table, watcher)
    this.#turns?.watched(table)
    this.watchAgain(table)
    return () => {
      this.#watchers.delete(table)
      this.#say({ type: 'unwatch', table })
      if (this.isConnected) this.#turns?.begin()
    }
  }

  /** With what its watcher has now. */
  watchAgain(table: string): void {
    const watcher = this.#watchers.get(table)
    if (watcher === undefined) return
    const playsFor = watcher.playsFor()
    const plays = playsFor === undefined ? {} : { plays: { screen: this.#screen, for: playsFor } }
    this.#say({ type: 'watch', table, since: watcher.seq(), ...plays })
  }

  isWatched(table: string): boolean {
    return this.#watchers.has(table)
  }

  follow(turns: TurnsListener): () => void {
    this.#turns = turns
    if (this.isConnected) turns.begin()
    else this.wake()
    return () => {
      this.#turns = undefined
    }
  }

  lobby(hear: (tables: readonly TableSummary[], isWhole: boolean) => void): () => void {
    this.#lobby = hear
    this.#say({ type: 'lobby', on: true })
    return () => {
      this.#lobby = undefined
      this.#say({ type: 'lobby', on: false })
    }
  }

  send(table: string, command: Command): Promise<Answer> {
    const id = newId()
    const message: ToServer = { type: 'do', table, id, command }
    return new Promise((settle) => {
      this.#sent.set(id, { message, settle, at: performance.now() })
      this.#say(message)
    })
  }

  /** After sleep, or when the network is back, nobody waits for the next try. */
  wake(): void {
    if (this.isConnected) this.#say({ type: 'ping' })
    else if (this.isLost) this.restart()
    if (this.#socket !== undefined || !(this.#isLookedAt || this.#turns)) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** For a session that was opened after the socket. */
  restart(): void {
    const socket = this.#socket
    if (socket === undefined) return
    socket.onclose = null
    socket.onmessage = null
    socket.close()
    this.isConnected = false
    this.#connect()
  }

  get person(): string {
    return this.#person
  }

  /** The device says that it has no network. */
  lose(): void {
    if (this.#isLookedAt) this.isLost = true
  }

  /** Somebody looks at what the server tells, and does not only want to hear of their turn. */
  get #isLookedAt(): boolean {
    return this.#watchers.size > 0 || this.#lobby !== undefined
  }

  #say(message: ToServer): void {
    if (this.isConnected) {
      this.#socket?.send(JSON.stringify(message))
      this.#saidAt = performance.now()
      if (isAnswered(message)) this.#unheardSince ??= this.#saidAt
    } else if (this.#socket === undefined) this.#connect()
  }

  #connect(): void {
    const socket = new WebSocket(new URL('/api/live', location.href.replace(/^http/, 'ws')))
    this.#socket = socket
    this.#unheardSince = performance.now()
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.#listen(), BEAT)
    socket.onmessage = ({ data }) => {
      this.#unheardSince = undefined
      this.isLost = false
      this.#read(JSON.parse(data))
    }
    socket.onclose = () => {
      this.isConnected = false
      this.isLost = this.#isLookedAt
      this.#socket = undefined
      clearInterval(this.#beat)
      this.#timer = setTimeout(() => this.wake(), this.#isLookedAt ? this.#wait : IDLE_TRY)
      this.#wait = Math.min(LAST_TRY, this.#wait * 2)
    }
  }

  /** What this page does not understand comes from a server that is newer. */
  #read(data: unknown): void {
    const message = ToClient.safeParse(data)
    if (message.success) this.#hear(message.data)
    else this.isOld = true
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.#person = message.person?.id ?? ''
        return this.#welcome()
      case 'update':
        return this.#watchers.get(message.update.table)?.update(message.update)
      case 'presence':
        return this.#watchers.get(message.presence.table)?.presence(message.presence)
      case 'elsewhere':
        return this.#watchers.get(message.table)?.elsewhere()
      case 'answer':
        return this.#answered(message.id, message.answer)
      case 'lobby':
        return this.#lobby?.(message.tables, true)
      case 'lobbyChange':
        return this.#lobby?.([message.table], false)
      case 'awaited':
        return this.#turns?.awaited(message.table, this.#person)
      case 'refused':
        return this.#watchers.get(message.table ?? '')?.refused(message.refusal)
    }
  }

  #answered(id: string, answer: Answer): void {
    const sent = this.#sent.get(id)
    if (sent === undefined) return
    // Under the same id, so that it is done once even if it was done already.
    if (!answer.ok && answer.code === 'storeAway') return void setTimeout(() => this.#say(sent.message), STORE_TRY)
    sent.settle(answer)
    this.#sent.delete(id)
  }

  /** A line that is dead without being closed says nothing: it is asked, and given up when it does not answer. */
  #listen(): void {
    const now = performance.now()
    const silence = this.#unheardSince === undefined ? 0 : now - this.#unheardSince
    if (silence >= SILENCE) this.isLost = this.#isLookedAt
    this.isSending = [...this.#sent.values()].some(({ at }) => now - at > PROMPT)
    if (silence >= DEAD) return this.restart()
    if (this.isConnected && now - this.#saidAt >= (this.#isLookedAt ? PING : IDLE_PING)) this.#say({ type: 'ping' })
  }

  #welcome(): void {
    this.isConnected = true
    this.#wait = FIRST_TRY
    for (const table of this.#watchers.keys()) this.watchAgain(table)
    if (this.#lobby) this.#say({ type: 'lobby', on: true })
    this.#turns?.begin()
    for (const { message } of this.#sent.values()) this.#say(message)
  }
}

/** To all else nothing need come back. */
function isAnswered(message: ToServer): boolean {
  return message.type !== 'unwatch' && !(message.type === 'lobby' && !message.on)
}

export const live = new Live()

addEventListener('online', () => live.wake())
addEventListener('offline', () => live.lose())
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) live.wake()
})
