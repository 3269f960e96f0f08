/** Writes to the embedded store in a thread of its own, so that waiting for the disk holds nobody up. */

import { Worker } from 'node:worker_threads'
import type { Given, WriteName, Written } from './writes.ts'

export interface Asked {
  readonly id: number
  /** None: close. */
  readonly name?: WriteName
  readonly given?: readonly unknown[]
}

export interface Answered {
  readonly id: number
  readonly value?: unknown
  readonly error?: string
}

/** This end. */
export class Writer {
  readonly #worker: Worker
  readonly #waiting = new Map<number, (answered: Answered) => void>()
  #asked = 0

  constructor(path: string) {
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: path })
    this.#worker.on('message', (answers: readonly Answered[]) => {
      for (const answered of answers) {
        this.#waiting.get(answered.id)?.(answered)
        this.#waiting.delete(answered.id)
      }
    })
    // Without it nothing can be kept: better to end and be started again.
    this.#worker.on('error', (error) => {
      throw error
    })
  }

  async write<N extends WriteName>(name: N, given: Given<N>): Promise<Written<N>> {
    const { value, error } = await this.#ask({ name, given })
    if (error !== undefined) throw new Error(error)
    return value as Written<N>
  }

  async close(): Promise<void> {
    await this.#ask({})
    await this.#worker.terminate()
  }

  #ask(asked: Omit<Asked, 'id'>): Promise<Answered> {
    this.#asked += 1
    const id = this.#asked
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.#worker.postMessage({ id, ...asked })
    })
  }
}
