/** Lines in, text out; a keyboard or a pipe alike. */

import { createInterface, type Interface } from 'node:readline'

const NARROWEST = 60
const WIDEST = 100
const USUAL = 80

/** What a session needs of a terminal. */
export type Desk = Pick<Terminal, 'width' | 'height' | 'clear' | 'print' | 'ask'>

export class Terminal {
  /** Somebody sits there: the screen may be cleared. */
  readonly interactive = process.stdin.isTTY === true && process.stdout.isTTY === true
  readonly #lines: string[] = []
  readonly #reader: Interface
  #ended = false
  #waiting: ((line: string | undefined) => void) | undefined

  constructor() {
    const { stdin: input, stdout: output } = process
    this.#reader = createInterface(this.interactive ? { input, output } : { input, terminal: false })
    this.#reader.on('line', (line) => this.#take(line))
    this.#reader.on('close', () => this.#end())
    this.#reader.on('SIGINT', () => process.emit('SIGINT'))
    this.#reader.pause()
  }

  get width(): number {
    return Math.min(WIDEST, Math.max(NARROWEST, process.stdout.columns ?? USUAL))
  }

  get height(): number | undefined {
    return this.interactive ? process.stdout.rows : undefined
  }

  clear(): void {
    if (this.interactive) process.stdout.write('\x1b[2J\x1b[H')
  }

  print(text: string): void {
    process.stdout.write(`${text}\n`)
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
      process.stdout.write(prompt)
    }
    this.#reader.resume()
    return new Promise((resolve) => {
      this.#waiting = resolve
    })
  }

  close(): void {
    this.#reader.close()
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
