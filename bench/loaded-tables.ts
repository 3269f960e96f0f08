/** Tables under load: whoever owes an answer there gives one at random, and then the other waits for theirs. */

import { newCommandId, type TestClient } from '@windward/server/given/client.ts'
import { BareSocket } from './bare-socket.ts'

/** Who is told of it. */
export interface TableWatcher {
  /** This table can act now. */
  ready(table: LoadedTable): void
  answered(milliseconds: number): void
  updated(): void
  refused(code: string): void
}

export interface LoadedTable {
  act(): void
}

const MARK = '"choices":{"kind":"list","actions":'

/** Only the choices are parsed: no text in Händler's has brackets. */
function actionsIn(text: string): readonly unknown[] {
  const from = text.indexOf(MARK) + MARK.length
  let depth = 0
  for (let at = from; ; at += 1) {
    const char = text[at]
    if (char === '[') depth += 1
    if (char === ']') depth -= 1
    if (depth === 0) return JSON.parse(text.slice(from, at + 1))
  }
}

/** Reads only what a player needs: whose turn it is, and what may be done. */
export class WindwardTable implements LoadedTable {
  readonly #load: TableWatcher
  readonly #people: readonly TestClient[]
  #sockets: readonly BareSocket[] = []
  #id = ''
  /** When each command that has no answer yet was sent. */
  readonly #sent = new Map<string, number>()
  #turn = 0
  #action: unknown
  #count = 0
  /** The last step of which was told: a server may tell of one again. */
  #seq = 0

  constructor(load: TableWatcher, people: readonly TestClient[]) {
    this.#load = load
    this.#people = people
  }

  async open(): Promise<void> {
    const live = ({ url, cookie }: TestClient, seat: number) =>
      BareSocket.open(`${url}/api/live`, cookie, (text) => this.#hear(seat, text))
    this.#sockets = await Promise.all(this.#people.map(live))
    const [host, guest] = this.#people
    const { id } = await host.create({ game: 'haendler', seats: 2, listed: false })
    await guest.commandByHttp(id, { type: 'join' })
    this.#watch(id)
    this.#do(0, { type: 'start' })
  }

  act(): void {
    this.#sent.set(this.#do(this.#turn, { type: 'act', action: this.#action }), performance.now())
  }

  #watch(id: string): void {
    this.#id = id
    this.#seq = 0
    for (const socket of this.#sockets) socket.send(JSON.stringify({ type: 'watch', table: id }))
  }

  #do(seat: number, command: object): string {
    const id = newCommandId()
    this.#sockets[seat].send(JSON.stringify({ type: 'do', table: this.#id, id, command }))
    return id
  }

  #hear(seat: number, text: string): void {
    if (text.startsWith('{"type":"answer"')) {
      const { answer, id } = JSON.parse(text)
      const sent = this.#sent.get(id)
      if (sent !== undefined) this.#load.answered(performance.now() - sent)
      this.#sent.delete(id)
      if (answer.table !== undefined) this.#watch(answer.table)
      if (!answer.ok) this.#load.refused(answer.code)
    } else if (text.startsWith('{"type":"update"')) {
      this.#load.updated()
      const seq = Number(/"seq":(\d+)/.exec(text)?.[1])
      if (text.includes(MARK) && seq > this.#seq) {
        this.#seq = seq
        const actions = actionsIn(text)
        this.#turn = seat
        this.#count += 1
        this.#action = actions[this.#count % actions.length]
        this.#load.ready(this)
      } else if (text.includes('"state":"over"') && !text.includes('"rematch":')) {
        this.#do(seat, { type: 'rematch' })
      }
    }
  }
}

/** What stands before an event in the protocol of socket.io, whose namespace is the game. */
const EVENT = '42/haendler,'
const CONNECT = '40/haendler,'
const PING = '2'
const PONG = '3'

export class PeerTable implements LoadedTable {
  readonly #load: TableWatcher
  readonly #url: string
  #sockets: readonly BareSocket[] = []
  #id = ''
  #sent = 0
  #turn = 0
  #state = 0
  #action: unknown
  #count = 0

  constructor(load: TableWatcher, url: string) {
    this.#load = load
    this.#url = url
  }

  async open(): Promise<void> {
    this.#sockets = await Promise.all([0, 1].map((seat) => this.#connected(seat)))
    this.#begin()
  }

  act(): void {
    const playerID = String(this.#turn)
    const action = { type: 'MAKE_MOVE', payload: { type: 'act', args: [this.#action], playerID } }
    this.#sent = performance.now()
    this.#emit(this.#turn, 'update', action, this.#state, this.#id, playerID)
  }

  async #connected(seat: number): Promise<BareSocket> {
    let isConnected = () => {}
    const connected = new Promise<void>((resolve) => {
      isConnected = resolve
    })
    const socket = await BareSocket.open(`${this.#url}/socket.io/?EIO=4&transport=websocket`, '', (text) => {
      if (text.startsWith(EVENT)) this.#hear(seat, text.slice(EVENT.length))
      else if (text.startsWith(CONNECT)) isConnected()
      else if (text === PING) socket.send(PONG)
    })
    socket.send(CONNECT)
    await connected
    return socket
  }

  /** The server makes a match when it is first asked for. */
  #begin(): void {
    this.#id = newCommandId()
    this.#state = 0
    for (const seat of this.#sockets.keys()) this.#emit(seat, 'sync', this.#id, String(seat), undefined, 2)
  }

  #emit(seat: number, ...event: readonly unknown[]): void {
    this.#sockets[seat].send(`${EVENT}${JSON.stringify(event)}`)
  }

  #hear(seat: number, text: string): void {
    const [event, id, told] = JSON.parse(text)
    if (event === 'sync') this.#told(seat, id, told.state)
    else if (event === 'update') this.#told(seat, id, told)
  }

  #told(seat: number, id: string, { G, ctx, _stateID }: PeerState): void {
    if (id !== this.#id) return
    this.#load.updated()
    if (seat === this.#turn && this.#sent > 0) {
      this.#load.answered(performance.now() - this.#sent)
      this.#sent = 0
    }
    if (ctx.gameover !== undefined) {
      if (seat === 0) this.#begin()
    } else if (G.choices.length > 0 && _stateID >= this.#state) {
      this.#turn = seat
      this.#state = _stateID
      this.#count += 1
      this.#action = G.choices[this.#count % G.choices.length]
      this.#load.ready(this)
    }
  }
}

interface PeerState {
  readonly G: { readonly choices: readonly unknown[] }
  readonly ctx: { readonly gameover?: unknown }
  readonly _stateID: number
}
