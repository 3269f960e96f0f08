/** Lines in, text out; a keyboard or a pipe alike. */

import { createInterface, type Interface } from 'node:readline'
import type { Io } from './io.ts'

const NARROWEST = 60
const WIDEST = 100
const USUAL = 80

/** What a game needs of a terminal. */
export type Desk = Pick<Terminal, 'width' | 'height' | 'clear' | 'wipe' | 'print' | 'ask'>

export class Terminal {
  /** Somebody sits there: the screen may be cleared. */
  readonly interactive: boolean
  readonly #input: Io['stdin']
  readonly #output: Io['stdout']
  readonly #lines: string[] = []
  readonly #reader: Interface
  #ended = false
  #waiting: ((line: string | undefined) => void) | undefined

  constructor({ stdin: input, stdout: output }: Io) {
    this.interactive = input.isTTY === true && output.isTTY === true
    this.#input = input
    this.#output = output
    // Without a history: the next person at the keyboard does not find there what the last one typed.
    const keyboard = { input, output, historySize: 0 }
    this.#reader = createInterface(this.interactive ? keyboard : { input, terminal: false })
    this.#reader.on('line', (line) => this.#take(line))
    this.#reader.on('close', () => this.#end())
    this.#reader.on('SIGINT', () => process.emit('SIGINT'))
    this.#reader.pause()
  }

  get width(): number {
    return Math.min(WIDEST, Math.max(NARROWEST, this.#output.columns ?? USUAL))
  }

  get height(): number | undefined {
    return this.interactive ? this.#output.rows : undefined
  }

  clear(): void {
    if (this.interactive) this.#output.write('\x1b[2J\x1b[H')
  }

  /** Clears what has scrolled off the screen too. It comes second: many terminals keep there what the first clears. */
  wipe(): void {
    if (this.interactive) this.#output.write('\x1b[2J\x1b[3J\x1b[H')
  }

  print(text: string): void {
    this.#output.write(`${text}\n`)
  }

  /** The next line, or undefined when there is no more. */
  ask(prompt: string): Promise<string | undefined> {
    const line = this.#lines.shift()
    if (line !== undefined) {
      this.print(prompt + line)
      return Promise.resolve(line)
    }
    if (this.#ended) return Promise.resolve(undefined)
    if (this.interactive) {
      this.#reader.setPrompt(prompt)
      this.#reader.prompt()
    } else {
      this.#output.write(prompt)
    }
    this.#reader.resume()
    return new Promise((resolve) => {
      this.#waiting = resolve
    })
  }

  /** An open pipe would keep the process waiting for what nobody reads. */
  close(): void {
    this.#reader.close()
    if (!this.interactive) this.#input.destroy()
  }

  /** Lines that come faster than they are asked for wait, and the pipe with them. */
  #take(line: string): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    this.#reader.pause()
    if (waiting === undefined) {
      this.#lines.push(line)
      return
    }
    if (!this.interactive) this.print(line)
    waiting(line)
  }

  #end(): void {
    this.#ended = true
    this.#waiting?.(undefined)
    this.#waiting = undefined
  }
}
