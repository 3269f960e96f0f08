/** A game at one terminal: people by keyboard, bots by themselves; saved after every move. */

import type { Mishap } from '@windward/bots/guard.ts'
import { Chance } from '@windward/core/chance.ts'
import { isSpace, list, offered, owed, same } from '@windward/core/choices.ts'
import type { Question, Seat } from '@windward/core/contract.ts'
import { type AnyMatch, recordOf, writeRecord } from '@windward/core/record.ts'
import type { Language, Names, Say } from '@windward/core/words.ts'
import type { Room } from './games.ts'
import { Journal } from './journal.ts'
import { namesOf } from './players.ts'
import { type Save, writeSave } from './saves.ts'
import { type Choice, Screen } from './screen.ts'
import { type Seated, seat as seated } from './seated.ts'
import type { AnySpeech } from './table.ts'
import { tellOutcome } from './telling.ts'
import type { Desk } from './terminal.ts'
import { type Key, wordsIn } from './words/index.ts'

export interface Seating {
  readonly room: Room
  readonly match: AnyMatch
  readonly players: readonly string[]
  /** By seat; none where a person sits. */
  readonly bots: readonly (string | undefined)[]
  readonly save: Save
}

export class Session {
  readonly #room: Room
  readonly #match: AnyMatch
  readonly #players: readonly string[]
  readonly #bots: readonly (Seated | undefined)[]
  readonly #save: Save
  readonly #say: Say<Key>
  readonly #speech: AnySpeech
  readonly #names: Names
  readonly #people: readonly Seat[]
  readonly #journal: Journal
  readonly #screen: Screen
  #hints = false
  /** Who looked at the screen last. */
  #viewer: Seat | undefined

  constructor({ room, match, players, bots, save }: Seating, terminal: Desk, language: Language) {
    this.#room = room
    this.#match = match
    this.#players = players
    this.#save = save
    this.#say = wordsIn(language)
    this.#speech = room.speech(language)
    this.#names = namesOf(players, this.#say)
    const onMishap = (mishap: Mishap) => this.#tellMishap(mishap)
    this.#bots = bots.map((bot) => (bot === undefined ? undefined : seated(bot, { onMishap })))
    this.#people = players.flatMap((_, seat) => (bots[seat] === undefined ? [seat] : []))
    this.#screen = new Screen(terminal, room.table, this.#speech, this.#say, this.#names)
    this.#journal = new Journal(this.#speech, this.#names, this.#people)
    this.#journal.rewrite(match)
  }

  /** To the end of the game, or until whoever plays has had enough. */
  async run(): Promise<void> {
    this.#greet()
    this.#write()
    for (;;) {
      this.#playBots()
      const [question] = owed(this.#match.questions())
      if (question === undefined) return this.#farewell()
      if (!(await this.#decide(question))) return this.tellSaved()
    }
  }

  /** Foreign programs end with the session. */
  close(): void {
    for (const bot of this.#bots) bot?.close()
  }

  tellSaved(): void {
    this.#screen.print('', this.#say('play.saved', { name: this.#save.name }))
  }

  /** Bots answer before people are asked. Each decision has a chance of its own, so that a resumed game goes on alike. */
  #playBots(): void {
    const match = this.#match
    for (let turn = this.#botToMove(); turn !== undefined; turn = this.#botToMove()) {
      const { bot, question } = turn
      const { seat } = question
      const rng = new Chance(`${match.deal.seed}/bots/${match.moves.length}`)
      const choices = match.actions(seat)
      this.#submit(seat, bot.decide({ game: match.game, seat, question, choices, view: match.view(seat), rng }))
    }
  }

  #tellMishap({ seat, detail }: Mishap): void {
    const sentence = this.#say('play.mishap', { name: this.#introduce(seat), detail })
    if (this.#people.length === 0) this.#screen.print(sentence)
    else this.#screen.announce(sentence, '')
  }

  #botToMove() {
    for (const question of owed(this.#match.questions())) {
      const bot = this.#bots[question.seat]
      if (bot) return { bot, question }
    }
    return undefined
  }

  /** False when the person quits or the input ends. */
  async #decide(question: Question): Promise<boolean> {
    const { seat } = question
    if (!(await this.#passDevice(seat))) return false
    const choices = this.#choicesOf(seat)
    this.#draw(question, choices)
    for (;;) {
      const given = (await this.#screen.ask('> '))?.trim().toLowerCase()
      if (given === undefined || given === 'q') return false
      if (given === 'u' && this.#undo()) return true
      const action = this.#chosen(given, seat, choices)
      if (action !== undefined) {
        this.#submit(seat, action)
        return true
      }
      this.#answer(given, question, choices)
    }
  }

  /** By number, or written out where the choices are too many to number. */
  #chosen(given: string, seat: Seat, choices: readonly Choice[]): unknown {
    if (choices.length > 0) return /^\d+$/.test(given) ? choices[Number(given) - 1]?.action : undefined
    return offered(this.#match.actions(seat), this.#room.table.entry?.read(given))
  }

  /** Everything but a move. */
  #answer(given: string, question: Question, choices: readonly Choice[]): void {
    const screen = this.#screen
    const say = this.#say
    const { seat } = question
    const view = this.#match.view(seat)
    if (given === '') return this.#draw(question, choices)
    if (given === '?') return screen.help(view, this.#refused(seat))
    if (given === 'l') return screen.print(this.#journal.all(seat).join('\n') || say('play.emptyLog'))
    if (given === 'u') return screen.print(say('play.noUndo'))
    if (given === 'h') {
      this.#hints = !this.#hints
      return screen.print(this.#hints ? (screen.hint(view) ?? say('play.noHint')) : say('play.hintOff'))
    }
    if (given.startsWith('/')) return screen.filter(given.slice(1).trim(), choices)
    screen.misunderstood(given, choices.length)
  }

  #choicesOf(seat: Seat): readonly Choice[] {
    const view = this.#match.view(seat)
    const choices = this.#match.actions(seat)
    if (isSpace(choices) && this.#room.table.entry) return []
    return list(choices).map((action, i) => {
      return { number: i + 1, action, words: this.#speech.action(action, view, this.#names) }
    })
  }

  #draw(question: Question, choices: readonly Choice[]): void {
    const { seat } = question
    this.#screen.draw(question, this.#match.view(seat), this.#journal.recent(seat), choices, this.#hints)
  }

  /** What a person may want and cannot have, with the rule that forbids it. */
  #refused(seat: Seat): readonly string[] {
    const match = this.#match
    const view = match.view(seat)
    const choices = match.actions(seat)
    return (this.#room.table.wishes?.(view) ?? []).flatMap((wish) => {
      if (offered(choices, wish) !== undefined) return []
      const answer = match.submit(seat, wish)
      if (answer.ok) throw new Error('what was not offered was accepted')
      const why = this.#speech.refusal(answer.refusal, view, this.#names)
      return [`${this.#speech.action(wish, view, this.#names)}: ${why}`]
    })
  }

  /** Only the last to move can take back, and only a person. */
  #undo(): boolean {
    const mover: Seat | undefined = this.#match.moves.at(-1)?.[0]
    if (mover === undefined || !this.#people.includes(mover) || !this.#match.undo(mover)) return false
    this.#write()
    this.#journal.rewrite(this.#match)
    this.#screen.announce(this.#say('play.undone', { name: this.#names(mover) }), '')
    return true
  }

  #submit(seat: Seat, action: unknown): void {
    const answer = this.#match.submit(seat, action)
    if (!answer.ok) throw new Error(`not offered: ${answer.refusal.code}`)
    this.#write()
    const told = this.#journal.all(undefined).length
    this.#journal.note(this.#match, seat, answer.events)
    if (this.#people.length === 0) this.#screen.print(...this.#journal.all(undefined).slice(told))
  }

  #write(): void {
    writeSave(this.#save, writeRecord(recordOf(this.#match, this.#players)))
  }

  /** Where one person may not see what another sees, the screen is emptied and handed over. */
  async #passDevice(seat: Seat): Promise<boolean> {
    const before = this.#viewer
    this.#viewer = seat
    if (this.#people.length < 2 || before === seat || !this.#hasSecrets(seat)) return true
    return this.#screen.handOver(seat)
  }

  #hasSecrets(seat: Seat): boolean {
    const own = withoutSeat(this.#match.view(seat))
    return this.#people.some((other) => other !== seat && !same(own, withoutSeat(this.#match.view(other))))
  }

  #greet(): void {
    const say = this.#say
    const { moves, commitment } = this.#match
    const { name } = this.#save
    const key = moves.length === 0 ? 'play.begun' : 'play.resumed'
    const lines = [
      say(key, { title: this.#speech.title, name, moves: moves.length }),
      say('play.seats', { seats: this.#players.map((_, seat) => this.#introduce(seat)).join(', ') }),
      say('play.commitment', { commitment }),
      this.#screen.paragraph(say('play.why')),
      '',
    ]
    if (this.#people.length === 0) this.#screen.print(...lines)
    else this.#screen.announce(...lines)
  }

  #introduce(seat: Seat): string {
    const name = this.#names(seat)
    const bot = this.#bots[seat]
    return bot ? this.#say('play.botKind', { name, kind: bot.id }) : name
  }

  #farewell(): void {
    const say = this.#say
    const screen = this.#screen
    const { deal } = this.#match
    const { path } = this.#save
    const viewer = this.#people.length === 1 ? this.#people[0] : undefined
    const outcome = this.#match.outcome()
    screen.table(this.#match.view(viewer), viewer === undefined ? [] : this.#journal.recent(viewer), [])
    screen.print(say('play.over'))
    if (outcome) screen.print(tellOutcome(outcome, this.#speech, say, this.#names))
    screen.print('', say('play.revealed', { seed: deal.seed, salt: deal.salt }))
    screen.print(say('play.record', { path }), say('play.verify', { path }))
  }
}

function withoutSeat(view: unknown): unknown {
  return typeof view === 'object' && view !== null ? { ...view, seat: undefined } : view
}
