/** The page's end of the worker. */

import type { WorkerAnswer, WorkerAsk, WorkerPush } from './messages.ts'

export class EngineWorker {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  #asked = 0

  constructor(hear: (push: WorkerPush) => void = () => undefined) {
    this.#worker.onmessage = ({ data }: MessageEvent<WorkerAnswer | WorkerPush>) => {
      if ('id' in data) this.#settle(data)
      else hear(data)
    }
    this.#worker.onerror = () => hear({ trouble: 'crashed' })
  }

  ask<T>(ask: WorkerAsk): Promise<T> {
    const id = ++this.#asked
    this.#worker.postMessage({ id, ask })
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve: (value) => resolve(value as T), reject }))
  }

  close(): void {
    this.#worker.terminate()
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if (answer.ok) waiting?.resolve(answer.value)
    else waiting?.reject(new Error(answer.error))
  }
}
