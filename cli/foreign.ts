/**
 * A foreign program at the table. Bots answer at once, programs when they like: a thread of its own talks to the
 * program, and whoever asks sleeps until it has the answer or the time is over.
 */

import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Ask, Bot } from '@windward/bots/contract.ts'
import { actionIn, askLine } from './protocol.ts'

const PREFIX = 'exec:'
/** Milliseconds for one answer; the first one has to start the program too. */
const PATIENCE = 10_000
/** Whoever fails so often would only hold up the others. */
const MOST_FAILURES = 3

export interface Program extends Bot {
  close(): void
}

export function isProgram(name: string): boolean {
  return name.startsWith(PREFIX) && name.length > PREFIX.length
}

/** Starts the command of `exec:COMMAND` in a shell when it is first asked, and anew after a failure. */
export function programOf(name: string, patience: number = PATIENCE): Program {
  let line: Line | undefined
  let asked = 0
  let failures = 0
  const hangUp = () => {
    line?.close()
    line = undefined
  }
  return {
    id: name,
    decide<A>(ask: Ask<A>): A {
      if (failures === MOST_FAILURES) throw new Error(`it has failed ${failures} times and is asked no more`)
      const sent = askLine(asked++, ask)
      line ??= new Line(name.slice(PREFIX.length))
      try {
        return actionIn(line.exchange(JSON.stringify(sent), patience), sent) as A
      } catch (error) {
        hangUp()
        failures += 1
        throw error
      }
    },
    close: hangUp,
  }
}

/** A line out, a line in. */
class Line {
  readonly #port: MessagePort
  readonly #signal = new Int32Array(new SharedArrayBuffer(4))
  readonly #thread: Worker

  constructor(command: string) {
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    const workerData = { command, port: port2, signal: this.#signal }
    this.#thread = new Worker(new URL('foreign.thread.ts', import.meta.url), { workerData, transferList: [port2] })
    this.#thread.unref()
    this.#port.unref()
  }

  exchange(text: string, patience: number): string {
    Atomics.store(this.#signal, 0, 0)
    this.#port.postMessage(text)
    Atomics.wait(this.#signal, 0, 0, patience)
    const answer: unknown = receiveMessageOnPort(this.#port)?.message
    if (typeof answer === 'string') return answer
    if (answer === undefined) throw new Error(`no answer within ${patience} ms`)
    throw new Error('the program has ended')
  }

  /** The thread ends the program, then itself. */
  close(): void {
    this.#port.postMessage(undefined)
    this.#port.close()
  }
}
