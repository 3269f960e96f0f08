/** Writes to the embedded store in a thread of its own, so that waiting for the disk holds nobody up. */

import { Worker } from 'node:worker_threads'
import { StoreAway } from './away.ts'
import type { Flushed } from './journal.ts'
import type { WriteArgs, WriteName, WriteResult } from './writes.ts'

export interface WriteMessage {
  readonly id: number
  readonly kind: 'write'
  readonly name: WriteName
  readonly args: readonly unknown[]
}

export type WriterMessage =
  | WriteMessage
  | { readonly id: number; readonly kind: 'flush'; readonly most: number; readonly table: string | undefined }
  | { readonly id: number; readonly kind: 'close' }

export interface WriterReply {
  readonly id: number
  readonly value?: unknown
  readonly error?: string
}

/** This end. */
export class Writer {
  readonly #worker: Worker
  readonly #waiting = new Map<number, (reply: WriterReply) => void>()
  #lastId = 0

  constructor(path: string) {
    this.#worker = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: path })
    this.#worker.on('message', (replies: readonly WriterReply[]) => {
      for (const reply of replies) {
        this.#waiting.get(reply.id)?.(reply)
        this.#waiting.delete(reply.id)
      }
    })
    // Without it nothing can be kept: better to end and be started again.
    this.#worker.on('error', (error) => {
      throw error
    })
  }

  async write<N extends WriteName>(name: N, args: WriteArgs<N>): Promise<WriteResult<N>> {
    return (await this.#ask((id) => ({ id, kind: 'write', name, args }))) as WriteResult<N>
  }

  async flush(most: number, table?: string): Promise<Flushed> {
    return (await this.#ask((id) => ({ id, kind: 'flush', most, table }))) as Flushed
  }

  async close(): Promise<void> {
    await this.#ask((id) => ({ id, kind: 'close' }))
    await this.#worker.terminate()
  }

  async #ask(message: (id: number) => WriterMessage): Promise<unknown> {
    this.#lastId += 1
    const id = this.#lastId
    const { value, error } = await new Promise<WriterReply>((resolve) => {
      this.#waiting.set(id, resolve)
      this.#worker.postMessage(message(id))
    })
    // A full disk passes: nothing was written, and it can be tried again when there is room.
    if (error !== undefined) throw /disk is full/.test(error) ? new StoreAway(error) : new Error(error)
    return value
  }
}
