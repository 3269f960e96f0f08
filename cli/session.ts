/** A game at one terminal: people by keyboard, bots by themselves; saved whenever a person is asked. */

import { Chance } from '@windward/core/chance.ts'
import { list, offered, same } from '@windward/core/choices.ts'
import type { Action, Question, Seat } from '@windward/core/contract.ts'
import { type AnyMatch, recordOf, writeRecord } from '@windward/core/record.ts'
import type { Language, Names, Say } from '@windward/core/words.ts'
import type { AnySpeech, Room } from './games.ts'
import { Journal } from './journal.ts'
import { paint, wrap } from './look.ts'
import { botAt, namesOf } from './players.ts'
import { type Save, writeSave } from './saves.ts'
import { tellOutcome } from './telling.ts'
import type { Terminal } from './terminal.ts'
import { type Key, wordsIn } from './words/index.ts'

export interface Seating {
  readonly room: Room
  readonly match: AnyMatch
  readonly players: readonly string[]
  readonly save: Save
}

const MOST_CHOICES = 30
const MOST_LINES = 12

export class Session {
  readonly #room: Room
  readonly #match: AnyMatch
  readonly #players: readonly string[]
  readonly #save: Save
  readonly #terminal: Terminal
  readonly #say: Say<Key>
  readonly #speech: AnySpeech
  readonly #names: Names
  readonly #people: readonly Seat[]
  readonly #journal: Journal
  #hints = false
  /** What the next screen begins with, so that clearing it loses nothing. */
  #notice: string[] = []
  /** Who looked at the screen last. */
  #viewer: Seat | undefined

  constructor({ room, match, players, save }: Seating, terminal: Terminal, language: Language) {
    this.#room = room
    this.#match = match
    this.#players = players
    this.#save = save
    this.#terminal = terminal
    this.#say = wordsIn(language)
    this.#speech = room.speech(language)
    this.#names = namesOf(players, this.#say)
    this.#people = players.flatMap((_, seat) => (botAt(players, seat) ? [] : [seat]))
    this.#journal = new Journal(this.#speech, this.#names, this.#people)
    this.#journal.rewrite(match)
  }

  /** To the end of the game, or until whoever plays has had enough. */
  async run(): Promise<void> {
    this.#greet()
    for (;;) {
      this.#playBots()
      this.#write()
      const [question] = this.#match.questions()
      if (question === undefined) return this.#farewell()
      if (!(await this.#decide(question))) return this.tellSaved()
    }
  }

  tellSaved(): void {
    this.#print('', this.#say('play.saved', { name: this.#save.name }))
  }

  /** Bots answer before people are asked. Each decision has a chance of its own, so that a resumed game goes on alike. */
  #playBots(): void {
    const { seed } = this.#match.deal
    for (let turn = this.#botToMove(); turn !== undefined; turn = this.#botToMove()) {
      const { bot, question } = turn
      const { seat } = question
      const match = this.#match
      const rng = new Chance(`${seed}/bots/${match.moves.length}`)
      const ask = { game: match.game, seat, question, choices: match.actions(seat), rng }
      this.#submit(seat, bot.decide({ ...ask, get view() { return match.view(seat) } }))
    }
  }

  #botToMove() {
    for (const question of this.#match.questions()) {
      const bot = botAt(this.#players, question.seat)
      if (bot) return { bot, question }
    }
    return undefined
  }

  /** False when the person quits or the input ends. */
  async #decide(question: Question): Promise<boolean> {
    const { seat } = question
    if (!(await this.#passDevice(seat))) return false
    const choices = list(this.#match.actions(seat)).map((action) => ({
      action,
      words: this.#speech.action(action, this.#match.view(seat), this.#names),
    }))
    this.#draw(question, choices)
    for (;;) {
      const given = (await this.#terminal.ask(paint.bold('> ')))?.trim()
      if (given === undefined || given === 'q') return false
      if (given === 'u' && this.#undo()) return true
      const chosen = /^\d+$/.test(given) ? choices[Number(given) - 1] : undefined
      if (chosen) {
        this.#submit(seat, chosen.action)
        this.#write()
        return true
      }
      this.#answer(given, question, choices)
    }
  }

  /** Everything but a move. */
  #answer(given: string, question: Question, choices: readonly Choice[]): void {
    const say = this.#say
    if (given === '') return this.#draw(question, choices)
    if (given === '?') return this.#help(question.seat)
    if (given === 'l') return this.#print(this.#journal.all(question.seat).join('\n') || say('play.emptyLog'))
    if (given === 'u') return this.#print(say('play.noUndo'))
    if (given === 'h') {
      this.#hints = !this.#hints
      return this.#print(this.#hints ? (this.#hint(question.seat) ?? say('play.noHint')) : say('play.hintOff'))
    }
    if (given.startsWith('/')) return this.#filter(given.slice(1).trim(), choices)
    const key = /^\d+$/.test(given) ? 'play.noSuchChoice' : 'play.notANumber'
    this.#print(say(key, { given: printable(given), last: choices.length }))
  }

  #draw(question: Question, choices: readonly Choice[]): void {
    const view = this.#match.view(question.seat)
    const recent = this.#journal.recent(question.seat)
    this.#terminal.clear()
    this.#print(...this.#notice, this.#room.table.draw(view, this.#speech, this.#names, this.#terminal.width), '')
    this.#notice = []
    if (recent.length > 0) {
      this.#print(paint.bold(this.#say('play.since')))
      const hidden = Math.max(0, recent.length - MOST_LINES)
      if (hidden > 0) this.#print(paint.dim(`  ${this.#say('play.more', { n: hidden })}`))
      for (const line of recent.slice(hidden)) this.#print(wrap(`  ${line}`, this.#terminal.width, '    '))
      this.#print('')
    }
    this.#print(paint.bold(this.#speech.question(question, view, this.#names)))
    const hint = this.#hints ? this.#hint(question.seat) : undefined
    if (hint !== undefined) this.#print(paint.yellow(hint))
    this.#list(choices.map((choice, i) => ({ ...choice, number: i + 1 })))
    const keys = this.#say('play.keys', { last: choices.length, hint: this.#hints ? 'on' : 'off' })
    this.#print(paint.dim(keys))
  }

  #list(choices: readonly (Choice & { readonly number: number })[]): void {
    for (const { number, words } of choices.slice(0, MOST_CHOICES)) {
      this.#print(wrap(` ${paint.cyan(String(number).padStart(2))}  ${words}`, this.#terminal.width, '     '))
    }
    const n = choices.length - MOST_CHOICES
    if (n > 0) this.#print(this.#say('play.moreChoices', { n }))
  }

  #filter(part: string, choices: readonly Choice[]): void {
    const found = choices
      .map((choice, i) => ({ ...choice, number: i + 1 }))
      .filter(({ words }) => words.toLowerCase().includes(part.toLowerCase()))
    if (found.length === 0) this.#print(this.#say('play.noMatch', { given: printable(part) }))
    else this.#list(found)
  }

  #help(seat: Seat): void {
    const { width } = this.#terminal
    const view = this.#match.view(seat)
    this.#print(wrap(this.#say('play.help'), width), '', paint.bold(this.#say('play.rules')))
    for (const line of this.#room.table.rules(view, this.#speech)) this.#print(wrap(`  ${line}`, width, '    '))
    const refused = this.#notNow(seat)
    if (refused.length > 0) this.#print('', paint.bold(this.#say('play.notNow')))
    for (const line of refused) this.#print(wrap(`  ${line}`, width, '    '))
    const hint = this.#hint(seat)
    if (hint !== undefined) this.#print('', hint)
  }

  /** What a person may want and cannot have, with the rule that forbids it. */
  #notNow(seat: Seat): readonly string[] {
    const match = this.#match
    const view = match.view(seat)
    const choices = match.actions(seat)
    return (this.#room.table.wishes?.(view) ?? []).flatMap((wish: Action) => {
      if (offered(choices, wish) !== undefined) return []
      const answer = match.submit(seat, wish)
      if (answer.ok) throw new Error('what was not offered was accepted')
      return [`${this.#speech.action(wish, view, this.#names)}: ${this.#speech.refusal(answer.refusal, view, this.#names)}`]
    })
  }

  #hint(seat: Seat): string | undefined {
    return this.#room.table.hint?.(this.#match.view(seat), this.#speech)
  }

  /** Only the last to move can take back, and only a person. */
  #undo(): boolean {
    const mover: Seat | undefined = this.#match.moves.at(-1)?.[0]
    if (mover === undefined || !this.#people.includes(mover) || !this.#match.undo(mover)) return false
    this.#journal.rewrite(this.#match)
    this.#notice = [this.#say('play.undone', { name: this.#names(mover) }), '']
    return true
  }

  #submit(seat: Seat, action: unknown): void {
    const answer = this.#match.submit(seat, action)
    if (!answer.ok) throw new Error(`not offered: ${answer.refusal.code}`)
    this.#journal.note(this.#match, seat, answer.events)
    if (this.#people.length === 0) for (const line of this.#journal.all(undefined).slice(-answer.events.length)) this.#print(line)
  }

  #write(): void {
    writeSave(this.#save, writeRecord(recordOf(this.#match, this.#players)))
  }

  /** Where one person may not see what another sees, the screen is emptied and handed over. */
  async #passDevice(seat: Seat): Promise<boolean> {
    const before = this.#viewer
    this.#viewer = seat
    if (this.#people.length < 2 || before === seat || !this.#hasSecrets(seat)) return true
    this.#terminal.clear()
    this.#print(paint.bold(this.#say('play.pass', { name: this.#names(seat) })))
    return (await this.#terminal.ask('')) !== undefined
  }

  #hasSecrets(seat: Seat): boolean {
    const own = withoutSeat(this.#match.view(seat))
    return this.#people.some((other) => other !== seat && !same(own, withoutSeat(this.#match.view(other))))
  }

  #greet(): void {
    const { title } = this.#speech
    const { moves, commitment } = this.#match
    const { name } = this.#save
    const say = this.#say
    this.#notice = [
      say(moves.length === 0 ? 'play.begun' : 'play.resumed', { title, name, moves: moves.length }),
      say('play.seats', { seats: this.#players.map((_, seat) => this.#introduce(seat)).join(', ') }),
      say('play.commitment', { commitment }),
      paint.dim(wrap(say('play.why'), this.#terminal.width)),
      '',
    ]
    if (this.#people.length === 0) this.#print(...this.#notice)
  }

  #introduce(seat: Seat): string {
    const name = this.#names(seat)
    const bot = botAt(this.#players, seat)
    return bot ? this.#say('play.botKind', { name, kind: bot.id }) : name
  }

  #farewell(): void {
    const say = this.#say
    const match = this.#match
    const outcome = match.outcome()
    const [viewer] = this.#people
    this.#terminal.clear()
    this.#print(this.#room.table.draw(match.view(viewer), this.#speech, this.#names, this.#terminal.width), '')
    for (const line of this.#journal.recent(viewer).slice(-MOST_LINES)) this.#print(`  ${line}`)
    this.#print('', paint.bold(say('play.over')))
    if (outcome) this.#print(tellOutcome(outcome, this.#speech, say, this.#names))
    const { path } = this.#save
    this.#print('', say('play.revealed', { seed: match.deal.seed, salt: match.deal.salt }), say('play.record', { path }), say('play.verify', { path }))
  }

  #print(...lines: readonly string[]): void {
    for (const line of lines) this.#terminal.print(line)
  }
}

interface Choice {
  readonly action: unknown
  readonly words: string
}

function withoutSeat(view: unknown): unknown {
  return typeof view === 'object' && view !== null ? { ...view, seat: undefined } : view
}

/** What was typed, safe to show again. */
function printable(given: string): string {
  return given.replace(/\p{C}/gu, '?').slice(0, 40)
}
