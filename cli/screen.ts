/** What a person sees when asked: the table, what happened, the question and the choices. */

import type { Question, Seat } from '@windward/core/contract.ts'
import type { AnySpeech, Names, Say } from '@windward/core/words.ts'
import type { Layout } from './layout.ts'
import { paint, wrap } from './look.ts'
import type { Desk } from './terminal.ts'
import type { TerminalKey } from './words/index.ts'

export interface ListedChoice {
  /** What is typed for it: its number, from 1, or as the game's composer writes it. */
  readonly entry: string
  readonly action: unknown
  readonly words: string
}

const MOST_CHOICES = 30
const MOST_LINES = 12
const FEWEST_LINES = 3
/** Headings, question, keys and prompt. */
const OTHER_LINES = 8

export class Screen {
  readonly #terminal: Desk
  readonly #layout: Layout<unknown, AnySpeech>
  readonly #speech: AnySpeech
  readonly #say: Say<TerminalKey>
  readonly #names: Names
  /** What the next screen begins with, so that clearing it loses nothing. */
  #notice: readonly string[] = []

  constructor(
    terminal: Desk,
    layout: Layout<unknown, AnySpeech>,
    speech: AnySpeech,
    say: Say<TerminalKey>,
    names: Names,
  ) {
    this.#terminal = terminal
    this.#layout = layout
    this.#speech = speech
    this.#say = say
    this.#names = names
  }

  print(...lines: readonly string[]): void {
    for (const line of lines) this.#terminal.print(line)
  }

  /** Shown with the next table. */
  announce(...lines: readonly string[]): void {
    this.#notice = lines
  }

  ask(prompt: string): Promise<string | undefined> {
    return this.#terminal.ask(paint.bold(prompt))
  }

  /** What was seen here is seen no more, however far one scrolls back. */
  wipe(): void {
    this.#terminal.wipe()
  }

  /** An empty screen that asks for somebody else. False when the input ends. */
  async handOver(seat: Seat): Promise<boolean> {
    this.wipe()
    this.print(paint.bold(this.#say('play.pass', { name: this.#names(seat) })))
    return (await this.#terminal.ask('')) !== undefined
  }

  draw(
    question: Question,
    view: unknown,
    recent: readonly string[],
    choices: readonly ListedChoice[],
    hints: boolean,
  ): void {
    this.table(view, recent, choices)
    this.print(paint.bold(this.#speech.question(question, view, this.#names)))
    const hint = this.hint(view)
    if (hints && hint !== undefined) this.print(paint.yellow(hint))
    if (choices.length === 0) this.#askEntry(view)
    this.list(choices)
    const keys = { choose: this.#chooseKey(choices), hint: hint === undefined ? 'none' : hints ? 'on' : 'off' }
    this.print(paint.dim(this.#say('play.keys', keys)))
  }

  /** The table and the end of the log, as far as the screen has room. */
  table(view: unknown, recent: readonly string[], choices: readonly ListedChoice[]): void {
    const { width } = this.#terminal
    const table = this.#layout.draw(view, this.#speech, this.#names, width)
    this.#terminal.clear()
    this.print(...this.#notice, table, '')
    this.#notice = []
    if (recent.length === 0) return
    const hidden = Math.max(0, recent.length - this.#roomFor(table, choices))
    this.print(paint.bold(this.#say('play.since')))
    if (hidden > 0) this.print(paint.dim(`  ${this.#say('play.more', { n: hidden })}`))
    for (const line of recent.slice(hidden)) this.print(wrap(`  ${line}`, width, '    '))
    this.print('')
  }

  list(choices: readonly ListedChoice[]): void {
    const listed = choices.slice(0, MOST_CHOICES)
    const wide = Math.max(2, ...listed.map(({ entry }) => entry.length))
    for (const { entry, words } of listed) {
      const line = ` ${paint.cyan(entry.padStart(wide))}  ${words}`
      this.print(wrap(line, this.#terminal.width, ' '.repeat(wide + 3)))
    }
    const n = choices.length - MOST_CHOICES
    if (n > 0) this.print(this.#say('play.moreChoices', { n }))
  }

  filter(part: string, choices: readonly ListedChoice[]): void {
    const found = choices.filter(({ words }) => words.toLowerCase().includes(part.toLowerCase()))
    if (found.length === 0) this.print(this.#say('play.noMatch', { given: printable(part) }))
    else this.list(found)
  }

  /** Keys, rules, and what is refused just now with the rule that forbids it. */
  help(view: unknown, refused: readonly string[]): void {
    this.print(wrap(this.#say('play.help'), this.#terminal.width))
    this.#section('play.rules', this.#layout.rules(view, this.#speech))
    this.#section('play.notNow', refused)
    const hint = this.hint(view)
    if (hint !== undefined) this.print('', hint)
  }

  hint(view: unknown): string | undefined {
    const hint = this.#layout.hint?.(view, this.#speech)
    return hint && wrap(hint, this.#terminal.width)
  }

  misunderstood(given: string, last: number): void {
    const numbered = /^\d+$/.test(given) ? 'play.noSuchChoice' : 'play.notANumber'
    const listed = this.#layout.composer ? 'play.notListed' : numbered
    this.print(this.#say(last === 0 ? 'play.noSuchEntry' : listed, { given: printable(given), last }))
  }

  paragraph(text: string): string {
    return paint.dim(wrap(text, this.#terminal.width))
  }

  #chooseKey({ length }: readonly ListedChoice[]): string {
    if (length === 0) return ''
    return this.#layout.composer ? this.#say('play.chooseEntry') : this.#say('play.chooseNumber', { last: length })
  }

  #askEntry(view: unknown): void {
    const prompt = this.#layout.composer?.prompt(view, this.#speech)
    if (prompt !== undefined) this.print(wrap(prompt, this.#terminal.width))
  }

  #section(title: TerminalKey, lines: readonly string[]): void {
    if (lines.length === 0) return
    this.print('', paint.bold(this.#say(title)))
    for (const line of lines) this.print(wrap(`  ${line}`, this.#terminal.width, '    '))
  }

  #roomFor(table: string, choices: readonly ListedChoice[]): number {
    const { height } = this.#terminal
    if (height === undefined) return MOST_LINES
    const taken = table.split('\n').length + Math.min(choices.length, MOST_CHOICES) + OTHER_LINES
    return Math.min(MOST_LINES, Math.max(FEWEST_LINES, height - taken))
  }
}

/** What was typed, safe to show again. */
function printable(given: string): string {
  return given.replace(/\p{C}/gu, '?').slice(0, 40)
}
