/**
 * Work spread over `windward worker` processes. A job is asked of whichever has a hand free; who falls silent at it is
 * taken for dead, and the job is asked again. Jobs follow from their seeds: one that was done twice counts once.
 */

import { createInbox, type Msg } from '@nats-io/transport-node'
import type { Say } from '@windward/core/words.ts'
import { complain, type Io } from './io.ts'
import {
  type AskedJob,
  codeVersion,
  type JobAnswer,
  jobsSubject,
  NatsLink,
  PATIENCE,
  ROLL_CALL,
  type RollAnswer,
} from './natsLink.ts'
import type { TerminalKey } from './words/index.ts'
import type { Work } from './work.ts'

/** Milliseconds: so often those who fell silent are looked for, and those who were busy asked again. */
const LOOK = 250
/** For so long a job is offered before it is offered again. */
const OFFER = 1_000
/** After so many without any worker it is said that there is none. */
const LONELY = 5_000

/** Returns how many threads the workers have that took part. */
export async function spread<Job, Result>(
  url: string,
  work: Work<Job, Result>,
  say: Say<TerminalKey>,
  io: Io,
): Promise<number> {
  const link = await NatsLink.open(url, say, io, () => spreader.returned())
  const spreader = new Spreader(link, work, (key, facts) => complain(io, say(key, facts)))
  try {
    return await spreader.finished
  } finally {
    spreader.stop()
    await link.close()
  }
}

type Tell = (...said: Parameters<Say<TerminalKey>>) => void

/** `open`: to be asked. `asked`: nobody has taken it yet. */
interface SentJob<Job> {
  readonly job: Job
  at: 'open' | 'asked' | 'taken'
  heard: number
}

class Spreader<Job, Result> {
  readonly finished: Promise<number>
  readonly #link: NatsLink
  readonly #work: Work<Job, Result>
  readonly #tell: Tell
  readonly #version = codeVersion()
  readonly #inbox = createInbox()
  readonly #jobs = new Map<string, SentJob<Job>>()
  /** Threads by worker, and how many workers are of another version. */
  readonly #workers = new Map<string, number>()
  #others = 0
  #sent = 0
  #areAllBusy = false
  #heard = performance.now()
  #isLonely = false
  readonly #looking: NodeJS.Timeout
  #end: (threads: number) => void = () => {}
  #fail: (error: unknown) => void = () => {}

  constructor(link: NatsLink, work: Work<Job, Result>, tell: Tell) {
    this.#link = link
    this.#work = work
    this.#tell = tell
    this.finished = new Promise((resolve, reject) => {
      this.#end = resolve
      this.#fail = reject
    })
    link.nats.subscribe(`${this.#inbox}.*`, { callback: (_, message) => this.#orFail(() => this.#hear(message)) })
    link.nats.publish(ROLL_CALL, '', { reply: `${this.#inbox}.roll` })
    this.#looking = setInterval(() => this.#orFail(() => this.#look()), LOOK)
    this.#orFail(() => this.#ask())
  }

  /** Nobody could be heard meanwhile. */
  returned(): void {
    this.#heard = performance.now()
    for (const sent of this.#jobs.values()) sent.heard = this.#heard
  }

  stop(): void {
    clearInterval(this.#looking)
  }

  /** No more at once than somebody is at already, and one: they are not all sent before it is known who is there. */
  #ask(): void {
    const count = (at: string) => [...this.#jobs.values()].filter((sent) => sent.at === at).length
    for (let room = 1 + count('taken') - count('asked'); room > 0 && !this.#areAllBusy; room--) {
      const id = this.#nextOpen()
      const sent = id === undefined ? undefined : this.#jobs.get(id)
      if (sent === undefined) break
      const asked: AskedJob = { task: this.#work.task, job: sent.job }
      this.#link.nats.publish(jobsSubject(this.#version), JSON.stringify(asked), { reply: `${this.#inbox}.${id}` })
      sent.at = 'asked'
      sent.heard = performance.now()
    }
    if (this.#jobs.size === 0) this.#end([...this.#workers.values()].reduce((sum, n) => sum + n, 0))
  }

  #nextOpen(): string | undefined {
    for (const [id, { at }] of this.#jobs) if (at === 'open') return id
    const job = this.#work.next()
    if (job === undefined) return undefined
    const id = `${this.#sent++}`
    this.#jobs.set(id, { job, at: 'open', heard: 0 })
    return id
  }

  #hear(message: Msg): void {
    const id = message.subject.slice(this.#inbox.length + 1)
    const sent = this.#jobs.get(id)
    // NATS itself answers where nobody listens.
    const isNobody = message.headers?.hasError === true
    if (id === 'roll') {
      if (!isNobody && message.json<RollAnswer>().version !== this.#version) this.#others += 1
    } else if (sent !== undefined) {
      this.#take(id, sent, isNobody ? { at: 'busy' } : message.json<JobAnswer>(), isNobody)
    }
  }

  #take(id: string, sent: SentJob<Job>, answer: JobAnswer, isNobody: boolean): void {
    sent.heard = performance.now()
    if (!isNobody) this.#heard = sent.heard
    if (answer.at === 'failed') throw new Error(answer.detail)
    if (answer.at === 'taken') {
      sent.at = 'taken'
      this.#workers.set(answer.worker, answer.threads)
    } else if (answer.at === 'busy') {
      if (sent.at === 'asked') sent.at = 'open'
      this.#areAllBusy = true
    } else {
      this.#jobs.delete(id)
      this.#areAllBusy = false
      this.#work.done(answer.result as Result)
    }
    this.#ask()
  }

  #look(): void {
    if (!this.#link.isUp) return
    const now = performance.now()
    for (const sent of this.#jobs.values()) {
      if (now - sent.heard > (sent.at === 'taken' ? PATIENCE : OFFER)) sent.at = 'open'
    }
    this.#areAllBusy = false
    if (now - this.#heard > LONELY && !this.#isLonely) this.#tellLonely()
    this.#ask()
  }

  #tellLonely(): void {
    this.#isLonely = true
    const { address } = this.#link
    if (this.#others === 0) this.#tell('spread.nobody', { address })
    else this.#tell('spread.others', { address, others: this.#others, version: this.#version })
  }

  #orFail(act: () => void): void {
    try {
      act()
    } catch (error) {
      this.#fail(error)
    }
  }
}
