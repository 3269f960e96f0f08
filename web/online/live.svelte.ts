/** The socket: it comes back by itself, watches again what was watched, and sends again what had no answer. */

import type { Answer, Command } from '@windward/protocol/commands.ts'
import { PROTOCOL } from '@windward/protocol/limits.ts'
import type { ToClient, ToServer } from '@windward/protocol/live.ts'
import type { TableSummary } from '@windward/protocol/tables.ts'
import type { Presence, Update } from '@windward/protocol/updates.ts'
import { newId } from './house.ts'

export interface Watcher {
  /** The last step it has. */
  readonly seq: () => number
  update(update: Update): void
  presence(presence: Presence): void
  refused(code: string): void
}

interface Sent {
  readonly message: ToServer
  readonly settle: (answer: Answer) => void
}

/** Milliseconds before the first try to come back, and at most. */
const FIRST_TRY = 500
const LAST_TRY = 8_000

class Live {
  isConnected = $state(false)
  /** The server speaks another protocol: the page is older than it. */
  isOld = $state(false)
  #socket: WebSocket | undefined
  #wait = FIRST_TRY
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #watchers = new Map<string, Watcher>()
  readonly #sent = new Map<string, Sent>()
  #lobby: ((tables: readonly TableSummary[], isWhole: boolean) => void) | undefined

  watch(table: string, watcher: Watcher): () => void {
    this.#watchers.set(table, watcher)
    this.#say({ type: 'watch', table, since: watcher.seq() })
    return () => {
      this.#watchers.delete(table)
      this.#say({ type: 'unwatch', table })
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

  do(table: string, command: Command): Promise<Answer> {
    const id = newId()
    const message: ToServer = { type: 'do', table, id, command }
    return new Promise((settle) => {
      this.#sent.set(id, { message, settle })
      this.#say(message)
    })
  }

  /** After sleep, or when the network is back, nobody waits for the next try. */
  wake(): void {
    if (this.#socket !== undefined || (this.#watchers.size === 0 && this.#lobby === undefined)) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** For a session that was opened after the socket. */
  restart(): void {
    this.#socket?.close()
  }

  #say(message: ToServer): void {
    if (this.isConnected) this.#socket?.send(JSON.stringify(message))
    else if (this.#socket === undefined) this.#connect()
  }

  #connect(): void {
    const socket = new WebSocket(new URL('/api/live', location.href.replace(/^http/, 'ws')))
    this.#socket = socket
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as ToClient)
    socket.onclose = () => {
      this.isConnected = false
      this.#socket = undefined
      this.#timer = setTimeout(() => this.wake(), this.#wait)
      this.#wait = Math.min(LAST_TRY, this.#wait * 2)
    }
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.isOld = message.protocol !== PROTOCOL
        return this.isOld ? undefined : this.#welcome()
      case 'update':
        return this.#watchers.get(message.update.table)?.update(message.update)
      case 'presence':
        return this.#watchers.get(message.presence.table)?.presence(message.presence)
      case 'answer':
        this.#sent.get(message.id)?.settle(message.answer)
        this.#sent.delete(message.id)
        return
      case 'lobby':
        return this.#lobby?.(message.tables, true)
      case 'lobbyChange':
        return this.#lobby?.([message.table], false)
      case 'refused':
        return this.#watchers.get(message.table ?? '')?.refused(message.refusal.code)
    }
  }

  #welcome(): void {
    this.isConnected = true
    this.#wait = FIRST_TRY
    for (const [table, watcher] of this.#watchers) this.#say({ type: 'watch', table, since: watcher.seq() })
    if (this.#lobby) this.#say({ type: 'lobby', on: true })
    for (const { message } of this.#sent.values()) this.#say(message)
  }
}

export const live = new Live()

addEventListener('online', () => live.wake())
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) live.wake()
})
