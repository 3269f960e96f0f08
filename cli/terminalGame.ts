/** A game at one terminal: people by keyboard, bots by themselves; saved after every move. */

import type { Minds } from '@windward/bots/contract.ts'
import type { Mishap } from '@windward/bots/guard.ts'
import { answerOf, taskIn } from '@windward/bots/seat.ts'
import { isSpace, list, owed, same } from '@windward/core/choices.ts'
import type { Question, Seat } from '@windward/core/contract.ts'
import { type AnyMatch, recordOf, writeRecord } from '@windward/core/record.ts'
import type { AnySpeech, Language, Names, Say } from '@windward/core/words.ts'
import { Chronicle } from './chronicle.ts'
import type { TextFace } from './games.ts'
import { namesOf } from './players.ts'
import { type Save, writeSave } from './saves.ts'
import { type ListedChoice, Screen } from './screen.ts'
import { type SeatedBot, seat as seated } from './seated.ts'
import { tellOutcome } from './telling.ts'
import type { Desk } from './terminal.ts'
import { type TerminalKey, wordsIn } from './words/index.ts'

export interface TerminalSeating {
  readonly face: TextFace
  readonly match: AnyMatch
  readonly players: readonly string[]
  /** By seat; none where a person sits. */
  readonly bots: readonly (string | undefined)[]
  /** How they play. */
  readonly minds: Minds
  readonly save: Save
}

export class TerminalGame {
  readonly #face: TextFace
  readonly #match: AnyMatch
  readonly #players: readonly string[]
  readonly #bots: readonly (SeatedBot | undefined)[]
  readonly #save: Save
  readonly #say: Say<TerminalKey>
  readonly #speech: AnySpeech
  readonly #names: Names
  readonly #people: readonly Seat[]
  readonly #chronicle: Chronicle
  readonly #screen: Screen
  #hints = false
  /** Who looked at the screen last. */
  #viewer: Seat | undefined

  constructor({ face, match, players, bots, minds, save }: TerminalSeating, terminal: Desk, language: Language) {
    this.#face = face
    this.#match = match
    this.#players = players
    this.#save = save
    this.#say = wordsIn(language)
    this.#speech = face.speech(language)
    this.#names = namesOf(players, this.#say)
    const onMishap = (mishap: Mishap) => this.#tellMishap(mishap)
    this.#bots = bots.map((bot) => (bot === undefined ? undefined : seated(minds, bot, { onMishap })))
    this.#people = players.flatMap((_, seat) => (bots[seat] === undefined ? [seat] : []))
    this.#screen = new Screen(terminal, face.layout, this.#speech, this.#say, this.#names)
    this.#chronicle = new Chronicle(this.#speech, this.#names, this.#people)
    this.#chronicle.rewrite(match)
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

  /** Foreign programs end with it. */
  close(): void {
    for (const bot of this.#bots) bot?.close()
  }

  tellSaved(): void {
    if (this.#keepsSecrets) this.#screen.wipe()
    this.#screen.print('', this.#say('play.saved', { name: this.#save.name }))
  }

  /** Bots answer before people are asked. */
  #playBots(): void {
    const match = this.#match
    for (let turn = this.#botToMove(); turn !== undefined; turn = this.#botToMove()) {
      const { bot, question } = turn
      this.#submit(question.seat, answerOf(bot, match.game, taskIn(match, question, bot.id)))
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
    let doubted: unknown
    for (;;) {
      const given = (await this.#screen.ask('> '))?.trim().toLowerCase()
      if (given === undefined || given === 'q') return false
      if (given === 'u' && this.#undo(seat)) return true
      const action = this.#meant(given, seat, choices)
      if (action === undefined) {
        this.#answer(given, question, choices)
        continue
      }
      const objection = this.#refusal(seat, action) ?? (same(action, doubted) ? undefined : this.#doubt(seat, action))
      if (objection === undefined) {
        this.#submit(seat, action)
        return true
      }
      doubted = action
      this.#screen.print(objection)
    }
  }

  #doubt(seat: Seat, action: unknown): string | undefined {
    return this.#speech.doubt?.(action, this.#match.view(seat), this.#names)
  }

  /** The rule that forbids it, if one does. */
  #refusal(seat: Seat, action: unknown): string | undefined {
    const refusal = this.#match.whyNot(seat, action)
    return refusal && this.#speech.refusal(refusal, this.#match.view(seat), this.#names)
  }

  /** What is listed under it, or written out: allowed or not. */
  #meant(given: string, seat: Seat, choices: readonly ListedChoice[]): unknown {
    const listed = choices.find(({ entry }) => entry === given)
    return listed ? listed.action : this.#face.layout.composer?.read(given, this.#match.view(seat))
  }

  /** Everything but a move. */
  #answer(given: string, question: Question, choices: readonly ListedChoice[]): void {
    const screen = this.#screen
    const say = this.#say
    const { seat } = question
    const view = this.#match.view(seat)
    if (given === '') return this.#draw(question, choices)
    if (given === '?') return screen.help(view, this.#refused(seat))
    if (given === 'l') return screen.print(this.#chronicle.all(seat).join('\n') || say('play.emptyLog'))
    if (given === 'u') return screen.print(say('play.noUndo'))
    if (given === 'h') return this.#switchHints(screen.hint(view))
    if (given.startsWith('/')) return screen.filter(given.slice(1).trim(), choices)
    screen.misunderstood(given, choices.length)
  }

  #switchHints(hint: string | undefined): void {
    if (hint === undefined) return this.#screen.print(this.#say('play.noHint'))
    this.#hints = !this.#hints
    this.#screen.print(this.#hints ? hint : this.#say('play.hintOff'))
  }

  #choicesOf(seat: Seat): readonly ListedChoice[] {
    const view = this.#match.view(seat)
    const choices = this.#match.actions(seat)
    const { composer } = this.#face.layout
    if (isSpace(choices) && composer) return []
    return list(choices).map((action, i) => {
      const entry = composer?.write(action) ?? String(i + 1)
      return { entry, action, words: this.#speech.action(action, view, this.#names) }
    })
  }

  #draw(question: Question, choices: readonly ListedChoice[]): void {
    const { seat } = question
    this.#screen.draw(question, this.#match.view(seat), this.#chronicle.recent(seat), choices, this.#hints)
  }

  /** What a person may want and cannot have, with the rule that forbids it. */
  #refused(seat: Seat): readonly string[] {
    const match = this.#match
    const view = match.view(seat)
    return (this.#face.layout.wishes?.(view) ?? []).flatMap((wish) => {
      const refusal = match.whyNot(seat, wish)
      if (refusal === undefined) return []
      const why = this.#speech.refusal(refusal, view, this.#names)
      return [`${this.#speech.action(wish, view, this.#names)}: ${why}`]
    })
  }

  /** Only one's own move, and only the last. */
  #undo(seat: Seat): boolean {
    if (!this.#match.undo(seat)) return false
    this.#write()
    this.#chronicle.rewrite(this.#match)
    this.#screen.announce(this.#say('play.undone', { name: this.#names(seat) }), '')
    return true
  }

  #submit(seat: Seat, action: unknown): void {
    const answer = this.#match.submit(seat, action)
    if (!answer.ok) throw new Error(`not offered: ${answer.refusal.code}`)
    this.#write()
    const told = this.#chronicle.all(undefined).length
    this.#chronicle.note(this.#match, seat, answer.events)
    if (this.#people.length === 0) this.#screen.print(...this.#chronicle.all(undefined).slice(told))
  }

  #write(): void {
    writeSave(this.#save, writeRecord(recordOf(this.#match, this.#players)))
  }

  /** Where one person may not see what another has seen, the screen is emptied and handed over. */
  async #passDevice(seat: Seat): Promise<boolean> {
    const before = this.#viewer
    this.#viewer = seat
    if (before === seat || !this.#keepsSecrets) return true
    if (before === undefined && this.#people.every((other) => this.#match.sameView(seat, other))) return true
    return this.#screen.handOver(seat)
  }

  /** People have secrets from each other here: even where all may know the same now, the screen may still show more. */
  get #keepsSecrets(): boolean {
    return this.#people.length > 1 && !this.#match.isOpen
  }

  #greet(): void {
    const say = this.#say
    const { moves, commitment } = this.#match
    const { name } = this.#save
    const key = moves.length === 0 ? 'play.begun' : 'play.resumed'
    const lines = [
      say(key, { title: this.#face.title, name, moves: moves.length }),
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
    if (this.#keepsSecrets) screen.wipe()
    screen.table(this.#match.view(viewer), viewer === undefined ? [] : this.#chronicle.recent(viewer), [])
    screen.print(say('play.over'))
    if (outcome) screen.print(tellOutcome(outcome, this.#speech, say, this.#names))
    screen.print('', say('play.revealed', { seed: deal.seed, salt: deal.salt }))
    screen.print(say('play.record', { path }), say('play.verify', { path }))
  }
}
