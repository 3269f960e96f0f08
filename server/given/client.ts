/** A client for tests and benchmarks. It logs every byte it is sent. */

import type { Answer, Command } from '@windward/protocol/commands.ts'
import type { ToClient, ToServer } from '@windward/protocol/live.ts'
import type { NewTable, TableInfo } from '@windward/protocol/tables.ts'
import type { Update } from '@windward/protocol/updates.ts'
import WebSocket from 'ws'

const PATIENCE = 20_000

let commands = 0

export function newCommandId(): string {
  commands += 1
  return `test-${process.pid}-${commands}`.padEnd(8, '0')
}

export class Client {
  readonly url: string
  cookie = ''
  id = ''
  /** Everything received, as it came. */
  readonly bytes: string[] = []
  readonly updates = new Map<string, Update>()
  readonly infos = new Map<string, TableInfo>()
  readonly heard: ToClient[] = []
  socket: WebSocket | undefined
  readonly #answers = new Map<string, (answer: Answer | undefined) => void>()
  #waiting: Waiting[] = []

  constructor(url: string) {
    this.url = url
  }

  /** Someone with a name. */
  static async named(url: string, name: string): Promise<Client> {
    const client = new Client(url)
    await client.signIn(name)
    return client
  }

  async signIn(name: string): Promise<void> {
    const { body } = await this.post('/api/people', { name })
    this.id = (body as { person: { id: string } }).person.id
  }

  /** The same person on another socket, or at another node. */
  twin(url = this.url): Client {
    const other = new Client(url)
    other.cookie = this.cookie
    other.id = this.id
    return other
  }

  get(path: string): Promise<Reply> {
    return this.#request('GET', path)
  }

  post(path: string, body?: unknown): Promise<Reply> {
    return this.#request('POST', path, body)
  }

  async create(table: NewTable): Promise<TableInfo> {
    const { status, body } = await this.post('/api/tables', { id: newCommandId(), table })
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return (body as { table: TableInfo }).table
  }

  async doByHttp(table: string, command: Command, id = newCommandId()): Promise<Answer> {
    return (await this.post(`/api/tables/${table}/do`, { id, command })).body as Answer
  }

  async connect(): Promise<this> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`, { headers: { cookie: this.cookie } })
    this.socket = socket
    socket.on('message', (data) => this.#hear(String(data)))
    socket.on('error', () => {})
    socket.on('close', () => {
      for (const resolve of this.#answers.values()) resolve(undefined)
      this.#answers.clear()
      for (const { reject } of this.#waiting.splice(0)) reject(new Error('the socket was closed'))
    })
    await this.next((m) => m.type === 'welcome')
    return this
  }

  send(message: ToServer): void {
    this.socket?.send(JSON.stringify(message))
  }

  async watch(table: string, since?: number): Promise<Update> {
    const update = this.next((m) => m.type === 'update' && m.update.table === table)
    this.send({ type: 'watch', table, ...(since !== undefined && { since }) })
    const message = await update
    if (message.type !== 'update') throw new Error('no update')
    return message.update
  }

  /** The answer, or undefined if the socket closed before it came. */
  do(table: string, command: Command, id = newCommandId()): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      this.#answers.set(id, resolve)
      this.send({ type: 'do', table, id, command })
    })
  }

  /** The next message of a kind. */
  next(test: (message: ToClient) => boolean): Promise<ToClient> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`waited too long; last: ${this.bytes.at(-1)}`)), PATIENCE)
      const quietly =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer)
          settle(value)
        }
      this.#waiting.push({ test, resolve: quietly(resolve), reject: quietly(reject) })
    })
  }

  /** An update of the table that passes, perhaps the one at hand. */
  async until(table: string, test: (update: Update, info: TableInfo | undefined) => boolean): Promise<Update> {
    const here = this.updates.get(table)
    if (here !== undefined && test(here, this.infos.get(table))) return here
    const passes = (m: ToClient) =>
      m.type === 'update' && m.update.table === table && test(m.update, this.infos.get(table))
    const message = await this.next(passes)
    if (message.type !== 'update') throw new Error('no update')
    return message.update
  }

  close(): Promise<void> {
    const { socket } = this
    if (socket === undefined || socket.readyState === socket.CLOSED) return Promise.resolve()
    return new Promise((resolve) => {
      socket.once('close', () => resolve())
      socket.close()
    })
  }

  async #request(method: string, path: string, body?: unknown): Promise<Reply> {
    const headers: Record<string, string> = { cookie: this.cookie }
    if (body !== undefined) headers['content-type'] = 'application/json'
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const cookie = response.headers.getSetCookie()[0]
    if (cookie !== undefined) this.cookie = cookie.split(';')[0]
    const text = await response.text()
    this.bytes.push(text)
    return { status: response.status, text, body: parse(text) }
  }

  #hear(text: string): void {
    this.bytes.push(text)
    const message = JSON.parse(text) as ToClient
    this.heard.push(message)
    if (message.type === 'update') {
      const { update } = message
      this.updates.set(update.table, update)
      if (update.info !== undefined) this.infos.set(update.table, update.info)
    }
    if (message.type === 'answer') {
      this.#answers.get(message.id)?.(message.answer)
      this.#answers.delete(message.id)
    }
    const ready = this.#waiting.filter(({ test }) => test(message))
    this.#waiting = this.#waiting.filter((one) => !ready.includes(one))
    for (const { resolve } of ready) resolve(message)
  }
}

interface Waiting {
  readonly test: (message: ToClient) => boolean
  readonly resolve: (message: ToClient) => void
  readonly reject: (error: Error) => void
}

export interface Reply {
  readonly status: number
  readonly text: string
  readonly body: unknown
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
