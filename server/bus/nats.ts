/**
 * For many processes: NATS carries the messages, and shares out the work of bots. Those of one node hear each other
 * without it, so that its absence is noticed only between nodes.
 */

import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node'
import { now } from '../clock.ts'
import { type Bus, LocalBus, Unanswered } from './bus.ts'

const FIRST_TRY = 10_000
/** Milliseconds: one that is silent for some of these is taken for lost. */
const PING = 2_000
const MOST_PINGS = 2
/** For so long it may have been gone before that is noticed. */
const UNNOTICED = PING * (MOST_PINGS + 1)
/** Whoever has not answered by then may have died with the question. */
const SILENT = 3_000
export const NATS_SETTINGS = {
  maxReconnectAttempts: -1,
  reconnectTimeWait: 250,
  timeout: FIRST_TRY,
  pingInterval: PING,
  maxPingOut: MOST_PINGS,
} as const

export async function connectNats(url: string): Promise<Bus> {
  // It may be away for a while: nothing is lost but time.
  const [told, asked] = await Promise.all([
    connect({ servers: url, ...NATS_SETTINGS, noEcho: true }),
    connect({ servers: url, ...NATS_SETTINGS }),
  ])
  return new NatsBus(told, asked)
}

class NatsBus implements Bus {
  readonly #local = new LocalBus()
  /** What is told here is heard here without it. */
  readonly #told: Link
  /** What is asked may be answered by anyone, also here. */
  readonly #asked: Link
  /** Whether those who answer here, one for each subject, could do so at once. */
  readonly #isFree = new Map<string, () => boolean>()
  readonly #returned = new Set<(since: number) => void>()

  constructor(told: NatsConnection, asked: NatsConnection) {
    this.#told = new Link(told, (since) => {
      for (const returned of this.#returned) returned(since)
    })
    this.#asked = new Link(asked, () => {})
  }

  publish(subject: string, message: string): void {
    this.#local.publish(subject, message)
    if (this.#told.isUp) this.#told.nats.publish(subject, message)
  }

  subscribe(subject: string, listen: (message: string) => void): () => void {
    const stop = this.#local.subscribe(subject, listen)
    const subscription = this.#told.nats.subscribe(subject, {
      callback: (error, message) => {
        if (error === null) listen(message.string())
      },
    })
    return () => {
      stop()
      subscription.unsubscribe()
    }
  }

  hasListeners(): boolean {
    return true
  }

  async ask(subject: string, message: string, milliseconds: number): Promise<string> {
    // What need not travel is not lost with another node.
    if (!this.#asked.isUp || this.#isFree.get(subject)?.()) return this.#local.ask(subject, message)
    try {
      const reply = await this.#asked.orLost(this.#askTwice(subject, message, milliseconds))
      if (reply === undefined) return await this.#local.ask(subject, message)
      if (reply.headers?.hasError) throw new Unanswered(reply.headers.description)
      return reply.string()
    } catch (error) {
      throw new Unanswered(error instanceof Error ? error.message : subject)
    }
  }

  answer(subject: string, answer: (message: string) => Promise<string>, isFree: () => boolean): () => void {
    const stop = this.#local.answer(subject, answer)
    this.#isFree.set(subject, isFree)
    const subscription = this.#asked.nats.subscribe(subject, {
      queue: subject,
      callback: (error, message) => {
        if (error !== null) return
        // A failure is told as an empty answer, which is no JSON: nobody has to wait for it.
        answer(message.string()).then(
          (text) => message.respond(text),
          () => message.respond(''),
        )
      },
    })
    return () => {
      stop()
      this.#isFree.delete(subject)
      subscription.unsubscribe()
    }
  }

  onReturn(returned: (since: number) => void): () => void {
    this.#returned.add(returned)
    return () => void this.#returned.delete(returned)
  }

  isReady(): boolean {
    return this.#told.isUp && this.#asked.isUp
  }

  async close(): Promise<void> {
    await Promise.all([this.#told.close(), this.#asked.close()])
  }

  /** After a while another is asked, too; the first answer is taken. */
  async #askTwice(subject: string, message: string, milliseconds: number): Promise<Msg> {
    const asked = (timeout: number) => this.#asked.nats.request(subject, message, { timeout })
    const first = asked(milliseconds)
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, SILENT, undefined)
    })
    const reply = await Promise.race([first, silence]).finally(() => clearTimeout(timer))
    return reply ?? Promise.any([first, asked(milliseconds - SILENT)])
  }
}

/** A connection, and whether it is there now. */
class Link {
  readonly nats: NatsConnection
  isUp = true
  readonly #lost = new Set<() => void>()

  constructor(nats: NatsConnection, returned: (since: number) => void) {
    this.nats = nats
    void this.#follow(returned)
  }

  /** What is waited for; undefined when the connection goes meanwhile. */
  orLost<T>(waiting: Promise<T>): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const lost = () => resolve(undefined)
      this.#lost.add(lost)
      waiting.then(resolve, reject).finally(() => this.#lost.delete(lost))
    })
  }

  /** While it is away there is nothing to be finished. */
  close(): Promise<void> {
    return this.isUp ? this.nats.drain() : this.nats.close()
  }

  async #follow(returned: (since: number) => void): Promise<void> {
    let since = now()
    for await (const { type } of this.nats.status()) {
      if (type === 'disconnect') {
        if (this.isUp) since = now() - UNNOTICED
        this.isUp = false
        for (const lost of this.#lost) lost()
      } else if (type === 'reconnect') {
        this.isUp = true
        returned(since)
      }
    }
  }
}
