/** Does jobs that come by NATS, in threads. While its hands are full it stays out of the queue, so that others are asked. */

import { hostname } from 'node:os'
import type { Msg, Subscription } from '@nats-io/transport-node'
import type { Tinypool } from 'tinypool'
import { isProgram } from './foreign.ts'
import {
  type AskedJob,
  BEAT,
  codeVersion,
  type JobAnswer,
  jobsSubject,
  type NatsLink,
  ROLL_CALL,
  type RollAnswer,
} from './natsLink.ts'
import { threadPool } from './pool.ts'
import { TASKS } from './work.ts'

/** Jobs that wait for a thread, so that none is idle while the next one travels. */
const WAITING = 1

export class AnsweringWorker {
  readonly version = codeVersion()
  /** Jobs done. */
  done = 0
  readonly #link: NatsLink
  readonly #threads: number
  readonly #pool: Tinypool
  readonly #taken: JobAnswer
  /** By where its result is awaited. */
  readonly #jobs = new Map<string, Promise<void>>()
  readonly #beating: NodeJS.Timeout
  #queue: Subscription | undefined
  #isStopped = false

  constructor(link: NatsLink, threads: number) {
    this.#link = link
    this.#threads = threads
    this.#pool = threadPool(threads)
    this.#taken = { at: 'taken', worker: `${hostname()}:${process.pid}`, threads }
    const here: RollAnswer = { version: this.version }
    link.nats.subscribe(ROLL_CALL, { callback: (_, message) => void message.respond(JSON.stringify(here)) })
    this.#beating = setInterval(() => this.#beat(), BEAT)
    this.#join()
  }

  /** What was taken is finished first. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#leave()
    await Promise.all(this.#jobs.values())
    clearInterval(this.#beating)
    await this.#link.close()
    await this.#pool.destroy()
  }

  #join(): void {
    const subject = jobsSubject(this.version)
    this.#queue = this.#link.nats.subscribe(subject, { queue: subject, callback: (_, message) => this.#hear(message) })
  }

  /** What is on its way already is still heard. */
  #leave(): void {
    void this.#queue?.drain()
    this.#queue = undefined
  }

  #hear(message: Msg): void {
    const { reply } = message
    // Asked again, while it is at it: that it is, it says all the time.
    if (reply === undefined || this.#jobs.has(reply)) return
    if (this.#isFull() || this.#isStopped) return this.#answer(reply, { at: 'busy' })
    this.#answer(reply, this.#taken)
    this.#jobs.set(reply, this.#work(reply, message))
    if (this.#isFull()) this.#leave()
  }

  async #work(reply: string, message: Msg): Promise<void> {
    const answer = await this.#result(message)
    this.#jobs.delete(reply)
    // In this order: whoever hears the answer finds a hand free.
    if (this.#queue === undefined && !this.#isStopped) this.#join()
    this.#answer(reply, answer)
  }

  async #result(message: Msg): Promise<JobAnswer> {
    try {
      const { task, job } = checked(message.json())
      const result: unknown = await this.#pool.run(job, { name: task })
      this.done += 1
      return { at: 'done', result }
    } catch (error) {
      return { at: 'failed', detail: error instanceof Error ? error.message : String(error) }
    }
  }

  #isFull(): boolean {
    return this.#jobs.size >= this.#threads + WAITING
  }

  #beat(): void {
    for (const reply of this.#jobs.keys()) this.#answer(reply, this.#taken)
  }

  #answer(reply: string, answer: JobAnswer): void {
    this.#link.nats.publish(reply, JSON.stringify(answer))
  }
}

/** Whoever reaches NATS can ask: for games and judgements, and never for a program of theirs to be run here. */
function checked({ task, job }: AskedJob): AskedJob {
  if (!TASKS.includes(task)) throw new Error(`${task} is no task`)
  const { bots = [] } = job as { readonly bots?: readonly string[] }
  if (bots.some(isProgram)) throw new Error('a worker runs no programs')
  return { task, job }
}
