/** A terminal for tests: it keeps all that scrolls off its screen until it is told to forget it. */

import { PassThrough, Writable } from 'node:stream'
import type { Io } from './io.ts'

/** With a keyboard, at which a test types. */
export class TestTerminal extends Writable {
  readonly isTTY = true
  readonly columns = 80
  readonly rows = 24
  readonly keyboard = Object.assign(new PassThrough(), { isTTY: true })
  #scrolled: string[] = []
  #screen: string[] = []
  #row = 0
  #column = 0
  /** What stands on the main screen while the alternate one is shown. */
  #main: readonly string[] | undefined

  get io(): Io {
    return { stdin: this.keyboard, stdout: this, stderr: this, env: {} }
  }

  /** All that a person finds there who scrolls back as far as it goes. */
  get history(): string {
    const lines = [...this.#scrolled, ...(this.#main ?? []), ...this.#screen]
    return lines.map((line) => line.trimEnd()).join('\n')
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    for (const [piece, given, command] of chunk.toString().matchAll(PIECES)) {
      if (command !== undefined) this.#obey(command, given)
      else if (piece === '\n') this.#feed()
      else if (piece === '\r') this.#column = 0
      else this.#set(piece)
    }
    done()
  }

  #obey(command: string, given: string): void {
    const n = Number(given) || 0
    if (command === 'J') this.#erase(n)
    else if (command === 'H') [this.#row, this.#column] = [0, 0]
    else if (command === 'G') this.#column = Math.max(1, n) - 1
    else if (command === 'K') this.#screen[this.#row] = this.#line.slice(0, this.#column)
    else if (given === '?1049') this.#showAlternate(command === 'h')
    else if (command !== 'm') throw new Error(`what does ESC[${given}${command} do?`)
  }

  /** Like kitty, VTE and Windows Terminal: what is cleared off the screen can be scrolled back to. */
  #erase(n: number): void {
    if (n === 0) this.#screen = [...this.#screen.slice(0, this.#row), this.#line.slice(0, this.#column)]
    else if (n === 3) this.#scrolled = []
    else if (n === 2) {
      if (this.#main === undefined) this.#scrolled.push(...this.#screen)
      this.#screen = []
    }
  }

  #showAlternate(isShown: boolean): void {
    const main = this.#main
    this.#main = isShown ? this.#screen : undefined
    this.#screen = isShown ? [] : [...(main ?? this.#screen)]
  }

  #set(piece: string): void {
    if (this.#column === this.columns) this.#feed()
    const line = this.#line.padEnd(this.#column)
    this.#screen[this.#row] = line.slice(0, this.#column) + piece + line.slice(this.#column + 1)
    this.#column += 1
  }

  #feed(): void {
    this.#screen[this.#row] ??= ''
    this.#column = 0
    if (this.#row < this.rows - 1) this.#row += 1
    else {
      const [top = ''] = this.#screen.splice(0, 1)
      if (this.#main === undefined) this.#scrolled.push(top)
    }
  }

  get #line(): string {
    return this.#screen[this.#row] ?? ''
  }
}

const ESCAPE = String.fromCharCode(27)
const PIECES = new RegExp(`${ESCAPE}\\[([?\\d;]*)([A-Za-z])|[^]`, 'gu')
