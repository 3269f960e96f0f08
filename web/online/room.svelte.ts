/** A table on the server: who sits there, what they say, how much time is left; and the game, once it has begun. */

import { same } from '@windward/core/choices.ts'
import type { AnyGame, Event, Outcome, Seat } from '@windward/core/contract.ts'
import { whyNotIn } from '@windward/core/match.ts'
import type { Answer, Command, Refused, ServerRefused } from '@windward/protocol/commands.ts'
import type { Ending, TableInfo } from '@windward/protocol/tables.ts'
import type { Clocks, HeardStep, Position, Update } from '@windward/protocol/updates.ts'
import type { AnyFace } from '../games/face.ts'
import { settings } from '../shell.svelte.ts'
import { CREW } from '../table/crew.ts'
import type { MoveEvents, TableFacts, TableLink, TableListener, TableUpdate } from '../table/link.ts'
import { Sitting } from '../table/sitting.svelte.ts'
import { live } from './live.svelte.ts'
import { type News, newsOf } from './news.ts'
import { sayRefusal } from './refusals.ts'

/** How long news stay, in milliseconds, and how many of them. */
export const NEWS_STAY = 8_000
const MOST_NEWS = 3
/** Who has missed more steps than these reads them in the log: nobody watches half a game before they may go on. */
const MOST_WATCHED = 40

export interface ChatLine {
  readonly seq: number
  /** Whose id, and what they were called then. */
  readonly by: string
  readonly name: string
  readonly text: string
}

export class Room {
  readonly id: string
  readonly game: AnyGame
  readonly face: AnyFace
  info: TableInfo = $state.raw() as TableInfo
  seat: Seat | undefined = $state.raw()
  present: readonly Seat[] = $state.raw([])
  spectators = $state(0)
  chat: readonly ChatLine[] = $state.raw([])
  /** When the last of it was said, on this device's clock; nothing where it was said before. */
  saidAt = 0
  /** What happened lately, apart from the game; put away by hand, or after a while. */
  news: readonly News[] = $state.raw([])
  /** For how long each seat has owed its answer, as of `clocksAt`. */
  waited: readonly number[] = $state.raw([])
  /** A spectator has been told that they are one. */
  isUsedToLooking = $state(false)
  /** Lines of talk that were on the screen. */
  read = $state(0)
  /** Whoever does not want to hear what is said. */
  isMuted = $state(false)
  clocks: Clocks | undefined = $state.raw()
  /** When the clocks were told, on this device's clock. */
  clocksAt = $state(0)
  refused: ServerRefused | undefined = $state.raw()
  sitting: Sitting | undefined = $state.raw()
  /** Its person plays on another screen: this one shows the game, and asks nothing. */
  isElsewhere = $state(false)
  /** When this screen was chosen to play on. */
  #chosenAt = Date.now()
  /** Seats that owe an answer. */
  awaited: readonly Seat[] = $state.raw([])
  #seq = 0
  /** Nothing has been told yet. What comes with the first update is no news. */
  isNew = $state(true)
  #isPresenceKnown = $state(false)
  #position: Position | undefined
  readonly #acts: MoveEvents[] = []
  #listener: TableListener | undefined
  /** What the game screen was told last, without its events. */
  #told: TableUpdate | undefined
  readonly #unwatch: () => void

  constructor(info: TableInfo, game: AnyGame, face: AnyFace) {
    this.id = info.id
    this.info = info
    this.game = game
    this.face = face
    this.#unwatch = live.watch(info.id, {
      seq: () => this.#seq,
      playsFor: () => (this.isElsewhere ? undefined : Math.max(0, Date.now() - this.#chosenAt)),
      elsewhere: () => this.#play(false),
      update: (update) => this.#hear(update),
      presence: ({ seats, spectators }) => {
        this.#isPresenceKnown = true
        this.present = seats
        this.spectators = spectators
      },
      refused: (refusal) => {
        this.refused = refusal
      },
    })
  }

  /** Bots sail under the names they have at one's own device. */
  nameOf(seat: Seat): string {
    return this.info.seats[seat].person?.name ?? CREW[seat % CREW.length]
  }

  /** The game has begun without this person, and nobody may look on. */
  get isShut(): boolean {
    const { state, spectators } = this.info
    return !this.isNew && this.seat === undefined && !spectators && (state === 'playing' || state === 'over')
  }

  get unread(): number {
    return this.isMuted ? 0 : this.chat.length - this.read
  }

  /** A person with a seat who is not connected. */
  isAway(seat: Seat): boolean {
    const { person, bot } = this.info.seats[seat]
    return this.#isPresenceKnown && person !== undefined && bot === undefined && !this.present.includes(seat)
  }

  forgetNews(seq: number): void {
    this.news = this.news.filter((one) => one.seq !== seq)
  }

  /** A refusal in words, the server's or the game's. */
  why(refused: Refused): string {
    if (refused.by === 'server') return sayRefusal(refused)
    return this.face.speech(settings.language).refusal(refused, this.#position?.view, (seat) => this.nameOf(seat))
  }

  /** From now on this screen is the one to play on. */
  playHere(): void {
    this.#chosenAt = Date.now()
    this.#play(true)
    live.watchAgain(this.id)
  }

  send(command: Command): Promise<Answer> {
    return live.send(this.id, command)
  }

  close(): void {
    this.#unwatch()
    this.sitting?.close()
  }

  #play(isHere: boolean): void {
    this.isElsewhere = !isHere
    if (this.#position !== undefined) this.#tell(this.#look(this.#position), [])
  }

  #hear(update: Update): void {
    this.#seq = update.seq
    this.seat = update.seat
    const wasOpen = this.info.state === 'open'
    if (update.info) this.info = update.info
    const events = update.steps.flatMap((step) => this.#step(step))
    if (!this.isNew) this.#announce(update.steps)
    // Who sat down is seen at the table now.
    if (wasOpen && this.info.state !== 'open') this.news = []
    if (!this.isNew && update.steps.some(({ type }) => type === 'chat')) this.saidAt = Date.now()
    this.isNew = false
    const { position } = update
    if (position === undefined) return
    this.#position = position
    this.clocks = position.clocks
    this.waited = position.waited ?? []
    this.clocksAt = Date.now()
    this.awaited = position.questions.filter((question) => !question.optional).map((question) => question.seat)
    if (this.sitting === undefined) this.sitting = new Sitting(this.#table(), this.face)
    else this.#tell(this.#look(position), events)
    if (update.steps.length > MOST_WATCHED) this.sitting.skip()
  }

  /** Keeps what it tells; an undo takes back the last act. */
  #step(step: HeardStep): readonly Event[] {
    if (step.type === 'undo' || (step.type === 'allow' && step.with !== undefined)) this.#acts.pop()
    if (step.type === 'chat' && step.by && step.text) {
      this.chat = [...this.chat, { seq: step.seq, by: step.by.id, name: step.by.name, text: step.text }]
    }
    if (step.type !== 'act') return []
    const events = step.events ?? []
    this.#acts.push({ move: this.#acts.length + 1, events })
    return events
  }

  #announce(steps: readonly HeardStep[]): void {
    const news = steps.flatMap((step) => newsOf(step, live.person, this.seat, (seat) => this.nameOf(seat)))
    if (news.length === 0) return
    this.news = [...this.news, ...news].slice(-MOST_NEWS)
    setTimeout(() => {
      for (const { seq } of news) this.forgetNews(seq)
    }, NEWS_STAY)
  }

  /** A line of talk, a claim, a return come as updates too: where the game stands as before, what it asks is left alone. */
  #tell(look: TableUpdate, events: readonly Event[]): void {
    if (same(look, this.#told)) return
    this.#told = look
    this.#listener?.update({ ...look, events })
  }

  #look(position: Position): TableUpdate {
    const { choices, view, questions } = position
    const ending = this.info.ending
    const isAsked = !this.isElsewhere
    return {
      moves: this.#acts.length,
      seat: this.seat,
      view,
      events: [],
      questions: isAsked ? questions : questions.filter(({ seat }) => seat !== this.seat),
      choices: isAsked && choices?.kind === 'list' ? choices.actions : [],
      canUndo: isAsked && (position.canUndo ?? false),
      ...(ending && { outcome: this.#scored(ending, view) }),
    }
  }

  /** The points of a match that was not played to its end are those it had. */
  #scored({ how, standings }: Ending, view: unknown): Outcome {
    const points = how === 'played' ? undefined : this.face.score?.(view)
    return standings.map((standing) => ({ ...standing, points: points?.[standing.seat] ?? standing.points }))
  }

  #table(): TableLink {
    const { id, game, options, commitment = '' } = this.info
    const players = () => this.info.seats.map((_, seat) => ({ name: this.nameOf(seat) }))
    const info: TableFacts = {
      id,
      game,
      options,
      commitment,
      // Whoever takes another name has it here, too.
      get players() {
        return players()
      },
    }
    return {
      info,
      past: [...this.#acts],
      listen: (listener) => {
        this.#listener = listener
        if (this.#position) this.#tell(this.#look(this.#position), [])
      },
      submit: (action) => this.#done({ type: 'act', action: { ...action }, seen: this.#seq }),
      undo: () => this.#done({ type: 'undo' }),
      whyNot: async (action) => whyNotIn(this.game, this.#position?.view, this.seat ?? 0, action),
      take: async () => undefined,
      close: () => undefined,
    }
  }

  async #done(command: Command): Promise<Refused | undefined> {
    const answer = await this.send(command)
    return answer.ok ? undefined : answer
  }
}
