/** Threads in which bots think. */

import { Tinypool } from 'tinypool'
import type { Bus } from '../bus/bus.ts'
import { connectNats } from '../bus/nats.ts'
import { BOTS_SUBJECT } from '../tables/subjects.ts'
import type { BotJob } from './worker.ts'

/** One who thinks longer is stopped, thread and all. */
export const LONGEST_THOUGHT = 5_000

export class BotPool {
  readonly #pool: Tinypool
  readonly #leave: () => void

  /** Takes its share of what is asked over the bus. */
  constructor(bus: Bus, threads: number) {
    this.#pool = new Tinypool({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
    })
    this.#leave = bus.answer(BOTS_SUBJECT, async (message) => JSON.stringify(await this.decide(JSON.parse(message))))
  }

  decide(job: BotJob): Promise<unknown> {
    return this.#pool.run(job, { name: 'decide', signal: AbortSignal.timeout(LONGEST_THOUGHT) })
  }

  async close(): Promise<void> {
    this.#leave()
    await this.#pool.destroy()
  }
}

/** A process that does nothing else. */
export async function startBotWorker(nats: string, threads: number): Promise<{ stop(): Promise<void> }> {
  const bus = await connectNats(nats)
  const pool = new BotPool(bus, threads)
  return {
    async stop() {
      await pool.close()
      await bus.close()
    },
  }
}
