/** For many processes: NATS carries the messages, and shares out the work of bots. */

import { connect, type NatsConnection } from '@nats-io/transport-node'
import { type Bus, Unanswered } from './bus.ts'

const FIRST_TRY = 10_000

export async function connectNats(url: string): Promise<Bus> {
  // It may be away for a while: readers notice what they missed, and nothing is lost but time.
  const nats = await connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 250, timeout: FIRST_TRY })
  return new NatsBus(nats)
}

class NatsBus implements Bus {
  readonly #nats: NatsConnection

  constructor(nats: NatsConnection) {
    this.#nats = nats
  }

  publish(subject: string, message: string): void {
    if (!this.#nats.isClosed()) this.#nats.publish(subject, message)
  }

  subscribe(subject: string, hear: (message: string) => void): () => void {
    const subscription = this.#nats.subscribe(subject, {
      callback: (error, message) => {
        if (error === null) hear(message.string())
      },
    })
    return () => subscription.unsubscribe()
  }

  isHeard(): boolean {
    return true
  }

  async ask(subject: string, message: string, milliseconds: number): Promise<string> {
    try {
      const reply = await this.#nats.request(subject, message, { timeout: milliseconds })
      if (reply.headers?.hasError) throw new Unanswered(reply.headers.description)
      return reply.string()
    } catch (error) {
      throw new Unanswered(error instanceof Error ? error.message : subject)
    }
  }

  answer(subject: string, answer: (message: string) => Promise<string>): () => void {
    const subscription = this.#nats.subscribe(subject, {
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
    return () => subscription.unsubscribe()
  }

  isReady(): boolean {
    return !this.#nats.isClosed()
  }

  async close(): Promise<void> {
    await this.#nats.drain()
  }
}
