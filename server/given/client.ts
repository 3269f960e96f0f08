/** A client for tests and benchmarks. It logs every byte it is sent. */

import { Answer, type Command } from '@windward/protocol/commands.ts'
import type { ToClient, ToServer } from '@windward/protocol/live.ts'
import { type AnswerTo, type Asked, addressOf, ROUTES, type Route, readAnswer } from '@windward/protocol/routes.ts'
import type { NewTable, TableInfo } from '@windward/protocol/tables.ts'
import type { Update } from '@windward/protocol/updates.ts'
import WebSocket from 'ws'

const PATIENCE = 20_000

let commands = 0

export function newCommandId(): string {
  commands += 1
  return `test-${process.pid}-${commands}`.padEnd(8, '0')
}

export class TestClient {
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
  #waiting: Expectation[] = []

  constructor(url: string) {
    this.url = url
  }

  /** Someone with a name. */
  static async named(url: string, name: string): Promise<TestClient> {
    const client = new TestClient(url)
    await client.signIn(name)
    return client
  }

  async signIn(name: string): Promise<void> {
    const { person } = await this.call(ROUTES.newPerson, { body: { name } })
    this.id = person.id
  }

  /** The same person on another socket, or at another node. */
  twin(url = this.url): TestClient {
    const other = new TestClient(url)
    other.cookie = this.cookie
    other.id = this.id
    return other
  }

  /** By the table of routes; throws where it is refused. */
  async call<R extends Route>(route: R, asked: Asked<R>): Promise<AnswerTo<R>> {
    const { status, body } = await this.ask(route, asked)
    const answer = status === route.status ? readAnswer(route, body) : undefined
    if (answer === undefined) throw new Error(`${status} ${JSON.stringify(body)}`)
    return answer
  }

  /** The same, whatever comes of it. */
  ask<R extends Route>(route: R, asked: Asked<R>): Promise<HttpReply> {
    const { body }: { readonly body?: unknown } = asked
    return this.#request(route.method, addressOf(route, asked), body)
  }

  get(path: string): Promise<HttpReply> {
    return this.#request('GET', path)
  }

  post(path: string, body?: unknown): Promise<HttpReply> {
    return this.#request('POST', path, body)
  }

  async create(table: NewTable): Promise<TableInfo> {
    return (await this.call(ROUTES.newTable, { body: { id: newCommandId(), table } })).table
  }

  async commandByHttp(table: string, command: Command, id = newCommandId()): Promise<Answer> {
    return Answer.parse((await this.ask(ROUTES.command, { params: { id: table }, body: { id, command } })).body)
  }

  async connect(): Promise<this> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`, { headers: { cookie: this.cookie } })
    this.socket = socket
    socket.on('message', (data) => this.#onMessage(String(data)))
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
  command(table: string, command: Command, id = newCommandId()): Promise<Answer | undefined> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(undefined)
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

  /** Waits for so long; fails when the socket is closed meanwhile. */
  pause(milliseconds: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting)
        resolve()
      }, milliseconds)
      const waiting: Expectation = {
        test: () => false,
        resolve: () => {},
        reject(error) {
          clearTimeout(timer)
          reject(error)
        },
      }
      this.#waiting.push(waiting)
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

  async #request(method: string, path: string, body?: unknown): Promise<HttpReply> {
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

  #onMessage(text: string): void {
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

interface Expectation {
  readonly test: (message: ToClient) => boolean
  readonly resolve: (message: ToClient) => void
  readonly reject: (error: Error) => void
}

export interface HttpReply {
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
