/** The load: many tables of two, each with one action under way at a time. Runs in a process of its own. */

import { readFileSync } from 'node:fs'
import { newCommandId, TestClient } from '@windward/server/given/client.ts'
import { BareSocket } from './bare-socket.ts'

export interface LoadGiven {
  readonly peer: boolean
  readonly url: string
  readonly tables: number
  readonly warmUp: number
  readonly seconds: number
  /** The server's process: its time on the processor is counted, too. */
  readonly pid: number
  /** Actions in a second; 0 is as fast as they are answered. */
  readonly rate: number
}

export interface LoadReport {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Of the server's own time on the processor. */
  readonly perCpuSecond: number
  readonly refused: number
  /** Updates received by both seats for each action. */
  readonly updates: number
  /** Of a processor, that the load itself had: near 1 the load is what is measured. */
  readonly load: number
}

/** A table whose seats are connected. `turn` is called when somebody owes an answer. */
interface Seated {
  act(): void
}

class Load {
  readonly #given: LoadGiven
  #latencies: number[] = []
  #ready: Seated[] = []
  #isCounting = false
  refused = 0
  updates = 0

  constructor(given: LoadGiven) {
    this.#given = given
  }

  /** This table can act now. */
  ready(table: Seated): void {
    if (this.#given.rate === 0) table.act()
    else this.#ready.push(table)
  }

  answered(milliseconds: number): void {
    if (this.#isCounting) this.#latencies.push(milliseconds)
  }

  updated(): void {
    if (this.#isCounting) this.updates += 1
  }

  async measure(): Promise<LoadReport> {
    const { warmUp, seconds, rate } = this.#given
    const pace = rate > 0 ? this.#pace(rate) : undefined
    await sleep(warmUp * 1000)
    this.#isCounting = true
    const began = performance.now()
    const cpu = cpuSeconds(this.#given.pid)
    const own = process.cpuUsage()
    await sleep(seconds * 1000)
    this.#isCounting = false
    const took = (performance.now() - began) / 1000
    const perCpuSecond = this.#latencies.length / (cpuSeconds(this.#given.pid) - cpu)
    const { user, system } = process.cpuUsage(own)
    clearInterval(pace)
    const sorted = this.#latencies.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
    const { refused, updates } = this
    const perSecond = sorted.length / took
    const load = (user + system) / 1e6 / took
    return { perSecond, perCpuSecond, p50: at(0.5), p99: at(0.99), refused, updates: updates / sorted.length, load }
  }

  /** Evenly, as far as there are tables that can act. */
  #pace(rate: number): NodeJS.Timeout {
    let last = performance.now()
    let due = 0
    return setInterval(() => {
      const now = performance.now()
      due = Math.min(due + ((now - last) * rate) / 1000, rate / 10)
      last = now
      for (; due >= 1 && this.#ready.length > 0; due -= 1) this.#ready.shift()?.act()
    }, 1)
  }
}

const TICKS = 100

/** User and system time of a process, all its threads. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
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
class WindwardTable implements Seated {
  readonly #load: Load
  readonly #people: readonly TestClient[]
  #sockets: readonly BareSocket[] = []
  #id = ''
  /** When each command that has no answer yet was sent. */
  readonly #sent = new Map<string, number>()
  #turn = 0
  #action: unknown
  #count = 0

  constructor(load: Load, people: readonly TestClient[]) {
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
      if (!answer.ok) this.#load.refused += 1
    } else if (text.startsWith('{"type":"update"')) {
      this.#load.updated()
      if (text.includes(MARK)) {
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

class PeerTable implements Seated {
  readonly #load: Load
  readonly #url: string
  #sockets: readonly BareSocket[] = []
  #id = ''
  #sent = 0
  #turn = 0
  #state = 0
  #action: unknown
  #count = 0

  constructor(load: Load, url: string) {
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

const TOGETHER = 16

async function seatAll({ peer, url, tables }: LoadGiven): Promise<void> {
  let left = tables
  const seat = async () => {
    while (left > 0) {
      left -= 1
      await (peer ? new PeerTable(load, url) : new WindwardTable(load, await twoPeople(url))).open()
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, seat))
}

function twoPeople(url: string): Promise<TestClient[]> {
  return Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(url, name)))
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

const given = JSON.parse(process.argv[2]) as LoadGiven
const load = new Load(given)
await seatAll(given)
console.log('ready')
console.log(JSON.stringify(await load.measure()))
process.exit(0)
