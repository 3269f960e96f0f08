/** Writes to the embedded store in a thread of its own, so that waiting for the disk holds nobody up. */

import { Worker } from 'node:worker_threads'
import type { Settled } from './journal.ts'
import type { Given, WriteName, Written } from './writes.ts'

export interface AskedToWrite {
  readonly id: number
  readonly kind: 'write'
  readonly name: WriteName
  readonly given: readonly unknown[]
}

export type Asked =
  | AskedToWrite
  | { readonly id: number; readonly kind: 'settle'; readonly most: number; readonly table: string | undefined }
  | { readonly id: number; readonly kind: 'close' }

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
    return (await this.#ask((id) => ({ id, kind: 'write', name, given }))) as Written<N>
  }

  async settle(most: number, table?: string): Promise<Settled> {
    return (await this.#ask((id) => ({ id, kind: 'settle', most, table }))) as Settled
  }

  async close(): Promise<void> {
    await this.#ask((id) => ({ id, kind: 'close' }))
    await this.#worker.terminate()
  }

  async #ask(asked: (id: number) => Asked): Promise<unknown> {
    this.#asked += 1
    const id = this.#asked
    const { value, error } = await new Promise<Answered>((resolve) => {
      this.#waiting.set(id, resolve)
      this.#worker.postMessage(asked(id))
    })
    if (error !== undefined) throw new Error(error)
    return value
  }
}
