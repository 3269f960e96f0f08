/**
 * Threads in which bots think, and who is thought for next. Bots that answer by rule have a thread of their own, so that
 * they never wait for one that searches. Who has waited too long, or thought too much, is answered for by the level below.
 */

import { botBelow, botsFor, steadyBot } from '@windward/bots/catalogue.ts'
import type { BotTask } from '@windward/bots/seat.ts'
import { isGameId } from '@windward/games/catalogue.ts'
import { type GameRevision, revisionsHere } from '@windward/games/revisions.ts'
import { Tinypool } from 'tinypool'
import type { Bus } from '../bus/bus.ts'
import { connectNats } from '../bus/nats.ts'
import { every } from '../every.ts'
import { botsSubject } from '../tables/subjects.ts'
import { FairQueue, type Party } from './fair.ts'
import { ThinkingQuota } from './quota.ts'
import type { BotAnswer } from './worker.ts'

/** One who thinks longer is stopped, thread and all. It begins when they begin. */
export const LONGEST_THOUGHT = 5_000
/** Milliseconds in the queue before the level below is asked. */
const LONGEST_WAIT = 1_500
const LOOK_EVERY = 100

/** What is asked over the bus; an older node does not say for whom. */
export interface PoolAsk extends BotTask {
  readonly party?: Party
}

/** `instead`: the level that answered for the one that was asked. */
export interface PoolAnswer extends BotAnswer {
  readonly instead?: string
}

interface Waiting {
  readonly ask: PoolAsk
  readonly party: Party
  /** Who is to answer now. */
  bot: string
  since: number
  readonly resolve: (answer: PoolAnswer) => void
  readonly reject: (error: unknown) => void
}

/** Those who think, or those who answer by rule: a queue, and so many threads. */
interface Desk {
  readonly queue: FairQueue<Waiting>
  readonly threads: number
  busy: number
}

export class BotPool {
  readonly #pool: Tinypool
  readonly #thinkers: Desk
  readonly #quick: Desk = { queue: new FairQueue(), threads: 1, busy: 0 }
  readonly #quota = new ThinkingQuota()
  readonly #leave: () => void
  readonly #stopLooking: () => Promise<void>

  /** Takes its share of what is asked over the bus of these revisions. */
  constructor(
    bus: Bus,
    threads: number,
    revisions: readonly GameRevision[],
    failed: (error: unknown) => void = () => {},
  ) {
    this.#thinkers = { queue: new FairQueue(), threads, busy: 0 }
    this.#pool = new Tinypool({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 2,
      maxThreads: threads + 1,
      idleTimeout: 60_000,
    })
    const answer = async (message: string) => JSON.stringify(await this.decide(JSON.parse(message)))
    const isIdle = () => [this.#thinkers, this.#quick].every(isFree)
    const stops = revisions.map((revision) => bus.answer(botsSubject(revision), answer, isIdle))
    this.#leave = () => {
      for (const stop of stops) stop()
    }
    this.#stopLooking = every(LOOK_EVERY, async () => this.#look(), failed)
  }

  decide(ask: PoolAsk): Promise<PoolAnswer> {
    const party = ask.party ?? { address: '', person: '' }
    return new Promise((resolve, reject) => {
      this.#place({ ask, party, bot: ask.bot, since: performance.now(), resolve, reject })
    })
  }

  async close(): Promise<void> {
    this.#leave()
    await this.#stopLooking()
    for (const { queue } of [this.#thinkers, this.#quick])
      for (const { reject } of queue.remove(() => true)) reject(new Error('the pool is closed'))
    await this.#pool.destroy()
  }

  #place(waiting: Waiting): void {
    const isFull = this.#thinkers.busy >= this.#thinkers.threads
    const isSpent = isFull && !this.#quota.has(waiting.party.person)
    while (isSpent && !isQuick(waiting)) stepDown(waiting)
    const desk = isQuick(waiting) ? this.#quick : this.#thinkers
    desk.queue.add(waiting.party, waiting)
    this.#serve(desk)
  }

  #serve(desk: Desk): void {
    while (desk.busy < desk.threads) {
      const waiting = desk.queue.next()
      if (waiting === undefined) return
      desk.busy += 1
      void this.#think(waiting).finally(() => {
        desk.busy -= 1
        this.#serve(desk)
      })
    }
  }

  async #think({ ask, party, bot, resolve, reject }: Waiting): Promise<void> {
    const { party: _, ...task } = ask
    const began = performance.now()
    try {
      const signal = AbortSignal.timeout(LONGEST_THOUGHT)
      const answer: BotAnswer = await this.#pool.run({ ...task, bot }, { name: 'decide', signal })
      resolve({ ...answer, ...(bot !== ask.bot && { instead: bot }) })
    } catch (error) {
      reject(error)
    } finally {
      this.#quota.spend(party.person, performance.now() - began)
    }
  }

  /** Nobody waits for long for one who thinks. */
  #look(): void {
    const late = performance.now() - LONGEST_WAIT
    for (const waiting of this.#thinkers.queue.remove(({ since }) => since < late)) {
      stepDown(waiting)
      waiting.since = performance.now()
      this.#place(waiting)
    }
    this.#quota.forget()
  }
}

function isFree({ busy, threads }: Desk): boolean {
  return busy < threads
}

function stepDown(waiting: Waiting): void {
  const { game } = waiting.ask
  if (isGameId(game)) waiting.bot = botBelow(botsFor(game), waiting.bot) ?? steadyBot(game)
}

/** Answers by rule, at once. */
function isQuick({ ask: { game }, bot }: Waiting): boolean {
  if (!isGameId(game)) return true
  const bots = botsFor(game)
  return bots.indexOf(bot) <= bots.indexOf(steadyBot(game))
}

/** A process that does nothing else. */
export async function startBotWorker(nats: string, threads: number): Promise<{ stop(): Promise<void> }> {
  const bus = await connectNats(nats)
  const pool = new BotPool(bus, threads, await revisionsHere())
  return {
    async stop() {
      await pool.close()
      await bus.close()
    },
  }
}
