/** This end of the thread that carries over what was committed. */

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export class Checkpoints {
  readonly #worker: Worker

  constructor(path: string) {
    this.#worker = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: path })
    // Without it the log would grow for ever: better to end and be started again.
    this.#worker.on('error', (error) => {
      throw error
    })
  }

  async close(): Promise<void> {
    this.#worker.postMessage('close')
    await once(this.#worker, 'message')
    await this.#worker.terminate()
  }
}
